import { createGrid, directionTo, parseHex, type Grid, type Hex } from '../../../hex';
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
  const chain = (numbers: string) => hexList(grid, numbers);
  const [roads, trenches] = [printed.roads.map(chain), printed.trenches.map(chain)];
  const { north, middle, south } = printed.objectives;
  return {
    name: printed.name,
    grid,
    terrain: terrainOf(grid, printed.terrain),
    works: {
      trench: marked(grid, trenches.flat()),
      wire: marked(grid, hexList(grid, printed.wire)),
      gunPit: marked(grid, hexList(grid, printed.gunPits)),
    },
    road: links(grid, roads),
    roads,
    trenches: checked(grid, trenches),
    objectives: { north: chain(north), middle: chain(middle), south: chain(south) },
  };
}

function terrainOf(grid: Grid, printed: PrintedMap['terrain']): readonly Terrain[] {
  const terrain: Terrain[] = Array.from({ length: grid.size }, () => 'clear');
  for (const [kind, numbers] of Object.entries(printed) as [Terrain, string][])
    for (const hex of hexList(grid, numbers)) {
      if (terrain[hex] !== 'clear') throw new RangeError(`Two terrains in one hex: ${terrain[hex]}, ${kind}`);
      terrain[hex] = kind;
    }
  return terrain;
}

function marked(grid: Grid, hexes: readonly Hex[]): Uint8Array {
  const marks = new Uint8Array(grid.size);
  for (const hex of hexes) marks[hex] = 1;
  return marks;
}

/** Bits of the hexsides through which chains lead. */
function links(grid: Grid, chains: readonly (readonly Hex[])[]): Uint8Array {
  const bits = new Uint8Array(grid.size);
  for (const chain of checked(grid, chains))
    for (let i = 1; i < chain.length; i++) {
      bits[chain[i - 1]] |= 1 << directionTo(grid, chain[i - 1], chain[i])!;
      bits[chain[i]] |= 1 << directionTo(grid, chain[i], chain[i - 1])!;
    }
  return bits;
}

function checked(grid: Grid, chains: readonly (readonly Hex[])[]): readonly (readonly Hex[])[] {
  for (const chain of chains)
    for (let i = 1; i < chain.length; i++)
      if (directionTo(grid, chain[i - 1], chain[i]) === undefined)
        throw new RangeError('A chain jumps over a hex');
  return chains;
}

function hexList(grid: Grid, numbers: string): readonly Hex[] {
  return numbers
    .split(/\s+/)
    .filter(Boolean)
    .map((number) => {
      const hex = parseHex(grid, number);
      if (hex === undefined) throw new RangeError(`No hex ${number} on this map`);
      return hex;
    });
}
