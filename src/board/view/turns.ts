import { columnOf, hexCentre, neighbour, type Direction, type Grid, type Hex } from '../../hex';
import type { Turns } from '../model';
import { HEX_APOTHEM } from '../overlays/hexes';
import { RADIUS, type Point } from '../terrain/geometry';

/** Radius of an arrow, in world units; from afar larger, and its reach larger still. */
const SIZE = 9;
const DRAWN_LARGEST = 12;
const LARGEST = 16;
/** The least a finger hits, in CSS pixels. */
const TARGET = 22;

/** The middle of the arrow in a direction: on the hexside, a little outside. */
export function arrowPoint(grid: Grid, { hex }: Pick<Turns, 'hex'>, direction: Direction): Point {
  const { x, y } = hexCentre(grid, hex, RADIUS);
  const angle = ((direction * 60 - 90) * Math.PI) / 180;
  const reach = HEX_APOTHEM * 1.14;
  return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) };
}

/** A drawn arrow with its rim, as parts of its radius. */
export const DRAWN_BY = 1.16;

/**
 * The middle of something that reaches `half` across, east of a hex, of the last column west of it, and clear of its arrows
 * at every zoom.
 */
export function besideArrows(grid: Grid, hex: Hex, half: number): Point {
  const { x, y } = hexCentre(grid, hex, RADIUS);
  const aside = arrowPoint(grid, { hex }, 1).x - x + DRAWN_LARGEST * DRAWN_BY + half;
  return { x: columnOf(grid, hex) < grid.columns ? x + aside : x - aside, y };
}

/** The middle of something that reaches `half` up and down, at the foot of a hex and nowhere beyond it. */
export function footOf(grid: Grid, hex: Hex, half: number): Point {
  const { x, y } = hexCentre(grid, hex, RADIUS);
  return { x, y: y + HEX_APOTHEM - half };
}

/** Where the chance at a hex stands: over it, or under it where the arrow of the hex above would cover it. */
export function chancePoint(grid: Grid, hex: Hex, turns: Turns | undefined): Point {
  const { x, y } = hexCentre(grid, hex, RADIUS);
  const covered = turns !== undefined && neighbour(grid, hex, 0) === turns.hex;
  return { x, y: covered ? y + HEX_APOTHEM : y - HEX_APOTHEM };
}

/** How large arrows are drawn at so many CSS pixels a world unit. */
export function arrowRadius(zoom: number): number {
  return Math.min(DRAWN_LARGEST, Math.max(SIZE, (TARGET * 0.5) / zoom));
}

/** The arrow at a point; those that are closed too, so that they can say why. */
export function turnAt(grid: Grid, turns: Turns, { x, y }: Point, zoom: number): Direction | undefined {
  const reach = Math.min(LARGEST, Math.max(arrowRadius(zoom), TARGET / zoom));
  const away = ({ direction }: Turns['ways'][number]) => {
    const arrow = arrowPoint(grid, turns, direction);
    return Math.hypot(arrow.x - x, arrow.y - y);
  };
  const near = turns.ways.filter((way) => way.state !== 'now' && away(way) <= reach);
  return near.sort((a, b) => away(a) - away(b)).at(0)?.direction;
}
