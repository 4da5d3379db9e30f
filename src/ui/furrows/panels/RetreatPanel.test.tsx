import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { placedBases, type Game } from '../../../rules/furrows';
import { AtTable } from '../../play/AtTable';
import { createDesk } from '../play/desk';
import { faceToFace, tableWhere } from '../playback/testing';
import { baseName } from '../wording';
import { BaseList } from './BaseList';
import { RetreatPanel } from './RetreatPanel';

afterEach(cleanup);

/** A base has to give way, its side has others. */
function beaten(game: Game) {
  const { phase } = game;
  if (phase.name !== 'retreat') return undefined;
  const others = placedBases(game).filter(({ side, id }) => side === phase.side && id !== phase.base);
  const names = [phase.base, ...others.map(({ id }) => id)].map((id) => baseName(game, id));
  return others.length > 0 ? { base: phase.base, names } : undefined;
}

it('§10.6: of a retreat only the base that gives way is in hand', () => {
  const { table, found } = tableWhere(faceToFace(), beaten);
  const [name, other] = found.names;
  const desk = createDesk(table);
  render(
    <AtTable table={table} desk={desk}>
      <BaseList />
      <RetreatPanel />
    </AtTable>,
  );
  expect(screen.getByRole('heading', { name })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Next base' })).toBeNull();
  const row = (of: string) => screen.getByRole('button', { name: of }).closest('li')!;
  act(() => desk.step(1));
  expect(row(name).dataset['state']).toBe('selected');
  act(() => row(other).querySelector('button')!.click());
  expect(desk.state.getState().selected).toBe(found.base);
  expect(row(other).dataset['state']).toBe('cannot');
});
