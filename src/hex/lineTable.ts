import { STEP_Q, STEP_R, type Grid } from './grid';

/**
 * The hexes crossed by every line that fits on a grid, by its axial step (Δq, Δr): whole numbers, so exact, and one
 * list serves every pair of hexes so far apart.
 */
export interface LineTable {
  /** Largest |Δr| of a line. */
  readonly reach: number;
  /** Largest |Δq| of a line. */
  readonly span: number;
  /** By line: where its hexes begin in `offsets`; the next entry is where they end. */
  readonly starts: Uint32Array;
  /** Δq, Δr of each hex crossed from the start of the line, in order. */
  readonly offsets: Int8Array;
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
  const reach = grid.rows - 1 + (grid.columns >> 1);
  const starts: number[] = [];
  const offsets: number[] = [];
  for (let dq = -span; dq <= span; dq++)
    for (let dr = -reach; dr <= reach; dr++) {
      starts.push(offsets.length);
      if (fits(grid, dq, dr)) for (const [q, r] of hexesAcross(dq, dr)) offsets.push(q, r);
    }
  starts.push(offsets.length);
  return { reach, span, starts: Uint32Array.from(starts), offsets: Int8Array.from(offsets) };
}

/** Whether two hexes of the grid lie this far apart. Rows shift by half a column, so both parities are tried. */
function fits(grid: Grid, dq: number, dr: number): boolean {
  const first = Math.max(0, -dq);
  return [first, first + 1].some((q) => {
    const rows = dr + ((q + dq) >> 1) - (q >> 1);
    return q < grid.columns && q + dq < grid.columns && Math.abs(rows) < grid.rows;
  });
}

/** Axial offsets of the hexes whose interior the line from (0, 0) to (dq, dr) passes, in order, without the ends. */
function hexesAcross(dq: number, dr: number): readonly (readonly [q: number, r: number])[] {
  // A hex's interior is crossed if its centre lies nearer to the line than its furthest corner to either side.
  let corner = 0;
  for (let side = 0; side < 6; side++) {
    const next = (side + 1) % 6;
    corner = Math.max(corner, dq * (STEP_R[side] + STEP_R[next]) - dr * (STEP_Q[side] + STEP_Q[next]));
  }
  const along = (q: number, r: number) => 3 * dq * q + (dq + 2 * dr) * (q + 2 * r);
  const end = along(dq, dr);
  const hexes: [q: number, r: number][] = [];
  for (let q = Math.min(0, dq); q <= Math.max(0, dq); q++)
    for (let r = Math.min(0, dr); r <= Math.max(0, dr); r++) {
      const reached = along(q, r);
      if (reached > 0 && reached < end && Math.abs(3 * (dq * r - dr * q)) < corner) hexes.push([q, r]);
    }
  return hexes.sort((one, other) => along(...one) - along(...other));
}
