import { describe, expect, it } from 'vitest';
import type { Task } from '../contract';
import type { Mind } from '../mind';
import { candidate, toyMind } from '../testing';
import { drawnFor, type Drawn } from './draws';
import type { Racing } from './race';

interface Toy {
  readonly name: string;
}

/** What a draw comes to against a style: draws are known by their place among those that race. */
type Worth = (draw: number, other: number) => number;

const TASK: Task = { game: 'toy', view: { name: 'now' }, side: 'one', level: 'captain', seed: 7 };

const SEEDS = Array.from({ length: 8 }, (_, draw) => (TASK.seed ^ Math.imul(draw, 0x9e3779b1)) >>> 0);

/** Everything is drawn until a seed is laid. */
function drawers(worth: Worth, laid: number[] = []): Mind<Toy, Toy, string, number> {
  return toyMind<Toy>({
    world: ({ name }) => ({ name }),
    isDrawn: ({ name }) => name === 'now',
    weigh: (_toy, { seed }) => [candidate(`${seed}`, 0)],
    play: (toy, action) => {
      laid.push(SEEDS.indexOf(Number(action)));
      Object.assign(toy, { name: action });
    },
    playOut: ({ name }, _from, { other }) => worth(SEEDS.indexOf(Number(name)), other),
  });
}

const RACING: Racing = { courses: 2, heats: 2, ahead: 9 };

function raced(
  mind: Mind<Toy, Toy, string, number>,
  task = TASK,
  { hurry = false, other = 0, racing = RACING } = {},
): Drawn {
  const race = drawnFor(mind, task, racing, { usual: 0, other });
  for (;;) {
    const step = race.next(hurry);
    if (step.done) return step.value;
  }
}

const FIFTH: Worth = (draw) => (draw === 5 ? 9 : draw === 2 ? 4 : 0);

describe('what is drawn for a phase', () => {
  it('is the draw that comes out best of all that were carried out and played on', () => {
    const laid: number[] = [];
    expect(raced(drawers(FIFTH, laid)).seed).toBe(SEEDS[5]);
    expect(new Set(laid)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]));
  });

  it('is the first draw where no other is better, or nothing hangs on it', () => {
    expect(raced(drawers((draw) => -draw)).seed).toBe(TASK.seed);
    expect(raced(drawers(() => 4))).toEqual({ seed: TASK.seed, rollouts: 16 });
  });

  it('leaves the worse half behind after each heat, but never the first', () => {
    const laid: number[] = [];
    raced(drawers(FIFTH, laid));
    expect(laid).toHaveLength(2 * 8 + 2 * 4);
    expect(laid.slice(16)).toEqual(expect.arrayContaining([0, 2, 5]));
  });

  it('is the best answer to what is expected of the other side', () => {
    const worth: Worth = (draw, other) => (draw === 3 + other ? 6 : 0);
    expect(raced(drawers(worth)).seed).toBe(SEEDS[3]);
    expect(raced(drawers(worth), TASK, { other: 1 }).seed).toBe(SEEDS[4]);
  });

  it('is the same all through a phase: it is chosen from what was seen as it began', () => {
    const laid: number[] = [];
    const mind = drawers(FIFTH, laid);
    const later: Task = { ...TASK, view: { name: 'later' }, began: { name: 'now' } };
    expect(raced(mind, later).seed).toBe(SEEDS[5]);
    const { length } = laid;
    expect(length).toBeGreaterThan(0);
    expect(raced(mind, { ...later, view: { name: 'still later' } }).seed).toBe(SEEDS[5]);
    expect(laid).toHaveLength(length);
  });

  it('goes on with a race that was begun by who thought ahead, and comes to the same', () => {
    const laid: number[] = [];
    const mind = drawers(FIFTH, laid);
    const ahead = drawnFor(mind, TASK, RACING, { usual: 0, other: 0 });
    for (let steps = 0; steps < 5; steps++) ahead.next(false);
    expect(laid).toHaveLength(5);
    expect(raced(mind)).toEqual(raced(drawers(FIFTH)));
    expect(laid).toHaveLength(2 * 8 + 2 * 4);
  });

  it('begins anew after a race that broke off', () => {
    let broken = true;
    const mind = drawers((draw, other) => {
      if (broken) throw new Error('no such world');
      return FIFTH(draw, other);
    });
    expect(() => raced(mind)).toThrow('no such world');
    broken = false;
    expect(raced(mind).seed).toBe(SEEDS[5]);
  });

  it('is the first for who is hurried, and not kept', () => {
    const mind = drawers(FIFTH);
    expect(raced(mind, TASK, { hurry: true })).toEqual({ seed: TASK.seed, rollouts: 1 });
    expect(raced(mind).seed).toBe(SEEDS[5]);
  });
});
