import { describe, expect, it, test } from 'vitest';
import { HEIGHT, hexCentre, hexCorner } from '../../../board/terrain/geometry';
import { doriana } from '../../../rules/extractors';
import { GROUND } from '../../extractors/ground';
import { PAPERS } from '../papers';
import { HEX_SIZES, MARGIN, OVERLAP, crossesOf, planMap, seamsOf, type MapPaper } from './plan';

const { sheet } = GROUND;
const MAP = { columns: doriana.grid.columns, rows: doriana.grid.rows };
const PAPER: readonly MapPaper[] = ['a4', 'letter', 'a3', 'a2', 'whole'];
const SIZES = [HEX_SIZES.least, HEX_SIZES.usual, 20, HEX_SIZES.most];
const CASES = PAPER.flatMap((paper) => SIZES.map((size): [MapPaper, number] => [paper, size]));

describe.each(CASES)('the map on %s, hexes of %d mm', (paper, size) => {
  const plan = planMap(sheet, paper, size);

  it('is as large as stated', () => {
    expect(plan.scale * HEIGHT).toBeCloseTo(size, 9);
  });

  it('is whole: its pages together show every point of it, neighbours 10 mm twice', () => {
    const across = plan.tiles.filter(({ row }) => row === 0).map(({ window }) => window);
    const down = plan.tiles.filter(({ column }) => column === 0).map(({ window }) => window);
    expect(plan.tiles).toHaveLength(across.length * down.length);
    const shared = OVERLAP / plan.scale;
    across.slice(1).forEach((window, index) => {
      expect(across[index].x + across[index].width - window.x).toBeCloseTo(shared, 6);
    });
    down.slice(1).forEach((window, index) => {
      expect(down[index].y + down[index].height - window.y).toBeCloseTo(shared, 6);
    });
    const [right, foot] = [across[across.length - 1], down[down.length - 1]];
    expect(across[0].x).toBeLessThanOrEqual(sheet.x + 1e-6);
    expect(down[0].y).toBeLessThanOrEqual(sheet.y + 1e-6);
    expect(right.x + right.width).toBeGreaterThanOrEqual(sheet.x + sheet.width - 1e-6);
    expect(foot.y + foot.height).toBeGreaterThanOrEqual(sheet.y + sheet.height - 1e-6);
  });

  it('lies in the middle of its pages: the first and the last hold as much of it', () => {
    const [first, last] = [plan.tiles[0].window, plan.tiles[plan.tiles.length - 1].window];
    expect(sheet.x - first.x).toBeCloseTo(last.x + last.width - sheet.x - sheet.width, 6);
    expect(sheet.y - first.y).toBeCloseTo(last.y + last.height - sheet.y - sheet.height, 6);
  });

  it('shows every corner of every hex on a page', () => {
    for (let hex = 0; hex < doriana.grid.size; hex++)
      for (const corner of [0, 1, 2, 3, 4, 5]) {
        const { x, y } = hexCorner(hexCentre(MAP, hex), corner);
        const seen = plan.tiles.some(
          ({ window }) =>
            window.x <= x && x <= window.x + window.width && window.y <= y && y <= window.y + window.height,
        );
        if (!seen) expect.fail(`hex ${hex}, corner ${corner}`);
      }
  });

  it('wastes no page, and keeps off the edge of the paper', () => {
    for (const { window } of plan.tiles) {
      expect(window.x).toBeLessThan(sheet.x + sheet.width);
      expect(window.y).toBeLessThan(sheet.y + sheet.height);
    }
    expect(plan.size.width - plan.area.width).toBe(2 * MARGIN.side);
    expect(plan.size.height - plan.area.height).toBe(MARGIN.top + MARGIN.foot);
    expect(Math.min(MARGIN.side, MARGIN.top, MARGIN.foot)).toBeGreaterThanOrEqual(5);
  });

  it('has the crosses of every seam on both of its pages', () => {
    const seams = seamsOf(plan);
    expect(seams).toHaveLength(plan.rows + plan.columns - 2);
    for (const seam of seams)
      for (const { x, y } of crossesOf(seam, plan.scale)) {
        const pages = plan.tiles.filter(
          ({ window }) =>
            window.x < x && x < window.x + window.width && window.y < y && y < window.y + window.height,
        );
        expect(pages.length).toBeGreaterThanOrEqual(2);
        // None on the empty paper beside or below the map.
        expect(x).toBeLessThan(sheet.x + sheet.width);
        expect(y).toBeLessThan(sheet.y + sheet.height);
      }
  });
});

test('at its usual size the map takes four pages of A4 or Letter, two of A3 on their side, one of A2', () => {
  const pages = (paper: MapPaper) => planMap(sheet, paper, HEX_SIZES.usual).tiles.length;
  expect([pages('a4'), pages('letter'), pages('a3'), pages('a2'), pages('whole')]).toEqual([4, 4, 2, 1, 1]);
});

test('a whole sheet is as large as the map needs', () => {
  const { size, area, scale } = planMap(sheet, 'whole', 16);
  expect(area.width - sheet.width * scale).toBeLessThan(1);
  expect(size.width).toBeLessThan(PAPERS.a2.width);
});

test('pages are named by row and column', () => {
  const { tiles } = planMap(sheet, 'letter', 16);
  expect(tiles.map(({ name }) => name)).toEqual(['A1', 'A2', 'B1', 'B2']);
});
