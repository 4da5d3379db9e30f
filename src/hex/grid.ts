/** A hex: its index in the grid, column by column from 0101, so (column − 1) × rows + (row − 1). */
export type Hex = number & { readonly __brand: 'Hex' };

/** The six hexsides clockwise from north: N NE SE S SW NW. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];
export const DIRECTION_NAMES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

/** Axial step Δq of each direction on flat-topped hexes. */
export const STEP_Q = [0, 1, 1, 0, -1, -1] as const;
/** Axial step Δr of each direction on flat-topped hexes. */
export const STEP_R = [-1, -1, 0, 1, 1, 0] as const;

/** A field of flat-topped hexes numbered CCRR, even columns half a hex lower [§1]. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
  /** Axial q of each hex. */
  readonly q: Int8Array;
  /** Axial r of each hex. */
  readonly r: Int8Array;
  /** Six entries a hex, by direction: the neighbouring hex, or −1 off the map. */
  readonly neighbours: Int16Array;
}

/** A grid of `columns` × `rows` hexes, both 1 to 99. */
export function createGrid(columns: number, rows: number): Grid {
  const size = columns * rows;
  const q = new Int8Array(size);
  const r = new Int8Array(size);
  for (let hex = 0; hex < size; hex++) {
    const column = Math.floor(hex / rows);
    q[hex] = column;
    r[hex] = (hex % rows) - (column >> 1);
  }
  const grid: Grid = { columns, rows, size, q, r, neighbours: new Int16Array(size * 6) };
  for (let hex = 0; hex < size; hex++)
    for (const direction of DIRECTIONS)
      grid.neighbours[hex * 6 + direction] =
        hexAtAxial(grid, q[hex] + STEP_Q[direction], r[hex] + STEP_R[direction]) ?? -1;
  return grid;
}

/** The hex at axial (q, r), or undefined off the map. */
export function hexAtAxial(grid: Grid, q: number, r: number): Hex | undefined {
  return hexAt(grid, q + 1, r + (q >> 1) + 1);
}

/** The hex in printed column 1… and row 1…, or undefined off the map. */
export function hexAt(grid: Grid, column: number, row: number): Hex | undefined {
  const inside = column >= 1 && column <= grid.columns && row >= 1 && row <= grid.rows;
  return inside ? (((column - 1) * grid.rows + row - 1) as Hex) : undefined;
}

/** Printed column, 1 to columns. */
export function columnOf(grid: Grid, hex: Hex): number {
  return grid.q[hex] + 1;
}

/** Printed row, 1 to rows. */
export function rowOf(grid: Grid, hex: Hex): number {
  return (hex % grid.rows) + 1;
}

/** The printed hex number CCRR, such as '0512' [§1]. */
export function hexNumber(grid: Grid, hex: Hex): string {
  return twoDigits(columnOf(grid, hex)) + twoDigits(rowOf(grid, hex));
}

/** The hex of a printed number, or undefined if the text is not a hex of this grid. */
export function parseHex(grid: Grid, number: string): Hex | undefined {
  if (!/^\d{4}$/.test(number)) return undefined;
  return hexAt(grid, Number(number.slice(0, 2)), Number(number.slice(2)));
}

/** Every hex, 0101 first, column by column. */
export function allHexes(grid: Grid): readonly Hex[] {
  return Array.from({ length: grid.size }, (_, hex) => hex as Hex);
}

/** The adjacent hex in a direction, or undefined off the map. */
export function neighbour(grid: Grid, hex: Hex, direction: Direction): Hex | undefined {
  const next = grid.neighbours[hex * 6 + direction];
  return next < 0 ? undefined : (next as Hex);
}

/** The direction from a hex to an adjacent one, or undefined if they are not adjacent. */
export function directionTo(grid: Grid, from: Hex, to: Hex): Direction | undefined {
  return DIRECTIONS.find((direction) => grid.neighbours[from * 6 + direction] === to);
}

/** Range in hexes: the least number of hexsides crossed [§1]. */
export function distance(grid: Grid, a: Hex, b: Hex): number {
  const dq = grid.q[a] - grid.q[b];
  const dr = grid.r[a] - grid.r[b];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** A direction turned clockwise by a number of 60° steps (negative: anticlockwise). */
export function turned(direction: Direction, sixths: number): Direction {
  return ((((direction + sixths) % 6) + 6) % 6) as Direction;
}

/** How many 60° steps lie between two directions, 0 to 3. */
export function turnBetween(a: Direction, b: Direction): number {
  const steps = Math.abs(a - b);
  return Math.min(steps, 6 - steps);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
