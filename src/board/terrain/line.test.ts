import { expect, it } from 'vitest';
import { lineLength, rounded, simplified, simplifiedRing, spacedAlong } from './line';

it('simplifies a straight run to its ends and keeps a corner', () => {
  expect(simplified([0, 0, 1, 0.01, 2, 0, 3, 0, 3, 5], 0.1)).toEqual([0, 0, 3, 0, 3, 5]);
});

it('simplifies a ring without losing its far side', () => {
  const ring = [0, 0, 5, 0, 10, 0, 10, 5, 10, 10, 5, 10, 0, 10, 0, 5];
  expect(lineLength(simplifiedRing(ring, 0.1), true)).toBe(40);
});

it('cuts corners but keeps the ends of an open line', () => {
  const line = rounded([0, 0, 4, 0, 4, 4], false);
  expect(line.slice(0, 2)).toEqual([0, 0]);
  expect(line.slice(-2)).toEqual([4, 4]);
  expect(line).not.toContain(undefined);
  expect(lineLength(line, false)).toBeLessThan(8);
});

it('spaces points evenly round a ring, across its corners', () => {
  const points = spacedAlong([0, 0, 10, 0, 10, 10, 0, 10], 4);
  expect(points).toHaveLength(20);
  expect(points.slice(6, 8)).toEqual([10, 2]);
});
