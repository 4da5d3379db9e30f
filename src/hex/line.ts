import { DIRECTIONS, STEP_Q, STEP_R, hexAtAxial, turned, type Direction, type Grid, type Hex } from './grid';
import { lineIndex, lineTable } from './lineTable';

const [N, NE, SE, S, SW, NW] = DIRECTIONS;

/** What a line between two hex centres meets on its way. */
export type Crossing =
  /** A hex whose interior it passes. */
  | { readonly kind: 'hex'; readonly hex: Hex }
  /** A side it runs along, with the hexes to its left and right; null off the map. */
  | { readonly kind: 'hexside'; readonly sides: readonly [Hex | null, Hex | null] };

/**
 * What the line from the centre of `a` to the centre of `b` meets, in order, both ends left out; touching a corner is
 * nothing [§7.2, R-11]. Exact: whole numbers only.
 */
export function crossings(grid: Grid, a: Hex, b: Hex): readonly Crossing[] {
  const dq = grid.q[b] - grid.q[a];
  const dr = grid.r[b] - grid.r[a];
  const left = leftOfCorner(dq, dr);
  return left === undefined ? acrossHexes(grid, a, b) : alongSides(grid, a, b, left);
}

/**
 * Whether a line between two centres passes the interior of an obstacle, or runs along a side with obstacles to its
 * left and right; off the map counts as one. `obstacles`: 1 or 0 by hex. Gives what `crossings` would, faster.
 */
export function isObstructed(grid: Grid, obstacles: Uint8Array, a: Hex, b: Hex): boolean {
  const dq = grid.q[b] - grid.q[a];
  const dr = grid.r[b] - grid.r[a];
  const left = leftOfCorner(dq, dr);
  if (left !== undefined) return isObstructedAlong(grid, obstacles, [a, b], left);
  const table = lineTable(grid);
  const line = lineIndex(table, dq, dr);
  const end = table.starts[line + 1];
  let hex: number = a;
  for (let i = table.starts[line]; i < end; i++) {
    hex = grid.neighbours[hex * 6 + table.steps[i]];
    if (obstacles[hex] === 1) return true;
  }
  return false;
}

/** A line out by a corner: what alongSides would meet, step by step. */
function isObstructedAlong(
  { neighbours }: Grid,
  obstacles: Uint8Array,
  [a, b]: readonly [Hex, Hex],
  left: Direction,
): boolean {
  const right = turned(left, 1);
  for (let hex: number = a; ;) {
    const onLeft = neighbours[hex * 6 + left];
    const onRight = neighbours[hex * 6 + right];
    // Off the map the index is −1, where the array has no 0 either.
    if (obstacles[onLeft] !== 0 && obstacles[onRight] !== 0) return true;
    hex = onLeft >= 0 ? neighbours[onLeft * 6 + right] : neighbours[onRight * 6 + left];
    if (hex === b) return false;
    if (obstacles[hex] === 1) return true;
  }
}

/** A line that leaves by a side. All it crosses lies on the map, whose ragged edges no such line cuts. */
function acrossHexes(grid: Grid, a: Hex, b: Hex): readonly Crossing[] {
  const table = lineTable(grid);
  const line = lineIndex(table, grid.q[b] - grid.q[a], grid.r[b] - grid.r[a]);
  const met: Crossing[] = [];
  let hex = a;
  for (let i = table.starts[line]; i < table.starts[line + 1]; i++) {
    hex = grid.neighbours[hex * 6 + table.steps[i]] as Hex;
    met.push({ kind: 'hex', hex });
  }
  return met;
}

/** A line out by a corner: along a side, through the hex behind it, along the next side, and so on. */
function alongSides(grid: Grid, a: Hex, b: Hex, left: Direction): readonly Crossing[] {
  const right = turned(left, 1);
  const beside = (q: number, r: number, direction: Direction) =>
    hexAtAxial(grid, q + STEP_Q[direction], r + STEP_R[direction]) ?? null;
  const met: Crossing[] = [];
  let q = grid.q[a];
  let r = grid.r[a];
  for (;;) {
    met.push({ kind: 'hexside', sides: [beside(q, r, left), beside(q, r, right)] });
    q += STEP_Q[left] + STEP_Q[right];
    r += STEP_R[left] + STEP_R[right];
    const hex = hexAtAxial(grid, q, r)!;
    if (hex === b) return met;
    met.push({ kind: 'hex', hex });
  }
}

/** The direction to the left of the corner a line leaves by; undefined if it leaves by no corner. */
function leftOfCorner(dq: number, dr: number): Direction | undefined {
  if (dq === dr) return dq === 0 ? undefined : dq > 0 ? SE : NW;
  if (dq === -2 * dr) return dq > 0 ? NE : SW;
  if (dr === -2 * dq) return dq > 0 ? N : S;
  return undefined;
}
