import { expect, it } from 'vitest';
import { anyPlayer } from '../../../rules/autoplay';
import { furrows, type Game } from '../../../rules/furrows';
import { openTable } from '../../../store/table';
import { faceToFace } from '../playback/testing';
import type { FurrowsTable } from '../table';
import { createDesk } from './desk';

const OPTIONS = { now: () => '2026-11-27T12:00:00.000Z' };

/** Two persons play on, whoever is asked taking the screen, until the game stands so. */
function playedUntil(isReached: (table: FurrowsTable) => boolean) {
  const record = {
    id: 'game',
    name: 'A game',
    ruleset: 'furrows',
    version: 1,
    setup: faceToFace(),
    seed: 4,
    actions: [],
  };
  const table: FurrowsTable = openTable(furrows, record, OPTIONS);
  const desk = createDesk(table);
  const player = anyPlayer(furrows, 1);
  table.takeSeat();
  while (!isReached(table)) {
    const action = player(table.published.getState().position as Game);
    if (action) table.act(action);
    table.takeSeat();
  }
  return { table, desk };
}

const toldBy = ({ state }: ReturnType<typeof createDesk>) =>
  state.getState().telling?.beats.flatMap(({ events }) => events) ?? [];
const isOver = ({ published }: FurrowsTable) => published.getState().position?.phase.name === 'ended';

it('the last turn is told to its end', () => {
  const { desk } = playedUntil(isOver);
  expect(toldBy(desk).at(-1)).toMatchObject({ type: 'ended' });
});

it('a reload goes on with what the side that looks has not seen for sure', () => {
  const { table, desk } = playedUntil(({ sinceLastLook }) =>
    sinceLastLook().some(({ events }) => events.some(({ type }) => type === 'fired')),
  );
  const again: FurrowsTable = openTable(furrows, table.record(), OPTIONS);
  const anew = createDesk(again);
  again.takeSeat();
  expect(toldBy(anew).map(({ type }) => type)).toContain('fired');
  expect(toldBy(desk)).toEqual(expect.arrayContaining([...toldBy(anew)]));
});
