import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { anyPlayer } from '../../../rules/autoplay';
import {
  basesOf,
  declarationsOf,
  furrows,
  isPlaced,
  whyNotFiring,
  type Action,
  type Base,
  type Game,
} from '../../../rules/furrows';
import type { Draft } from '../../../rules/result';
import { openTable } from '../../../store/table';
import { AtTable } from '../../play/AtTable';
import { createDesk } from '../play/desk';
import type { FurrowsTable } from '../table';
import { baseName } from '../wording';
import { BaseList } from './BaseList';

afterEach(cleanup);

const SETUP = { scenario: 'firstLight', orders: 'quick' } as const;

const couldFire = (game: Game) =>
  basesOf(game).filter(
    (base) =>
      base.side === game.phase.side &&
      !whyNotFiring(game, base) &&
      !game.declared.some((declared) => declared.base === base.id),
  );
const hasTarget = (game: Game, base: Base) => isPlaced(base) && declarationsOf(game, base).length > 0;

/** A game in which one base may fire, and another would but reaches nobody [§8.1]. */
function declaring(): { readonly game: Game; readonly actions: readonly Action[]; readonly seed: number } {
  for (let seed = 1; seed < 200; seed++) {
    const game = furrows.setup(SETUP, seed) as Draft<Game>;
    const actions: Action[] = [];
    const player = anyPlayer(furrows, seed);
    for (let action = player(game); action; action = player(game)) {
      furrows.play(game, action);
      actions.push(action);
      if (game.phase.name !== 'declare') continue;
      const bases = couldFire(game);
      const reach = bases.filter((base) => hasTarget(game, base)).length;
      if (reach > 0 && reach < bases.length) return { game, actions, seed };
    }
  }
  throw new Error('no such game');
}

it('§8.1: a base that reaches nobody is not said to fire', () => {
  const { game, actions, seed } = declaring();
  const record = { id: 'g', name: 'A game', ruleset: 'furrows', version: 1, setup: SETUP, seed, actions };
  const table: FurrowsTable = openTable(furrows, record, { now: () => '2026-11-22T12:00:00.000Z' });
  table.takeSeat();
  render(
    <AtTable table={table} desk={createDesk(table)}>
      <BaseList />
    </AtTable>,
  );
  for (const base of couldFire(game)) {
    const row = screen.getByRole('button', { name: new RegExp(baseName(game, base.id)) }).closest('li');
    expect(row?.textContent).toContain(hasTarget(game, base) ? 'may fire' : 'nothing in range');
  }
});
