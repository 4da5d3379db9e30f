import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { shareOf, targetsIn, type Game } from '../../../rules/furrows';
import { AtTable } from '../../play/AtTable';
import { createDesk } from '../play/desk';
import { kindsLeft, waysOf } from '../play/hits';
import { PlayActions } from '../play/PlayActions';
import { faceToFace, tableWhere } from '../playback/testing';
import { baseName } from '../wording';
import { HitsPanel } from './HitsPanel';

afterEach(cleanup);

/** The only base that may be hit. */
function alone(game: Game): string | undefined {
  if (game.phase.name !== 'hits') return undefined;
  const targets = targetsIn(game, game.phase.side);
  return targets.length === 1 ? baseName(game, targets[0].fighter.base) : undefined;
}

it('§10.5: who takes the hits is named before all else, where there is no choice of it too', () => {
  const { table, found } = tableWhere(faceToFace(), alone);
  render(
    <AtTable table={table} desk={createDesk(table)}>
      <HitsPanel />
    </AtTable>,
  );
  const [first] = screen.getAllByText(/^\d+ damage hits?/);
  expect(first.textContent).toMatch(new RegExp(`^\\d+ damage hits? on ${found}[.,]`));
});

/** A single hit with two bases to give it to. */
function single(game: Game): string | undefined {
  if (game.phase.name !== 'hits' || shareOf(game, game.phase.side).hits !== 1) return undefined;
  const targets = targetsIn(game, game.phase.side);
  return targets.length > 1
    ? targets.map(({ fighter }) => baseName(game, fighter.base)).join(' or ')
    : undefined;
}

it('§10.5: a single hit falls on the one or the other', () => {
  const { table, found } = tableWhere(faceToFace(), single);
  render(
    <AtTable table={table} desk={createDesk(table)}>
      <HitsPanel />
    </AtTable>,
  );
  expect(screen.getByText(/^1 damage hit on/).textContent).toContain(`1 damage hit on ${found}`);
});

it('§10.5: hits that need not fall on every base are on the one or the other, as the player likes', () => {
  const { table, found } = tableWhere(faceToFace(), (game) => {
    if (game.phase.name !== 'hits') return undefined;
    const targets = targetsIn(game, game.phase.side);
    const { hits } = shareOf(game, game.phase.side);
    const models = targets.reduce((sum, each) => sum + each.models, 0);
    return targets.length > 1 && hits > 1 && hits < models ? { game, targets } : undefined;
  });
  render(
    <AtTable table={table} desk={createDesk(table)}>
      <HitsPanel />
    </AtTable>,
  );
  const names = found.targets.map(({ fighter }) => baseName(found.game, fighter.base)).join(' or ');
  expect(screen.getByText(/damage hits on/).textContent).toContain(`damage hits on ${names}`);
});

it('§10.5: how the hits fall is chosen by the player: before that nothing is marked and they are not given', () => {
  const { table } = tableWhere(faceToFace(), (game) =>
    game.phase.name === 'hits' && waysOf(game, game.phase.side).length > 1 ? game : undefined,
  );
  const desk = createDesk(table);
  desk.tell([]);
  render(
    <AtTable table={table} desk={desk}>
      <HitsPanel />
      <PlayActions />
    </AtTable>,
  );
  const give = () => screen.getByRole('button', { name: /^Give these hits/ });
  const ways = screen.getAllByRole('radio');
  expect(ways.filter((way) => way.getAttribute('aria-checked') === 'true')).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Hit by hit' })).toBeNull();
  expect(give().textContent).toContain('Choose how the hits fall');
  fireEvent.click(give());
  expect(table.published.getState().position?.phase.name).toBe('hits');
  fireEvent.click(ways[1]);
  expect(ways[1].getAttribute('aria-checked')).toBe('true');
  expect(give().textContent).toContain('Final: dice roll');
});

it('§10.5: of dice of two kinds the one for a single hit is chosen, and whose they are is said', () => {
  const { table, found } = tableWhere(faceToFace(), (game) => {
    if (game.phase.name !== 'hits') return undefined;
    const { side } = game.phase;
    const single = shareOf(game, side).hits === 1 && targetsIn(game, side).length === 1;
    return single && kindsLeft(game, side).length > 1 ? game : undefined;
  });
  render(
    <AtTable table={table} desk={createDesk(table)}>
      <HitsPanel />
    </AtTable>,
  );
  const dice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Dice of hit 1' });
  expect(dice.options).toHaveLength(2);
  const { phase } = found;
  const { profiles } = found.fight!.roll!.forces[phase.side === 'foundry' ? 0 : 1];
  for (const [at, kind] of kindsLeft(found, phase.side!).entries())
    for (const { cause } of profiles[kind].dice)
      expect(dice.options[at].textContent).toContain(baseName(found, cause.base));
  expect(screen.queryByRole('button', { name: /earlier/ })).toBeNull();
});
