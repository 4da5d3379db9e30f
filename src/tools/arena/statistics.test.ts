import { expect, it } from 'vitest';
import { percentile, wilson } from './statistics';

it('Wilson’s interval holds the share and never leaves 0 to 1', () => {
  const { share, low, high } = wilson(65, 100);
  expect(share).toBe(0.65);
  expect(low).toBeCloseTo(0.5525, 3);
  expect(high).toBeCloseTo(0.7364, 3);
  expect(wilson(0, 10).low).toBeCloseTo(0, 9);
  expect(wilson(10, 10).high).toBeCloseTo(1, 9);
  expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
});

it('a percentile is one of the values', () => {
  expect(percentile([5, 1, 3], 50)).toBe(3);
  expect(percentile([1, 2, 3, 4], 95)).toBe(4);
  expect(percentile([], 95)).toBe(0);
});
