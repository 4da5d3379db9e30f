import { createGrid, type Grid, type Hex } from '../../../hex';
import { chainsOf, hexesOf, linksOf, terrainOf } from '../../printed';
import type { GameMap, Objectives, Terrain } from '../types';

/** A map as it is printed, hexes by their numbers. */
export interface PrintedMap {
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  readonly terrain: Readonly<Partial<Record<Terrain, string>>>;
  readonly wire: string;
  readonly gunPits: string;
  readonly trenches: readonly string[];
  readonly roads: readonly string[];
  readonly objectives: Readonly<Record<keyof Objectives, string>>;
}

/** The board of a printed map, checked as it is built. Throws RangeError for a hex or chain that cannot be. */
export function buildMap(printed: PrintedMap): GameMap {
  const grid = createGrid(printed.columns, printed.rows);
  const [roads, trenches] = [chainsOf(grid, printed.roads), chainsOf(grid, printed.trenches)];
  const { north, middle, south } = printed.objectives;
  return {
    name: printed.name,
    grid,
    terrain: terrainOf<Terrain>(grid, printed.terrain),
    works: {
      trench: marked(grid, trenches.flat()),
      wire: marked(grid, hexesOf(grid, printed.wire)),
      gunPit: marked(grid, hexesOf(grid, printed.gunPits)),
    },
    road: linksOf(grid, roads),
    roads,
    trenches,
    objectives: { north: hexesOf(grid, north), middle: hexesOf(grid, middle), south: hexesOf(grid, south) },
  };
}

function marked(grid: Grid, hexes: readonly Hex[]): Uint8Array {
  const marks = new Uint8Array(grid.size);
  for (const hex of hexes) marks[hex] = 1;
  return marks;
}
