import { describe, expect, it } from 'vitest';
import { hexCentre, mapBounds, RADIUS } from './geometry';
import { ringArea } from './line';
import { playingArea, sheetBounds } from './sheet';

const model = { columns: 7, rows: 6 };

describe('the sheet', () => {
  it('leaves exactly the hexes out of the veil', () => {
    const corners = playingArea(model).filter((_, i) => i % 3 !== 0);
    const hexArea = 1.5 * Math.sqrt(3) * RADIUS * RADIUS;
    expect(ringArea(corners)).toBeCloseTo(-hexArea * model.columns * model.rows, 3);
  });

  it('holds the map and every hex centre within its margins', () => {
    const sheet = sheetBounds(model);
    const map = mapBounds(model);
    const last = hexCentre(model, model.columns * model.rows - 1);
    expect(last.x + RADIUS).toBeLessThanOrEqual(map.width + 1e-9);
    expect(sheet.x + sheet.width).toBeGreaterThan(map.width);
    expect(sheet.y).toBeLessThan(0);
  });
});
