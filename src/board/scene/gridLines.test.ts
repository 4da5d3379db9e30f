import { describe, expect, test } from 'vitest';
import { createGrid, hexCentre, hexNumber, type Hex } from '../../hex';
import { mapBounds, RADIUS } from '../terrain/geometry';
import { sheetBounds } from '../terrain/sheet';
import { gridLines, MARGIN } from './gridLines';

const grid = createGrid(24, 27);
const lines = gridLines(grid);

describe('the printed grid', () => {
  test('numbers every hex at its centre and draws every side once', () => {
    expect(lines.hexes).toHaveLength(648);
    for (const [i, { x, y, number }] of lines.hexes.entries()) {
      expect(number).toBe(hexNumber(grid, i as Hex));
      expect({ x, y }).toEqual(hexCentre(grid, i as Hex, RADIUS));
    }
    const keys = new Set(
      Array.from({ length: lines.sides.length / 4 }, (_, i) => {
        const [ax, ay, bx, by] = [...lines.sides.slice(i * 4, i * 4 + 4)].map(Math.round);
        return [`${ax},${ay}`, `${bx},${by}`].sort().join(' ');
      }),
    );
    expect(keys.size).toBe(lines.sides.length / 4);
  });

  test('numbers the columns north and south and the rows west and east, on the sheet and off the field', () => {
    const { width, height } = mapBounds(grid);
    const sheet = sheetBounds(grid);
    const off = ({ x, y }: { x: number; y: number }) => x < 0 || y < 0 || x > width || y > height;
    expect(lines.margins).toHaveLength(2 * 24 + 2 * 27);
    for (const { x, y } of lines.margins) {
      expect(off({ x, y })).toBe(true);
      expect(x).toBeGreaterThan(Math.max(sheet.x, -MARGIN));
      expect(y).toBeGreaterThan(Math.max(sheet.y, -MARGIN));
      expect(x).toBeLessThan(Math.min(sheet.x + sheet.width, width + MARGIN));
      expect(y).toBeLessThan(Math.min(sheet.y + sheet.height, height + MARGIN));
    }
    const west = lines.margins.filter(({ x }) => x < 0);
    expect(west.map(({ number }) => Number(number))).toEqual(Array.from({ length: 27 }, (_, i) => i + 1));
    const east = lines.margins.filter(({ x }) => x > width);
    expect(east[0].y - west[0].y).toBeCloseTo((RADIUS * Math.sqrt(3)) / 2, 6);
  });
});
