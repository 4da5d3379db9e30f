import { STEP_Q, STEP_R, columnOf, rowOf, type Direction, type Grid, type Hex } from './grid';

/** West is column 01, north is row 01 [§1]. */
export type Edge = 'north' | 'east' | 'south' | 'west';

/** The edges of the map a hex lies on, two in a corner, west and east first. */
export function edgesAt(grid: Grid, hex: Hex): readonly Edge[] {
  const [column, row] = [columnOf(grid, hex), rowOf(grid, hex)];
  const edges: Edge[] = [];
  if (column === 1) edges.push('west');
  if (column === grid.columns) edges.push('east');
  if (row === 1) edges.push('north');
  if (row === grid.rows) edges.push('south');
  return edges;
}

/**
 * The edges of the map crossed by stepping off it from a hex in a direction: none if the step stays on the map,
 * two in the space diagonal to both edges of a corner.
 */
export function edgesBeyond(grid: Grid, hex: Hex, direction: Direction): readonly Edge[] {
  const columns = STEP_Q[direction];
  const column = columnOf(grid, hex) + columns;
  const row = rowOf(grid, hex) + STEP_R[direction] + ((column - 1) >> 1) - ((column - columns - 1) >> 1);
  const edges: Edge[] = [];
  if (row < 1) edges.push('north');
  if (column > grid.columns) edges.push('east');
  if (row > grid.rows) edges.push('south');
  if (column < 1) edges.push('west');
  return edges;
}
