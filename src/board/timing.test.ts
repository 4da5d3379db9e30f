import { describe, expect, it } from 'vitest';
import type { Hex } from '../hex';
import type { AnimationStep } from './model';
import { STEP, durationOf, timed } from './timing';

const hex = (at: number) => at as Hex;
const moved = (counter: string, hexes: number): AnimationStep => ({
  kind: 'moved',
  counter,
  steps: Array.from({ length: hexes + 1 }, (_, at) => ({ hex: hex(at), facing: null })),
});
const pause = (time: number): AnimationStep => ({ kind: 'pause', time });

describe('when steps are played', () => {
  it('one after another', () => {
    const course = timed([moved('a', 1), pause(40), moved('b', 2)]);
    expect(course.map(({ start, duration }) => [start, duration])).toEqual([
      [0, STEP],
      [STEP, 40],
      [STEP + 40, 2 * STEP],
    ]);
  });

  it('those that belong together begin at once, and what follows waits for the longest', () => {
    const together: AnimationStep = { kind: 'together', steps: [moved('a', 1), moved('b', 2)] };
    expect(durationOf(together)).toBe(2 * STEP);
    const course = timed([pause(10), together, pause(5)]);
    expect(course.map(({ step, start }) => [step.kind, start])).toEqual([
      ['pause', 0],
      ['moved', 10],
      ['moved', 10],
      ['pause', 10 + 2 * STEP],
    ]);
  });

  it('a move at its game’s own pace', () =>
    expect(durationOf({ ...moved('a', 3), time: 600 } as AnimationStep)).toBe(600));

  it('nothing together takes no time', () => expect(durationOf({ kind: 'together', steps: [] })).toBe(0));
});
