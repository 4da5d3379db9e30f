import { describe, expect, it } from 'vitest';
import type { Task } from '../contract';
import type { Mind } from '../mind';
import { toyMind } from '../testing';
import { courseOf, type Course, type Racing } from './course';

interface Toy {
  readonly name: string;
}

/** Worth of an own style against another; styles are their own numbers. */
type Worth = (own: number, other: number) => number;

function racers(worth: Worth, played: string[] = []): Mind<Toy, Toy, string, number> {
  return toyMind<Toy>({
    world: ({ name }) => ({ name }),
    playOut: ({ name }, _from, { own, other }) => {
      played.push(name);
      return worth(own, other);
    },
  });
}

const TASK: Task = { game: 'toy', view: { name: 'now' }, side: 'one', level: 'captain', seed: 7 };

function raced(
  mind: Mind<Toy, Toy, string, number>,
  task: Task,
  racing: Racing,
  { hurry = false, usual = 0, other = 0 } = {},
): Course {
  const race = courseOf(mind, task, racing, { usual, other });
  for (;;) {
    const step = race.next(hurry);
    if (step.done) return step.value;
  }
}

const PLAIN = { courses: 2, heats: 2, ahead: 9 } as const;

describe('the course of a phase', () => {
  it('is the style that comes out best against the plain one', () => {
    expect(
      raced(
        racers((own) => [0, 5, 9, 2][own]),
        TASK,
        PLAIN,
      ).style,
    ).toBe(2);
  });

  it('is the plain one without a race where nobody plays ahead, or nothing hangs on it', () => {
    expect(
      raced(
        racers((own) => own),
        TASK,
        { ...PLAIN, courses: 0 },
      ),
    ).toEqual({ style: 0, seed: 7, rollouts: 0 });
    expect(
      raced(
        racers(() => 4),
        TASK,
        PLAIN,
      ),
    ).toEqual({ style: 0, seed: 7, rollouts: 8 });
  });

  it('leaves the worse half behind after each heat, but never the plain one', () => {
    const played: string[] = [];
    raced(
      racers((own) => own, played),
      TASK,
      PLAIN,
    );
    expect(played).toHaveLength(2 * 4 + 2 * 2);
  });

  it('is the plain one where another is better by no more than chance', () => {
    let world = 0;
    const lucky = racers((own) => (own === 2 ? [12, -8, 10, -9][world++ % 4] : 0));
    expect(raced(lucky, TASK, PLAIN).style).toBe(0);
  });

  it('is the usual one of the side where no other is better, whichever that is', () => {
    const worth: Worth = (own) => [4, 6, 6, 6][own];
    expect(raced(racers(worth), TASK, PLAIN, { usual: 3 }).style).toBe(3);
    expect(
      raced(
        racers((own) => [9, 6, 6, 6][own]),
        TASK,
        PLAIN,
        { usual: 3 },
      ).style,
    ).toBe(0);
  });

  it('is the best answer to what is expected of the other side', () => {
    const worth: Worth = (own, other) => (other === 1 ? [0, -8, 5, -8] : [0, 1, 6, 8])[own];
    expect(raced(racers(worth), TASK, PLAIN).style).toBe(3);
    expect(raced(racers(worth), TASK, PLAIN, { other: 1 }).style).toBe(2);
  });

  it('is a draw where all is drawn: every draw is carried out and played on', () => {
    const laid: number[] = [];
    const mind: Mind<Toy, Toy, string, number> = {
      ...racers(() => 0),
      isDrawn: ({ name }) => name === 'now',
      weigh: (_toy, { seed }) => [{ action: `${seed}`, total: 0, terms: () => [] }],
      play: (toy, action) => {
        laid.push(Number(action));
        Object.assign(toy, { name: action });
      },
      playOut: ({ name }) => (Number(name) === TASK.seed ? 1 : Number(name) % 2 ? 0 : 5),
    };
    const { seed, style } = raced(mind, TASK, PLAIN);
    expect(laid).toContain(TASK.seed);
    expect(new Set(laid).size).toBe(8);
    expect(seed % 2).toBe(0);
    expect(style).toBe(0);
  });

  it('is the same all through a phase: it is chosen from what was seen as it began', () => {
    const played: string[] = [];
    const mind = racers((own) => [0, 5, 9, 2][own], played);
    const later: Task = { ...TASK, view: { name: 'later' }, began: { name: 'now' } };
    expect(raced(mind, later, PLAIN).style).toBe(2);
    expect(new Set(played)).toEqual(new Set(['now']));
    const rollouts = played.length;
    expect(raced(mind, { ...later, view: { name: 'still later' } }, PLAIN).style).toBe(2);
    expect(played).toHaveLength(rollouts);
  });

  it('goes on with a race that was begun by who thought ahead, and comes to the same', () => {
    const worth: Worth = (own) => [0, 5, 9, 2][own];
    const played: string[] = [];
    const mind = racers(worth, played);
    const ahead = courseOf(mind, TASK, PLAIN, { usual: 0, other: 0 });
    for (let steps = 0; steps < 5; steps++) ahead.next(false);
    expect(played).toHaveLength(5);
    expect(raced(mind, { ...TASK, view: { name: 'later' }, began: TASK.view }, PLAIN)).toEqual(
      raced(racers(worth), TASK, PLAIN),
    );
    expect(played).toHaveLength(2 * 4 + 2 * 2);
  });

  it('begins anew after a race that broke off', () => {
    let broken = true;
    const mind = racers((own) => {
      if (broken) throw new Error('no such world');
      return [0, 5, 9, 2][own];
    });
    expect(() => raced(mind, TASK, PLAIN)).toThrow('no such world');
    broken = false;
    expect(raced(mind, TASK, PLAIN).style).toBe(2);
  });

  it('is the best so far for who is hurried, and not kept', () => {
    const mind = racers((own) => [0, 5, 9, 2][own]);
    expect(raced(mind, TASK, PLAIN, { hurry: true })).toEqual({ style: 0, seed: 7, rollouts: 1 });
    expect(raced(mind, TASK, PLAIN).style).toBe(2);
  });
});
