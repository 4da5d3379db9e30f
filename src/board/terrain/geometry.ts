import type { Direction } from '../../hex';

/** Circumradius of a hex in world units; every stroke and size of the survey is in these units. */
export const RADIUS = 40;
export const HEIGHT = Math.sqrt(3) * RADIUS;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle in world units. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How many hexes a map has. */
export interface MapSize {
  readonly columns: number;
  readonly rows: number;
}

export const columnIndex = (size: MapSize, hex: number) => Math.floor(hex / size.rows);
export const rowIndex = (size: MapSize, hex: number) => hex % size.rows;

export function hexCentre(size: MapSize, hex: number): Point {
  const column = columnIndex(size, hex);
  return { x: RADIUS * (1 + 1.5 * column), y: HEIGHT * (0.5 + rowIndex(size, hex) + (column % 2) / 2) };
}

/** Corner 0 is due east, then clockwise on the screen. */
export function hexCorner(centre: Point, corner: number): Point {
  const angle = (Math.PI / 3) * corner;
  return { x: centre.x + RADIUS * Math.cos(angle), y: centre.y + RADIUS * Math.sin(angle) };
}

/** Unit vector towards hexside N NE SE S SW NW. */
export function directionVector(direction: Direction): Point {
  const angle = (Math.PI / 3) * direction - Math.PI / 2;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

/** The hexes that share a hexside with this one, by direction; −1 off the map. */
export function neighboursOf(size: MapSize, hex: number): readonly number[] {
  const column = columnIndex(size, hex);
  const row = rowIndex(size, hex);
  const low = row + (column % 2);
  const at = (c: number, r: number) =>
    c < 0 || c >= size.columns || r < 0 || r >= size.rows ? -1 : c * size.rows + r;
  return [
    at(column, row - 1),
    at(column + 1, low - 1),
    at(column + 1, low),
    at(column, row + 1),
    at(column - 1, low),
    at(column - 1, low - 1),
  ];
}

/** The rectangle the hexes fill. */
export function mapBounds(size: MapSize): Rect {
  return { x: 0, y: 0, width: RADIUS * (1.5 * size.columns + 0.5), height: HEIGHT * (size.rows + 0.5) };
}

export function grown(rect: Rect, by: number): Rect {
  return { x: rect.x - by, y: rect.y - by, width: rect.width + 2 * by, height: rect.height + 2 * by };
}

/** Of a point from a place; asked hundreds of thousands of times a map, so neither makes an object. */
export const squaredDistance = (from: Point, x: number, y: number) => (from.x - x) ** 2 + (from.y - y) ** 2;

/** Whether a place lies nearer than `reach` to one of some points. */
export function near(points: readonly Point[], x: number, y: number, reach: number): boolean {
  for (const point of points) if (squaredDistance(point, x, y) < reach * reach) return true;
  return false;
}

/** The hex nearest to a point; points off the map belong to the nearest edge hex. */
export function nearestHex(size: MapSize, x: number, y: number): number {
  const near = Math.round((x / RADIUS - 1) / 1.5);
  let best = 0;
  let least = Infinity;
  for (let c = near - 1; c <= near + 1; c++) {
    const column = c < 0 ? 0 : c >= size.columns ? size.columns - 1 : c;
    const offset = 0.5 + (column % 2) / 2;
    const r = Math.round(y / HEIGHT - offset);
    const row = r < 0 ? 0 : r >= size.rows ? size.rows - 1 : r;
    const dx = x - RADIUS * (1 + 1.5 * column);
    const dy = y - HEIGHT * (row + offset);
    const distance = dx * dx + dy * dy;
    if (distance < least) {
      least = distance;
      best = column * size.rows + row;
    }
  }
  return best;
}

/** Hexes joined side by side into groups, by a predicate on pairs of neighbours. */
export function hexGroups(
  size: MapSize,
  hexes: readonly number[],
  joined: (a: number, b: number) => boolean,
): readonly (readonly number[])[] {
  const left = new Set(hexes);
  const groups: number[][] = [];
  for (const first of hexes) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const hex of group)
      for (const next of neighboursOf(size, hex))
        if (joined(hex, next) && left.delete(next)) group.push(next);
    groups.push(group);
  }
  return groups;
}
