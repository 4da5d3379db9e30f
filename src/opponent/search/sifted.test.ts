import { describe, expect, it } from 'vitest';
import type { Task } from '../contract';
import type { Mind } from '../mind';
import { candidate, toyMind } from '../testing';
import type { PlayedOut } from './sifted';
import { sifted } from './sifted';

/** A world with its number; what is done in it. */
interface Toy {
  readonly world: number;
  done: number;
}

/** What an action, by its number, comes to in a world. */
type Worth = (action: number, world: number) => number;

function diviner(worth: Worth, played: number[][] = []): Mind<Toy, Toy, number, number> {
  let worlds = 0;
  return toyMind<Toy, number>({
    world: () => ({ world: worlds++, done: -1 }),
    play: (toy, action) => void (toy.done = action),
    playOut: ({ done, world }) => {
      (played[world] ??= []).push(done);
      return worth(done, world);
    },
  });
}

const TASK: Task = { game: 'toy', view: null, side: 'one', level: 'colonel', seed: 7 };
const TRIED = [5, 4.9, 4.8, 4.7, 4.6, 4.5].map((total, action) => candidate(action, total));
const USUAL = { own: 0, other: 0, tried: TRIED, worlds: 2, heats: 3, turns: 1 };

function run(mind: ReturnType<typeof diviner>, hurry = false): PlayedOut<number> {
  const search = sifted(mind, TASK, USUAL);
  for (;;) {
    const step = search.next(hurry);
    if (step.done) return step.value;
  }
}

describe('sifting what comes next', () => {
  it('takes what comes out better again and again', () => {
    const { reckonings } = run(diviner((action) => (action === 4 ? 3 : 0)));
    expect(reckonings[0].action).toBe(4);
    expect(reckonings[0].total).toBeCloseTo(4.6 + 3, 9);
  });

  it('is not misled by one world in which the game was won by luck: what is best at sight stays best', () => {
    const lucky: Worth = (action, world) => (action === 4 && world === 1 ? 200 : 0);
    expect(run(diviner(lucky)).reckonings[0].action).toBe(0);
  });

  it('believes only so much of it as is more than chance', () => {
    const mixed: Worth = (action, world) => (action === 1 ? [3, 1][world % 2] : 0);
    const { reckonings } = run(diviner(mixed));
    expect(reckonings[0].action).toBe(1);
    // Two points on average, with a standard error of the square root of one fifth.
    expect(reckonings[0].total).toBeCloseTo(4.9 + 1.9, 9);
  });

  it('leaves the worse half behind after each heat, but never the best at sight', () => {
    const played: number[][] = [];
    const { rollouts, considered, reckonings } = run(diviner((action) => action, played));
    expect(played.map((actions) => actions.length)).toEqual([6, 6, 4, 4, 3, 3]);
    for (const actions of played) expect(actions).toContain(0);
    expect(played[5]).toContain(5);
    expect([rollouts, considered]).toEqual([26, 6]);
    const tries = reckonings.map(({ action, terms }) => [
      action,
      terms.find(({ code }) => code === 'outlook')?.facts.tries,
    ]);
    expect(Object.fromEntries(tries)).toEqual({ 0: undefined, 1: 2, 2: 2, 3: 4, 4: 6, 5: 6 });
  });

  it('compares in the same worlds: what a world gives to all counts for none', () => {
    const moody: Worth = (action, world) => 100 * world + (action === 2 ? 4 : 0);
    expect(run(diviner(moody)).reckonings[0].action).toBe(2);
  });

  it('answers with what it has when it is hurried', () => {
    const played: number[][] = [];
    expect(
      run(
        diviner(() => 0, played),
        true,
      ).reckonings[0].action,
    ).toBe(0);
    expect(played).toHaveLength(1);
  });
});
