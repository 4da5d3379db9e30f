import type { Application } from 'pixi.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFrames } from './frames';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begun(isShown = () => true) {
  const canvas = document.createElement('canvas');
  const render = vi.fn();
  const app = { canvas, renderer: {}, render } as unknown as Application;
  const frames = createFrames(app, { isShown, onDrawn: vi.fn(), onError: vi.fn() });
  return { frames, render };
}

test('all changes of a frame are drawn at once', () => {
  const { frames, render } = begun();
  frames.expect();
  frames.request();
  frames.request();
  vi.advanceTimersToNextFrame();
  expect(render).toHaveBeenCalledTimes(1);
});

test('a frame that was expected and brought no change draws nothing', () => {
  const { frames, render } = begun();
  frames.expect();
  vi.advanceTimersToNextFrame();
  expect(render).not.toHaveBeenCalled();
  frames.request();
  vi.advanceTimersToNextFrame();
  expect(render).toHaveBeenCalledTimes(1);
});

test('a board that the page hides draws nothing until it is shown', () => {
  let shown = false;
  const { frames, render } = begun(() => shown);
  frames.request();
  vi.advanceTimersToNextFrame();
  expect(render).not.toHaveBeenCalled();
  shown = true;
  frames.request();
  vi.advanceTimersToNextFrame();
  expect(render).toHaveBeenCalledTimes(1);
});
