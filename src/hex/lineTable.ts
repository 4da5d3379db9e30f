import { DIRECTIONS, STEP_Q, STEP_R, type Direction, type Grid } from './grid';

/**
 * The hexes crossed by every line that fits on a grid, by its axial step (Δq, Δr): whole numbers, so exact, and one
 * list serves every pair of hexes so far apart. Lines that leave by a corner are not in it.
 */
export interface LineTable {
  /** Largest |Δr| of a line. */
  readonly reach: number;
  /** Largest |Δq| of a line. */
  readonly span: number;
  /** By line: where its hexes begin in `steps`; the next entry is where they end. */
  readonly starts: Uint32Array;
  /** The direction of each hex crossed from the one before, which it always adjoins. */
  readonly steps: Uint8Array;
}

const tables = new WeakMap<Grid, LineTable>();

/** The table of a grid, built when first asked for. */
export function lineTable(grid: Grid): LineTable {
  const known = tables.get(grid);
  if (known) return known;
  const table = buildTable(grid);
  tables.set(grid, table);
  return table;
}

/** Index into `starts` of the line with this step. */
export function lineIndex(table: LineTable, dq: number, dr: number): number {
  return (dq + table.span) * (2 * table.reach + 1) + dr + table.reach;
}

function buildTable(grid: Grid): LineTable {
  const span = grid.columns - 1;
  const reach = grid.rows - 1 + (span >> 1);
  const starts: number[] = [];
  const steps: Direction[] = [];
  for (let dq = -span; dq <= span; dq++)
    for (let dr = -reach; dr <= reach; dr++) {
      starts.push(steps.length);
      if (fits(grid, dq, dr)) steps.push(...stepsAcross(dq, dr));
    }
  starts.push(steps.length);
  return { reach, span, starts: Uint32Array.from(starts), steps: Uint8Array.from(steps) };
}

/** Whether two hexes of the grid lie this far apart. Rows shift by half a column, so both parities are tried. */
function fits(grid: Grid, dq: number, dr: number): boolean {
  return [0, 1].some((q) => Math.abs(dr + ((q + dq) >> 1)) < grid.rows);
}

/** The steps from hex to hex that a line from (0, 0) to (dq, dr) takes through interiors, without the last. */
function stepsAcross(dq: number, dr: number): readonly Direction[] {
  const width = widthAcross(dq, dr);
  const end = progress(dq, dr, dq, dr);
  const steps: Direction[] = [];
  let q = 0;
  let r = 0;
  for (;;) {
    const here = progress(dq, dr, q, r);
    let nearest = end;
    let next: Direction | undefined;
    for (const direction of DIRECTIONS) {
      const nextQ = q + STEP_Q[direction];
      const nextR = r + STEP_R[direction];
      const there = progress(dq, dr, nextQ, nextR);
      if (there <= here || there >= nearest || 3 * Math.abs(dq * nextR - dr * nextQ) >= width) continue;
      next = direction;
      nearest = there;
    }
    if (next === undefined) return steps;
    steps.push(next);
    q += STEP_Q[next];
    r += STEP_R[next];
  }
}

/** How far along the line a hex's centre lies: grows from each hex crossed to the next. */
function progress(dq: number, dr: number, q: number, r: number): number {
  return 3 * dq * q + (dq + 2 * dr) * (q + 2 * r);
}

/** A line crosses the interior of the hexes whose centre is less far aside than this, the hex's half width across it. */
function widthAcross(dq: number, dr: number): number {
  return Math.max(Math.abs(dq + 2 * dr), Math.abs(2 * dq + dr), Math.abs(dq - dr));
}
