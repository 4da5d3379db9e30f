import { expect, it } from 'vitest';
import { pebblesGame, type Action, type Setup } from '../rules/pebbles';
import { recordText } from '../store/schema';
import { openTable, type GameRecord } from '../store/table';
import { replayText } from './replayText';

/** A game of pebbles played to its end, as its file. */
function ended() {
  const table = openTable(pebblesGame, {
    id: 'game',
    name: 'By the sea',
    ruleset: 'pebbles',
    version: 1,
    setup: { scenario: 'handful' },
    seed: 3,
    actions: [],
  });
  while (!table.standing().ended) {
    table.takeSeat();
    table.act(pebblesGame.options(table.published.getState().position!)[0]);
  }
  return table.record();
}

function replayed(record: GameRecord<Setup, Action>) {
  const told: string[] = [];
  const result = replayText(pebblesGame, recordText(record), {
    events: (events) => told.push(...events.map(({ type }) => type)),
    fingerprint: (after) => told.push(`# ${after}`),
  });
  return { told, result };
}

it('a save of any game is played again to its end', () => {
  const record = ended();
  const { told, result } = replayed(record);
  expect(result).toMatchObject({ actions: record.actions.length, game: { phase: 'ended' } });
  expect(told.slice(0, 3)).toEqual(['guessed', '# 1', 'taken']);
  expect(told.at(-1)).toBe(`# ${record.actions.length}`);
});

it('a save that does not follow the rules breaks off where it does not', () => {
  const record = ended();
  const other = record.actions.map((action, at) => (at === 1 ? { ...action, pebbles: 9 } : action));
  expect(replayed({ ...record, actions: other }).result).toEqual({
    broken: 'Action 2 is not legal: {"type":"take","pebbles":9}: {"reason":"tooMany"}',
  });
  const checks = record.checks!.map((check, at) => (at === 1 ? { ...check, hash: '0'.repeat(16) } : check));
  expect(replayed({ ...record, checks }).result).toMatchObject({
    broken: expect.stringMatching(/^After \d+ actions the save has 0{16}, the game /),
  });
});
