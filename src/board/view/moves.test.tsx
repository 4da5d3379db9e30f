import { beforeEach, expect, test, vi } from 'vitest';
import { createGrid, hexCentre, type Hex } from '../../hex';
import { RADIUS } from '../terrain/geometry';
import { sees } from './framing';
import { movesOf, type Looks } from './moves';
import { createViewport, type Viewport } from './viewport';

const grid = createGrid(24, 27);
const sheet = { x: 0, y: 0, width: 1700, height: 2200 };
const hexAt = (column: number, row: number) => ((column - 1) * 27 + row - 1) as Hex;
const held = hexAt(12, 21);
const tapped = hexAt(13, 19);
let viewport: Viewport;
let looks: Looks;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout', 'performance'],
  });
  const { x, y } = hexCentre(grid, tapped, RADIUS);
  viewport = createViewport(sheet, () => ({ x, y: y - 300, scale: 0.9 }));
  viewport.resize(820, 1000);
  looks = { begins: false, awaited: [], kept: null };
  return () => {
    viewport.destroy();
    vi.useRealTimers();
  };
});

const isSeen = (hex: Hex) => sees(viewport.camera(), viewport.window(), hexCentre(grid, hex, RADIUS), 0);

function turned(): void {
  const moves = movesOf({ grid, viewport, looks, inHand: () => held });
  const seen = moves.inSight();
  viewport.resize(560, 640);
  moves.lookAgain(seen);
  vi.advanceTimersByTime(1000);
}

test('on a tablet that is turned the unit in hand stays in sight with the hex that was tapped', () => {
  movesOf({ grid, viewport, looks, inHand: () => held }).keep([tapped]);
  expect([held, tapped].map(isSeen)).toEqual([true, true]);
  turned();
  expect([held, tapped].map(isSeen)).toEqual([true, true]);
});

test('a unit in hand that was moved out of sight does not come back when a tablet is turned', () => {
  viewport.set({ ...viewport.camera(), y: 500 });
  expect(isSeen(held)).toBe(false);
  turned();
  expect(isSeen(held)).toBe(false);
});

test('where there is nothing to bring into sight the map stays', () => {
  const before = viewport.camera();
  movesOf({ grid, viewport, looks, inHand: () => null }).gather([]);
  movesOf({ grid, viewport, looks, inHand: () => null }).lookAgain([]);
  vi.advanceTimersByTime(1000);
  expect(viewport.camera()).toEqual(before);
});
