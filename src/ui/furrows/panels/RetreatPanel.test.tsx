import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { anyPlayer } from '../../../rules/autoplay';
import { basesOf, furrows, isPlaced, type Action, type Game } from '../../../rules/furrows';
import type { Draft } from '../../../rules/result';
import { openTable } from '../../../store/table';
import { AtTable } from '../../play/AtTable';
import { createDesk } from '../play/desk';
import { faceToFace } from '../playback/testing';
import type { FurrowsTable } from '../table';
import { baseName } from '../wording';
import { BaseList } from './BaseList';
import { RetreatPanel } from './RetreatPanel';

afterEach(cleanup);

/** A game in which a base has to give way while its side has others. */
function beaten() {
  const setup = faceToFace();
  for (let seed = 1; seed < 200; seed++) {
    const game = furrows.setup(setup, seed) as Draft<Game>;
    const actions: Action[] = [];
    const player = anyPlayer(furrows, seed);
    for (let action = player(game); action; action = player(game)) {
      furrows.play(game, action);
      actions.push(action);
      const { phase } = game;
      if (phase.name !== 'retreat') continue;
      const others = basesOf(game).filter(
        (each) => each.side === phase.side && isPlaced(each) && each.id !== phase.base,
      );
      if (others.length > 0) return { game, base: phase.base, other: others[0].id, actions, seed, setup };
    }
  }
  throw new Error('no such game');
}

it('§10.6: of a retreat only the base that gives way is in hand', () => {
  const { game, base, other, actions, seed, setup } = beaten();
  const record = { id: 'g', name: 'A game', ruleset: 'furrows', version: 1, setup, seed, actions };
  const table: FurrowsTable = openTable(furrows, record, { now: () => '2026-11-22T12:00:00.000Z' });
  table.takeSeat();
  const desk = createDesk(table);
  render(
    <AtTable table={table} desk={desk}>
      <BaseList />
      <RetreatPanel />
    </AtTable>,
  );
  expect(screen.getByRole('heading', { name: baseName(game, base) })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Next base' })).toBeNull();
  const row = (name: string) => screen.getByRole('button', { name: new RegExp(name) }).closest('li')!;
  act(() => desk.step(1));
  expect(row(baseName(game, base)).dataset['state']).toBe('selected');
  act(() => row(baseName(game, other)).querySelector('button')!.click());
  expect(desk.state.getState().selected).toBe(base);
  expect(row(baseName(game, other)).dataset['state']).toBe('cannot');
});
