import { Sprite, type Container } from 'pixi.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGrid } from '../../hex';
import { createGridLayer } from './gridLayer';

beforeEach(() => {
  vi.useFakeTimers();
  // The time of a frame is up after one band.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 2));
});
afterEach(() => void vi.useRealTimers());

const VIEW = { x: 0, y: 0, width: 900, height: 700 };
const grid = createGrid(12, 20);

const pictures = ({ children }: Container, how: 'seen' | 'hidden') =>
  children
    .filter(({ visible }) => visible === (how === 'seen'))
    .flatMap((layer) => layer.children.filter((child) => child instanceof Sprite)).length;

function begun() {
  const changed = vi.fn();
  let seen = false;
  const layer = createGridLayer(grid, changed, () => seen);
  layer.sharpen(VIEW, 0.7, 1);
  layer.sharpen(VIEW, 1, 1);
  seen = true;
  return { layer, changed, count: pictures(layer.container, 'seen') };
}

function framesUntil(isOver: () => boolean): number {
  let frames = 0;
  for (; !isOver() && frames < 500; frames++) vi.advanceTimersByTime(16);
  return frames;
}

test('what is seen first is drawn at once', () => {
  const { layer, count } = begun();
  expect(count).toBeGreaterThan(1);
  expect(layer.isWhole(1)).toBe(true);
  expect(layer.isWhole(2)).toBe(false);
});

test('at any zoom the pixels drawn stay: a canvas whose width is set anew is blank', () => {
  const { layer } = begun();
  const zoom = 740 / 620;
  layer.sharpen(VIEW, zoom, 1);
  framesUntil(() => layer.isWhole(zoom));
  const sizes = layer.container.children
    .flatMap(({ children }) => children)
    .map((child) => (child as Sprite).texture.source)
    .map(({ pixelWidth, pixelHeight, resolution }) => ({ pixelWidth, pixelHeight, resolution }));
  expect(sizes.length).toBeGreaterThan(1);
  for (const size of sizes) expect(size).toEqual({ pixelWidth: 640, pixelHeight: 640, resolution: zoom });
});

test('for another zoom it is drawn a band in each frame, and what lay there stays until all is drawn', () => {
  const { layer, changed, count } = begun();
  layer.sharpen(VIEW, 2, 1);
  expect([layer.isWhole(2), pictures(layer.container, 'seen')]).toEqual([false, count]);
  vi.advanceTimersByTime(20);
  expect(changed).not.toHaveBeenCalled();
  const frames = framesUntil(() => layer.isWhole(2));
  expect(changed).toHaveBeenCalledTimes(1);
  expect(pictures(layer.container, 'hidden')).toBe(0);
  // Four bands, and before them the canvas gets its memory.
  expect(frames).toBeGreaterThanOrEqual(5 * pictures(layer.container, 'seen') - 1);
});

test('a zoom that is left before it was drawn leaves nothing behind', () => {
  const { layer } = begun();
  layer.sharpen(VIEW, 2, 1);
  vi.advanceTimersByTime(20);
  layer.sharpen(VIEW, 1.5, 1);
  framesUntil(() => layer.isWhole(1.5));
  expect(layer.container.children.length).toBe(1);
});

test('where the map is moved to what is lacking comes frame by frame, and nothing where nothing is lacking', () => {
  const { layer, changed, count } = begun();
  layer.follow(VIEW);
  expect(layer.isWhole(1)).toBe(true);
  layer.follow({ ...VIEW, y: 700 });
  framesUntil(() => layer.isWhole(1));
  expect(changed.mock.calls.length).toBeGreaterThan(0);
  expect(pictures(layer.container, 'seen')).toBeGreaterThan(count);
  layer.destroy();
});
