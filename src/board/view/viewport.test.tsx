import { beforeEach, expect, test, vi } from 'vitest';
import { createViewport, type Viewport } from './viewport';

const sheet = { x: 0, y: 0, width: 2000, height: 2400 };
let viewport: Viewport;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout', 'performance'],
  });
  viewport = createViewport(sheet, () => ({ x: 1000, y: 800, scale: 1 }));
  viewport.resize(360, 680);
  return () => {
    viewport.destroy();
    vi.useRealTimers();
  };
});

test('a map that is given another size while it glides comes to where it was going, its upper left corner held', () => {
  viewport.glide({ x: 600, y: 1800, scale: 1 });
  viewport.resize(360, 600);
  vi.advanceTimersByTime(1000);
  expect(viewport.camera()).toEqual({ x: 600, y: 1760, scale: 1 });
});

test('a window that was large enough for the whole sheet and becomes small keeps its hexes; what was asked to be whole stays whole', () => {
  viewport.resize(3000, 3000);
  expect(viewport.camera().scale).toBe(1.25);
  viewport.resize(360, 680);
  expect(viewport.camera().scale).toBe(1.25);
  viewport.set({ x: 1000, y: 1200, scale: 0 });
  expect(viewport.camera().scale).toBeCloseTo(360 / 2000, 9);
  viewport.resize(500, 800);
  expect(viewport.camera().scale).toBeCloseTo(500 / 2000, 9);
});

test('it has come to rest when nothing has changed for a while and two more frames', () => {
  const rest = vi.fn();
  viewport.onSettled(rest);
  viewport.set({ x: 900, y: 900, scale: 1 });
  vi.advanceTimersByTime(121);
  viewport.set({ x: 901, y: 900, scale: 1 });
  vi.advanceTimersByTime(121);
  expect(rest).not.toHaveBeenCalled();
  for (let frame = 0; frame < 3; frame++) vi.advanceTimersToNextFrame();
  expect(rest).toHaveBeenCalledTimes(1);
});

test('a map that was hidden says so, and tells that it is to be drawn when it is back in the same size', () => {
  const change = vi.fn();
  viewport.onChange(change);
  viewport.resize(0, 0);
  expect(viewport.isShown()).toBe(false);
  viewport.resize(360, 680);
  expect(viewport.isShown()).toBe(true);
  expect(change).toHaveBeenCalledTimes(1);
  const rest = vi.fn();
  viewport.onSettled(rest);
  vi.advanceTimersByTime(200);
  expect(rest).toHaveBeenCalledTimes(1);
});
