import { describe, expect, it } from 'vitest';
import { atOnce, inStretches, Stopped } from './stretches';

/** Work in steps of so many milliseconds; tells how many were done. */
function* steps(count: number, ms: number, done = { steps: 0 }): Generator<void, string> {
  for (; done.steps < count; done.steps++) {
    const began = performance.now();
    while (performance.now() - began < ms);
    yield;
  }
  return `${count} steps`;
}

describe('long work', () => {
  it('gives what it leads to, at once or in stretches', async () => {
    expect(atOnce(steps(3, 0))).toBe('3 steps');
    expect(await inStretches(steps(3, 0))).toBe('3 steps');
  });

  it('leaves the page free in between', async () => {
    let turns = 0;
    const watch = setInterval(() => turns++);
    await inStretches(steps(300, 1));
    clearInterval(watch);
    expect(turns).toBeGreaterThanOrEqual(5);
  });

  it('ends when it is cancelled', async () => {
    const stop = new AbortController();
    const done = { steps: 0 };
    setTimeout(() => stop.abort(), 50);
    await expect(inStretches(steps(10_000, 1, done), { cancel: stop.signal })).rejects.toEqual(
      new Stopped('cancelled'),
    );
    expect(done.steps).toBeLessThan(1000);
  });

  it('ends when its budget is used up', async () => {
    const done = { steps: 0 };
    await expect(inStretches(steps(10_000, 1, done), { budget: 50 })).rejects.toEqual(new Stopped('tooSlow'));
    expect(done.steps).toBeLessThanOrEqual(50);
  });

  it('passes on what the work throws', async () => {
    await expect(inStretches(failing())).rejects.toThrow('no way');
  });
});

function* failing(): Generator<void, void> {
  throw new RangeError('no way');
}
