import { HEIGHT, type Rect } from '../../../board/terrain/geometry';
import { PAPERS, type Size } from '../papers';

/** What the map may be printed on; whole: one sheet as large as it needs. */
export type MapPaper = 'a4' | 'letter' | 'a3' | 'a2' | 'whole';

/** White round the map on every page, its name below: more than any printer leaves out. */
export const MARGIN = { side: 8, top: 8, foot: 15 } as const;

/** What two neighbouring pages have in common, in millimetres. */
export const OVERLAP = 10;

/** Hexes, flat side to flat side, in millimetres: counters of 12.7 lie well in 16. */
export const HEX_SIZES = { least: 13, usual: 16, most: 30 } as const;

/** One page of the map. */
export interface MapTile {
  /** Row by letter, column by number: 'B2'. */
  readonly name: string;
  readonly row: number;
  readonly column: number;
  /** What it shows, in world units; it may reach beyond the sheet. */
  readonly window: Rect;
}

/** How a map lies over pages. */
export interface MapPlan {
  readonly paper: MapPaper;
  /** Of the paper. */
  readonly size: Size;
  /** Of what is printed on it. */
  readonly area: Size;
  /** Millimetres a world unit. */
  readonly scale: number;
  readonly rows: number;
  readonly columns: number;
  readonly tiles: readonly MapTile[];
  /** The map with its frame, world units. */
  readonly sheet: Rect;
}

/** Lays a sheet of the map over as few pages as hold it, upright or on their side, neighbours sharing `OVERLAP`. */
export function planMap(sheet: Rect, paper: MapPaper, hexSize: number): MapPlan {
  const scale = hexSize / HEIGHT;
  if (paper === 'whole') {
    const width = Math.ceil(sheet.width * scale + 2 * MARGIN.side);
    const height = Math.ceil(sheet.height * scale + MARGIN.top + MARGIN.foot);
    return planOn({ width, height }, { sheet, paper, scale });
  }
  const { width, height } = PAPERS[paper];
  const upright = planOn({ width, height }, { sheet, paper, scale });
  const onItsSide = planOn({ width: height, height: width }, { sheet, paper, scale });
  return onItsSide.tiles.length < upright.tiles.length ? onItsSide : upright;
}

function planOn(size: Size, { sheet, paper, scale }: Pick<MapPlan, 'sheet' | 'paper' | 'scale'>): MapPlan {
  const [width, height] = [sheet.width * scale, sheet.height * scale];
  const area = { width: size.width - 2 * MARGIN.side, height: size.height - MARGIN.top - MARGIN.foot };
  const [columns, rows] = [pagesAlong(width, area.width), pagesAlong(height, area.height)];
  // What the pages hold beyond the map lies round it, so that none of them is left nearly empty.
  const [left, top] = [(held(columns, area.width) - width) / 2, (held(rows, area.height) - height) / 2];
  const tiles = Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    return {
      name: `${String.fromCharCode(65 + row)}${column + 1}`,
      row,
      column,
      window: {
        x: sheet.x + (column * (area.width - OVERLAP) - left) / scale,
        y: sheet.y + (row * (area.height - OVERLAP) - top) / scale,
        width: area.width / scale,
        height: area.height / scale,
      },
    };
  });
  return { paper, size, area, scale, rows, columns, tiles, sheet };
}

function pagesAlong(length: number, page: number): number {
  return length <= page ? 1 : Math.ceil((length - OVERLAP) / (page - OVERLAP));
}

/** What so many pages hold, in millimetres. */
function held(pages: number, page: number): number {
  return pages * (page - OVERLAP) + OVERLAP;
}

/** Where two pages are laid on one another: the middle of what they share, a line for each seam of the plan. */
export interface Seam {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

/** The seams between the pages, in world units: the same line on both of its pages, as far as there is a map. */
export function seamsOf({ tiles, sheet, scale }: MapPlan): readonly Seam[] {
  const half = OVERLAP / 2 / scale;
  const [right, foot] = [sheet.x + sheet.width, sheet.y + sheet.height];
  const down = tiles
    .filter(({ row, column }) => row === 0 && column > 0)
    .map(({ window: { x } }) => ({ from: { x: x + half, y: sheet.y }, to: { x: x + half, y: foot } }));
  const across = tiles
    .filter(({ row, column }) => column === 0 && row > 0)
    .map(({ window: { y } }) => ({ from: { x: sheet.x, y: y + half }, to: { x: right, y: y + half } }));
  return [...down, ...across];
}

/** Millimetres between two crosses along a seam. */
const CROSSES = 40;

/** The matching marks of a seam: crosses at the same places of the map on both pages. */
export function crossesOf(
  { from, to }: Seam,
  scale: number,
): readonly { readonly x: number; readonly y: number }[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const step = CROSSES / scale;
  return Array.from({ length: Math.floor(length / step) }, (_, index) => {
    const share = ((index + 0.5) * step) / length;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
}
