import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { declarationsOf, placedBases, whyNotFiring, type Game } from '../../../rules/furrows';
import { AtTable } from '../../play/AtTable';
import { createDesk } from '../play/desk';
import { tableWhere } from '../playback/testing';
import { baseName } from '../wording';
import { BaseList } from './BaseList';

afterEach(cleanup);

/** Bases that may fire, of which one would but reaches nobody [§8.1]: their names, and whether they have a target. */
function firers(game: Game): ReadonlyMap<string, boolean> | undefined {
  if (game.phase.name !== 'declare') return undefined;
  const bases = placedBases(game).filter(
    (base) =>
      base.side === game.phase.side &&
      !whyNotFiring(game, base) &&
      !game.declared.some((declared) => declared.base === base.id),
  );
  const reach = new Map(
    bases.map((base) => [baseName(game, base.id), declarationsOf(game, base).length > 0]),
  );
  return new Set(reach.values()).size > 1 ? reach : undefined;
}

it('§8.1: a base that reaches nobody is not said to fire', () => {
  const { table, found } = tableWhere({ scenario: 'firstLight', orders: 'quick' }, firers);
  render(
    <AtTable table={table} desk={createDesk(table)}>
      <BaseList />
    </AtTable>,
  );
  for (const [name, reaches] of found) {
    const row = screen.getByRole('button', { name }).closest('li');
    expect(row?.textContent).toContain(reaches ? 'may fire' : 'no target');
  }
});
