import type { DetailLevel } from './detail';
import { grown, type Rect } from './geometry';

/** One picture of a part of the sheet; it overlaps its neighbours a little, so that no seam shows. */
export interface Tile extends Rect {
  readonly level: DetailLevel;
  readonly index: number;
}

const SIDE = 512;
const OVERLAP = 2;

/** Pixels a world unit, by level, on an ordinary screen. */
const SCALES = [0.6, 1, 2] as const;

/** Finer on dense screens, within what a phone's memory holds. */
export function tileScale(level: DetailLevel, pixelRatio: number): number {
  return SCALES[level] * Math.min(1.5, Math.max(1, pixelRatio));
}

/** The sheet cut into equal tiles of whole world units, row by row. */
export function tilesOf(sheet: Rect, level: DetailLevel): readonly Tile[] {
  const columns = Math.ceil(sheet.width / SIDE);
  const rows = Math.ceil(sheet.height / SIDE);
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

/** The tiles worth painting for a view, nearest its middle first. Without a view: all, from the middle out. */
export function inViewOrder(tiles: readonly Tile[], sheet: Rect, view?: Rect): readonly Tile[] {
  const { x, y, width, height } = view ?? sheet;
  const away = (tile: Tile) =>
    Math.hypot(tile.x + tile.width / 2 - x - width / 2, tile.y + tile.height / 2 - y - height / 2);
  const near = view ? tiles.filter((tile) => overlaps(tile, grown(view, SIDE / 4))) : [...tiles];
  return near.sort((a, b) => away(a) - away(b));
}

function overlaps(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
