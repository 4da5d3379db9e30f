import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFrame, afterNextFrame } from './afterFrame';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it calls back once the frame that is due has been drawn', () => {
  const then = vi.fn();
  afterNextFrame(then);
  vi.advanceTimersToNextFrame();
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(then).toHaveBeenCalledTimes(1);
});

test('what is called off does not come', () => {
  const then = vi.fn();
  afterNextFrame(then)();
  vi.runAllTimers();
  expect(then).not.toHaveBeenCalled();
});

test('one telling follows another after a while, five times as long as the page took to draw', () => {
  let busy = 0;
  const frame = vi
    .spyOn(globalThis, 'requestAnimationFrame')
    .mockImplementation((back) => Number(setTimeout(() => back(performance.now()), 16 + busy)));
  const told: number[] = [];
  const tell = () => {
    told.push(performance.now());
    busy = 80;
  };
  for (let ms = 0; ms < 2000; ms += 50) {
    if (told.length < 3) afterFrame(tell);
    vi.advanceTimersByTime(50);
  }
  expect(told.length).toBeGreaterThan(2);
  expect(told[1] - told[0]).toBeGreaterThan(5 * 80);
  frame.mockRestore();
});
