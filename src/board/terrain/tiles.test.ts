import { describe, expect, it } from 'vitest';
import { inView, tileScale, tilesOf, worthPainting } from './tiles';

const sheet = { x: -64, y: -96, width: 1588, height: 2073 };

describe('tiles', () => {
  it('cover the sheet, each overlapping the next', () => {
    const tiles = tilesOf(sheet, 1);
    for (const [x, y] of [
      [-64, -96],
      [333, 700],
      [334, 319],
      [1524, 1977],
    ])
      expect(tiles.some((t) => x >= t.x && x <= t.x + t.width && y >= t.y && y <= t.y + t.height)).toBe(true);
    expect(tiles[0].x + tiles[0].width).toBeGreaterThan(tiles[1].x);
  });

  it('come nearest to the middle of the view first, and only those near it', () => {
    const view = { x: 1300, y: 1800, width: 100, height: 100 };
    const near = worthPainting(sheet, 2, view);
    expect(near.length).toBeLessThan(6);
    expect(near[0].x).toBeLessThanOrEqual(1350);
    expect(near[0].x + near[0].width).toBeGreaterThanOrEqual(1350);
    expect(worthPainting(sheet, 2)).toHaveLength(tilesOf(sheet, 2).length);
  });

  it('stay within the memory of a phone', () => {
    const bytes = (level: 0 | 1) => sheet.width * sheet.height * tileScale(level, 3) ** 2 * 4;
    expect(bytes(0) + bytes(1)).toBeLessThan(48e6);
  });

  it('are one picture for the whole sheet from afar', () => {
    expect(tilesOf(sheet, 0)).toHaveLength(1);
  });

  it('in a view are those it shows, without any around it', () => {
    const view = { x: 0, y: 0, width: 100, height: 100 };
    expect(inView(sheet, 2, view).length).toBeLessThan(worthPainting(sheet, 2, view).length + 1);
    for (const tile of inView(sheet, 2, view)) expect(tile.x).toBeLessThan(100);
  });
});
