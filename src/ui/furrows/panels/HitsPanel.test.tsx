import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { shareOf, targetsIn, type Game } from '../../../rules/furrows';
import { AtTable } from '../../play/AtTable';
import { createDesk } from '../play/desk';
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
