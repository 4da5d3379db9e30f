import { fineness, type DetailLevel } from './detail';
import { grown, type Rect } from './geometry';

/** One picture of a part of the sheet; it overlaps its neighbours a little, so that no seam shows. */
export interface Tile extends Rect {
  readonly level: DetailLevel;
  readonly index: number;
}

export interface PaintedTile extends Tile {
  readonly bitmap: ImageBitmap;
}

/** World units a side, at most, by level: the whole sheet from afar is one picture or few. */
const SIDES = [2400, 1024, 512] as const;
const OVERLAP = 2;

/** By level, on an ordinary screen. */
const SCALES = [0.6, 1, 2] as const;

/** Pixels a world unit. */
export function tileScale(level: DetailLevel, pixelRatio: number): number {
  return SCALES[level] * fineness(pixelRatio);
}

export function tileName({ level, index }: Pick<Tile, 'level' | 'index'>): string {
  return `${level}-${index}`;
}

/** The sheet cut into equal tiles of whole world units, row by row. */
export function tilesOf(sheet: Rect, level: DetailLevel): readonly Tile[] {
  const columns = Math.ceil(sheet.width / SIDES[level]);
  const rows = Math.ceil(sheet.height / SIDES[level]);
  const width = Math.ceil(sheet.width / columns);
  const height = Math.ceil(sheet.height / rows);
  return Array.from({ length: columns * rows }, (_, index) => ({
    level,
    index,
    x: sheet.x + (index % columns) * width,
    y: sheet.y + Math.floor(index / columns) * height,
    width: width + OVERLAP,
    height: height + OVERLAP,
  }));
}

/** The tiles of a level that a view shows. */
export function inView(sheet: Rect, level: DetailLevel, view: Rect): readonly Tile[] {
  return tilesOf(sheet, level).filter((tile) => overlaps(tile, view));
}

/** The tiles worth painting for a view: those it shows and some around, nearest its middle first. Without a view: all. */
export function worthPainting(sheet: Rect, level: DetailLevel, view?: Rect): readonly Tile[] {
  const { x, y, width, height } = view ?? sheet;
  const away = (tile: Tile) =>
    Math.hypot(tile.x + tile.width / 2 - x - width / 2, tile.y + tile.height / 2 - y - height / 2);
  const near = view ? inView(sheet, level, grown(view, SIDES[2] / 4)) : [...tilesOf(sheet, level)];
  return near.toSorted((a, b) => away(a) - away(b));
}

function overlaps(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
