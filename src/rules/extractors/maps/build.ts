import {
  DIRECTION_NAMES,
  DIRECTIONS,
  allHexes,
  createGrid,
  directionTo,
  neighbour,
  parseHex,
  type Direction,
  type Grid,
  type Hex,
} from '../../../hex';
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
  const terrain = terrainOf(grid, kinds);
  const flux: (Direction | null)[] = Array.from({ length: grid.size }, () => null);
  for (const [number, arrow] of Object.entries(arrows)) {
    const hex = hexOf(grid, number);
    if (terrain[hex] !== 'clear') throw new RangeError(`Flux on ${terrain[hex]} in ${number}`);
    terrain[hex] = 'flux';
    flux[hex] = DIRECTION_NAMES.indexOf(arrow as (typeof DIRECTION_NAMES)[number]) as Direction;
  }
  const roads = chains.map((chain) => hexList(grid, chain));
  return { grid, terrain, flux, roads, road: roadLinks(grid, roads), area: depressionAreas(grid, terrain) };
}

/** The hex of a printed number on a map. Throws RangeError if there is none. */
export function hexOf(grid: Grid, number: string): Hex {
  const hex = parseHex(grid, number);
  if (hex === undefined) throw new RangeError(`No hex ${number} on this map`);
  return hex;
}

function terrainOf(grid: Grid, kinds: WrittenMap['terrain']): Terrain[] {
  const terrain: Terrain[] = Array.from({ length: grid.size }, () => 'clear');
  for (const [kind, numbers] of Object.entries(kinds) as [Terrain, string][])
    for (const hex of hexList(grid, numbers)) {
      if (terrain[hex] !== 'clear') throw new RangeError(`Two terrains in one hex: ${terrain[hex]}, ${kind}`);
      terrain[hex] = kind;
    }
  return terrain;
}

function roadLinks(grid: Grid, roads: readonly (readonly Hex[])[]): Uint8Array {
  const links = new Uint8Array(grid.size);
  for (const chain of roads)
    for (let i = 1; i < chain.length; i++) {
      const [from, to] = [chain[i - 1], chain[i]];
      const there = directionTo(grid, from, to);
      const back = directionTo(grid, to, from);
      if (there === undefined || back === undefined) throw new RangeError('A road jumps over a hex');
      links[from] |= 1 << there;
      links[to] |= 1 << back;
    }
  return links;
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

function hexList(grid: Grid, numbers: string): readonly Hex[] {
  return numbers
    .trim()
    .split(/\s+/)
    .map((number) => hexOf(grid, number));
}
