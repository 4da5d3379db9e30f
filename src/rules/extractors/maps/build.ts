import {
  DIRECTION_NAMES,
  DIRECTIONS,
  allHexes,
  createGrid,
  neighbour,
  type Direction,
  type Grid,
} from '../../../hex';
import { chainsOf, hexOf, linksOf, terrainOf } from '../../printed';
import type { GameMap, Terrain } from '../types';

/** No map has more hexes: searches keep their scratch from one map to the next. */
export const MOST_HEXES = 1024;

/** A map as it is written down: lists of printed hex numbers; what is not named is clear. */
export interface WrittenMap {
  readonly columns: number;
  readonly rows: number;
  readonly terrain: Readonly<Partial<Record<Terrain, string>>>;
  /** The arrow of each flux hex. */
  readonly flux: Readonly<Record<string, string>>;
  /** Each a chain of adjacent hexes. */
  readonly roads: readonly string[];
}

/** The map, checked while it is built: throws RangeError for a size, hex or link that cannot be. */
export function buildMap({
  columns,
  rows,
  terrain: kinds,
  flux: arrows,
  roads: chains,
}: WrittenMap): GameMap {
  if (columns * rows > MOST_HEXES) throw new RangeError(`A map has at most ${MOST_HEXES} hexes`);
  const grid = createGrid(columns, rows);
  const terrain = terrainOf<Terrain>(grid, kinds);
  const flux: (Direction | null)[] = Array.from({ length: grid.size }, () => null);
  for (const [number, arrow] of Object.entries(arrows)) {
    const hex = hexOf(grid, number);
    if (terrain[hex] !== 'clear') throw new RangeError(`Flux on ${terrain[hex]} in ${number}`);
    terrain[hex] = 'flux';
    flux[hex] = DIRECTION_NAMES.indexOf(arrow as (typeof DIRECTION_NAMES)[number]) as Direction;
  }
  const roads = chainsOf(grid, chains);
  return { grid, terrain, flux, roads, road: linksOf(grid, roads), area: depressionAreas(grid, terrain) };
}

/** Numbers the connected sets of depression hexes. */
function depressionAreas(grid: Grid, terrain: readonly Terrain[]): Int8Array {
  const area = new Int8Array(grid.size).fill(-1);
  let next = 0;
  for (const start of allHexes(grid)) {
    if (terrain[start] !== 'depression' || area[start] >= 0) continue;
    const open = [start];
    area[start] = next;
    for (let hex = open.pop(); hex !== undefined; hex = open.pop())
      for (const direction of DIRECTIONS) {
        const beside = neighbour(grid, hex, direction);
        if (beside === undefined || terrain[beside] !== 'depression' || area[beside] >= 0) continue;
        area[beside] = next;
        open.push(beside);
      }
    next++;
  }
  return area;
}
