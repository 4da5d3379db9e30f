import { describe, expect, it } from 'vitest';
import type { Task } from '../contract';
import type { Mind } from '../mind';
import { toyMind } from '../testing';
import { mannerFor, type Manner } from './manners';

interface Toy {
  readonly world: number;
}

/** What a style comes to against another, by the number of the world. */
type Worth = (own: number, other: number, world: number) => number;

const TASK: Task = { game: 'toy', view: 'now', side: 'one', level: 'colonel', seed: 7 };

function stylish(worth: Worth, played: number[] = []): Mind<Toy, Toy, string, number> {
  let worlds = 0;
  return toyMind<Toy>({
    world: () => ({ world: worlds++ }),
    playOut: ({ world }, _from, { own, other }) => {
      played.push(own);
      return worth(own, other, world);
    },
  });
}

function raced(mind: Mind<Toy, Toy, string, number>, { usual = 0, other = 0, hurry = false } = {}): Manner {
  const race = mannerFor(mind, TASK, { courses: 2, heats: 2, ahead: 6 }, { usual, other });
  for (;;) {
    const step = race.next(hurry);
    if (step.done) return step.value;
  }
}

describe('the style of a phase', () => {
  it('is the one that comes out best of all', () => {
    const played: number[] = [];
    const mind = stylish((own) => (own === 2 ? 3 : 0), played);
    expect(raced(mind)).toEqual({ style: 2, rollouts: 2 * 4 + 2 * 2 });
    expect(new Set(played)).toEqual(new Set([0, 1, 2, 3]));
  });

  it('is the best answer to what is expected of the other side', () => {
    const worth: Worth = (own, other) => (own === other ? 6 : 0);
    expect(raced(stylish(worth), { other: 3 }).style).toBe(3);
  });

  it('is the usual one where no other is better', () => {
    expect(
      raced(
        stylish(() => 4),
        { usual: 3 },
      ),
    ).toEqual({ style: 3, rollouts: 8 });
    expect(
      raced(
        stylish((own) => (own === 3 ? 1 : -own)),
        { usual: 3 },
      ).style,
    ).toBe(3);
  });

  it('is found in the same worlds: what a world gives to all counts for none', () =>
    expect(raced(stylish((own, _other, world) => 100 * world + (own === 1 ? 2 : 0))).style).toBe(1));

  it('is the usual one for who is hurried', () =>
    expect(
      raced(
        stylish((own) => own),
        { usual: 1, hurry: true },
      ).style,
    ).toBe(1));
});
