import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DIRECTIONS,
  allHexes,
  createGrid,
  hexAtPoint,
  hexCentre,
  hexCorners,
  neighbour,
  parseHex,
  type Hex,
} from '.';

const grid = createGrid(24, 27);
const at = (number: string) => parseHex(grid, number)!;
const someHex = fc.integer({ min: 0, max: grid.size - 1 }).map((hex) => hex as Hex);
const someSize = fc.double({ min: 0.5, max: 400, noNaN: true });

describe('flat-topped hexes in pixels', () => {
  it('places 0101 in the top left corner, even columns half a hex lower', () => {
    const height = 20 * Math.sqrt(3);
    expect(hexCentre(grid, at('0101'), 20)).toEqual({ x: 20, y: height / 2 });
    expect(hexCentre(grid, at('0102'), 20)).toEqual({ x: 20, y: 1.5 * height });
    expect(hexCentre(grid, at('0201'), 20)).toEqual({ x: 50, y: height });
    expect(hexCentre(grid, at('0301'), 20).y).toBeCloseTo(height / 2, 9);
  });

  it('gives back the hex of every centre', () => {
    for (const hex of allHexes(grid)) {
      const { x, y } = hexCentre(grid, hex, 37.5);
      expect(hexAtPoint(grid, x, y, 37.5)).toBe(hex);
    }
  });

  it('gives the hex of any point in it', () => {
    fc.assert(
      fc.property(
        someHex,
        someSize,
        fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (hex, size, angle, out) => {
          const centre = hexCentre(grid, hex, size);
          const inradius = (size * Math.sqrt(3)) / 2;
          const x = centre.x + out * inradius * Math.cos(angle);
          const y = centre.y + out * inradius * Math.sin(angle);
          expect(hexAtPoint(grid, x, y, size)).toBe(hex);
        },
      ),
    );
  });

  it('reaches almost into each corner', () => {
    for (const hex of allHexes(grid)) {
      const centre = hexCentre(grid, hex, 10);
      for (const corner of hexCorners(centre, 9.99))
        expect(hexAtPoint(grid, corner.x, corner.y, 10)).toBe(hex);
    }
  });

  it.each([
    [-1, 10],
    [10, -1],
    [1, 1],
    [10_000, 10],
    [10, 10_000],
    [Number.NaN, 10],
    [10, Number.NaN],
  ])('knows no hex at (%d, %d)', (x, y) => expect(hexAtPoint(grid, x, y, 20)).toBeUndefined());

  it('lists the corners clockwise from the right-hand one', () => {
    const corners = hexCorners({ x: 100, y: 50 }, 10);
    const rounded = corners.map(({ x, y }) => [Math.round(x), Math.round(y)]);
    expect(rounded).toEqual([
      [110, 50],
      [105, 59],
      [95, 59],
      [90, 50],
      [95, 41],
      [105, 41],
    ]);
  });

  it('lets neighbours share the two corners of their side', () => {
    const corners = hexCorners(hexCentre(grid, at('1214'), 10), 10);
    for (const direction of DIRECTIONS) {
      const beside = hexCorners(hexCentre(grid, neighbour(grid, at('1214'), direction)!, 10), 10);
      const shared = corners.filter((one) =>
        beside.some((other) => Math.hypot(one.x - other.x, one.y - other.y) < 1e-9),
      );
      expect(shared).toEqual(
        [corners[(direction + 4) % 6], corners[(direction + 5) % 6]].sort(
          (a, b) => corners.indexOf(a) - corners.indexOf(b),
        ),
      );
    }
  });
});
