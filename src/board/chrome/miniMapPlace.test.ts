import { describe, expect, test } from 'vitest';
import { miniMapPlace, miniMapWidth } from './miniMapPlace';

const sheet = { x: -50, y: -80, width: 1000, height: 1400 };
const covers = (...counters: readonly { readonly x: number; readonly y: number }[]) => ({
  width: 100,
  height: 140,
  zoom: 1,
  counters,
});

describe('the overview', () => {
  test.each([
    ['the whole sheet is seen', { x: -200, y: -80, width: 1300, height: 1400 }, 'hidden'],
    ['most of the sheet is seen', { x: 0, y: 200, width: 900, height: 1000 }, 'hidden'],
    ['the corner it would cover is at the limit', { x: -50, y: 720, width: 500, height: 600 }, 'top'],
    ['the corner is farther off', { x: 0, y: 720, width: 500, height: 600 }, 'bottom'],
    ['the top is seen', { x: -50, y: -80, width: 500, height: 600 }, 'bottom'],
    ['the width is seen, not the height', { x: -100, y: 0, width: 1200, height: 900 }, 'bottom'],
  ] as const)('where %s', (_, view, place) => {
    expect(miniMapPlace(view, sheet, covers())).toBe(place);
  });

  const view = { x: 100, y: 100, width: 500, height: 600 };
  const [below, above, beside] = [
    { x: 150, y: 640 },
    { x: 150, y: 200 },
    { x: 300, y: 640 },
  ];

  test('leaves the counter in its place in sight', () => {
    expect(miniMapPlace(view, sheet, covers(below))).toBe('top');
    expect(miniMapPlace(view, sheet, covers(beside))).toBe('bottom');
    expect(miniMapPlace(view, sheet, covers({ x: 220, y: 540 }))).toBe('top');
  });

  test('stays where it would cover no fewer above', () => {
    expect(miniMapPlace(view, sheet, covers(below, above))).toBe('bottom');
    expect(miniMapPlace(view, sheet, covers(below, below, above))).toBe('top');
  });

  test('counts by what is seen, not by the world', () => {
    expect(miniMapPlace(view, sheet, { ...covers({ x: 150, y: 560 }), zoom: 2 })).toBe('bottom');
  });

  test('is smaller in the window of a small laptop', () => {
    expect([miniMapWidth({ height: 600 }), miniMapWidth({ height: 780 })]).toEqual([78, 112]);
  });
});
