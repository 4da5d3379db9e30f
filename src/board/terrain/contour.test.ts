import { describe, expect, it } from 'vitest';
import { contour, levelRings } from './contour';
import { createFrame, fieldOf } from './field';
import { lineLength, ringArea } from './line';

const frame = createFrame({ x: -50, y: -50, width: 100, height: 100 }, 2);
const cone = fieldOf(frame, (x, y) => 30 - Math.hypot(x, y));

describe('contour', () => {
  it('traces one ring around a hill, as long and as large as its circle', () => {
    const rings = contour(cone, 0);
    expect(rings).toHaveLength(1);
    expect(Math.abs(ringArea(rings[0]))).toBeCloseTo(Math.PI * 900, -2);
    expect(lineLength(rings[0], true)).toBeCloseTo(2 * Math.PI * 30, 0);
  });

  it('winds a hole the other way', () => {
    const ridge = fieldOf(frame, (x, y) => 6 - Math.abs(Math.hypot(x, y) - 25));
    const areas = contour(ridge, 0).map(ringArea);
    expect(areas).toHaveLength(2);
    expect(Math.sign(areas[0])).toBe(-Math.sign(areas[1]));
  });

  it('closes the ring of ground that runs off the sheet', () => {
    const plain = fieldOf(frame, () => 1);
    const rings = contour(plain, 0);
    expect(rings).toHaveLength(1);
    expect(Math.abs(ringArea(rings[0]))).toBeGreaterThan(90 * 90);
  });

  it('keeps two hills that touch at a corner apart', () => {
    const saddle = fieldOf(frame, (x, y) => x * y - 1);
    expect(contour(saddle, 0)).toHaveLength(2);
  });

  it('finds nothing above the summit', () => {
    expect(contour(cone, 31)).toEqual([]);
  });
});

describe('levelRings', () => {
  it('drops small rings and stays near the contour with fewer points', () => {
    expect(levelRings(cone, 0, { least: 4000 })).toEqual([]);
    const [ring] = levelRings(cone, 0);
    expect(ring.length).toBeLessThan(contour(cone, 0)[0].length);
    for (let i = 0; i < ring.length; i += 2)
      expect(Math.abs(Math.hypot(ring[i], ring[i + 1]) - 30)).toBeLessThan(0.7);
  });
});
