import { describe, expect, test } from 'vitest';
import { miniMapPlace } from './miniMapPlace';

const sheet = { x: -50, y: -80, width: 1000, height: 1400 };

describe('the overview', () => {
  test.each([
    ['the whole sheet is seen', { x: -200, y: -80, width: 1300, height: 1400 }, 'hidden'],
    ['most of the sheet is seen', { x: 0, y: 200, width: 900, height: 1000 }, 'hidden'],
    ['the corner it would cover is at the limit', { x: -50, y: 720, width: 500, height: 600 }, 'top'],
    ['the corner is farther off', { x: 0, y: 720, width: 500, height: 600 }, 'bottom'],
    ['the top is seen', { x: -50, y: -80, width: 500, height: 600 }, 'bottom'],
    ['the width is seen, not the height', { x: -100, y: 0, width: 1200, height: 900 }, 'bottom'],
  ] as const)('where %s', (_, view, place) => {
    expect(miniMapPlace(view, sheet)).toBe(place);
  });
});
