import { columnOf, rowOf, type Grid, type Hex } from '../../../hex';
import { scenarioOf } from '../scenarios';
import type { Edge, End, Position, Unit } from '../types';

/** Hexes to leave the map by an edge: 1 from an edge hex. */
function distanceToEdge(grid: Grid, hex: Hex, edge: Edge): number {
  switch (edge) {
    case 'north':
      return rowOf(grid, hex);
    case 'south':
      return grid.rows + 1 - rowOf(grid, hex);
    case 'west':
      return columnOf(grid, hex);
    case 'east':
      return grid.columns + 1 - columnOf(grid, hex);
  }
}

/** How far from its friendly edge a move would leave a routed section; 0: off the map. */
export function runDistance(position: Position, unit: Unit, end: Pick<End, 'hex' | 'exit'>): number {
  if (end.exit !== null) return 0;
  const { map, friendlyEdge } = scenarioOf(position);
  return distanceToEdge(map.grid, end.hex, friendlyEdge[unit.side]);
}

/** The least of them: where it has to run. */
export function leastRunDistance(position: Position, unit: Unit, ends: readonly End[]): number {
  return Math.min(...ends.map((end) => runDistance(position, unit, end)));
}
