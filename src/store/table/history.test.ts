import { describe, expect, it } from 'vitest';
import { pebblesGame, type Action } from '../../rules/pebbles';
import { played } from '../moments';
import {
  deciderAt,
  gameAt,
  sinceLastOf,
  takenBack,
  toRedo,
  undone,
  withoutFuture,
  withoutLast,
  advanced,
} from './history';

const guess = (pebbles: number): Action => ({ type: 'guess', pebbles });
const take = (pebbles: number): Action => ({ type: 'take', pebbles });

/** White guesses, black takes, black guesses. */
const DONE = [guess(1), take(2), guess(3)];
const SETUP = { scenario: 'heap' } as const;

function historyOf(actions: readonly Action[]) {
  const past = [...played(pebblesGame, { setup: SETUP, seed: 7, version: 1, actions })];
  return { first: pebblesGame.setup(SETUP, 7), past, future: [], takeBacks: [] };
}

const actionsOf = ({ past }: Pick<ReturnType<typeof historyOf>, 'past'>) => past.map(({ action }) => action);

describe('a history', () => {
  const history = historyOf(DONE);

  it('has the game after every action, and before the first', () => {
    expect([0, 1, 2, 3].map((count) => gameAt(history, count).phase)).toEqual([
      'guess',
      'take',
      'guess',
      'take',
    ]);
    expect(gameAt(history)).toBe(history.past[2].game);
    expect(gameAt(history, -1)).toBe(history.first);
  });

  it('knows who decided after every action', () => {
    const deciders = [0, 1, 2, 3].map((count) => deciderAt(pebblesGame, history, count));
    expect(deciders).toEqual(['white', 'black', 'black', 'white']);
  });

  it('undone and done again is the same, and the one before is as it was', () => {
    const before = structuredClone(actionsOf(history));
    const back = undone(undone(history));
    expect([actionsOf({ past: [...back.past] }), back.future]).toEqual([[guess(1)], [guess(3), take(2)]]);
    const again = toRedo(back)!;
    expect([again.action, again.history.future]).toEqual([take(2), [guess(3)]]);
    const done = advanced(again.history, history.past[1]);
    expect([...done.past]).toEqual(history.past.slice(0, 2));
    expect(actionsOf(history)).toEqual(before);
  });

  it('with nothing done has nothing to undo or to do again', () => {
    const empty = historyOf([]);
    expect(undone(empty)).toBe(empty);
    expect(toRedo(empty)).toBeNull();
    expect(toRedo(withoutFuture(undone(history)))).toBeNull();
  });

  it('without its last action does not offer it again', () => {
    const shorter = withoutLast(history);
    expect([shorter.past.length, shorter.future]).toEqual([2, []]);
  });

  it('counts what goes with the last action of a side; none if it has done none', () => {
    expect(sinceLastOf(pebblesGame, history, 'white')).toBe(3);
    expect(sinceLastOf(pebblesGame, history, 'black')).toBe(1);
    expect(sinceLastOf(pebblesGame, historyOf([guess(1)]), 'black')).toBe(0);
  });

  it('keeps that actions were taken back, and how many [R-101]', () => {
    const at = '2026-03-01T12:00:00.000Z';
    const back = takenBack(undone(history), 1, { by: 'black', at });
    expect([back.past.length, back.future]).toEqual([1, []]);
    expect(back.takeBacks).toEqual([{ after: 1, removed: 1, by: 'black', at }]);
  });
});
