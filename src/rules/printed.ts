import { directionTo, parseHex, type Grid, type Hex } from '../hex';

/** The hex of a printed number on a map. Throws RangeError if there is none. */
export function hexOf(grid: Grid, number: string): Hex {
  const hex = parseHex(grid, number);
  if (hex === undefined) throw new RangeError(`No hex ${number} on this map`);
  return hex;
}

/** The hexes of a list of printed numbers. Throws RangeError for one that is not on the map. */
export function hexesOf(grid: Grid, numbers: string): readonly Hex[] {
  return numbers
    .split(/\s+/)
    .filter(Boolean)
    .map((number) => hexOf(grid, number));
}

/** The terrain of each hex, by lists of hexes; what is not named is clear. Throws RangeError for a hex with two. */
export function terrainOf<Terrain extends string>(
  grid: Grid,
  kinds: Readonly<Partial<Record<Terrain, string>>>,
): (Terrain | 'clear')[] {
  const terrain: (Terrain | 'clear')[] = Array.from({ length: grid.size }, () => 'clear');
  for (const [kind, numbers] of Object.entries(kinds) as [Terrain, string][])
    for (const hex of hexesOf(grid, numbers)) {
      if (terrain[hex] !== 'clear') throw new RangeError(`Two terrains in one hex: ${terrain[hex]}, ${kind}`);
      terrain[hex] = kind;
    }
  return terrain;
}

/** Chains of adjacent hexes, by their lists. Throws RangeError for one that jumps over a hex. */
export function chainsOf(grid: Grid, lists: readonly string[]): readonly (readonly Hex[])[] {
  const chains = lists.map((numbers) => hexesOf(grid, numbers));
  for (const chain of chains)
    for (let i = 1; i < chain.length; i++)
      if (directionTo(grid, chain[i - 1], chain[i]) === undefined)
        throw new RangeError('A chain jumps over a hex');
  return chains;
}

/** Of each hex the bits of the directions in which chains lead on. */
export function linksOf(grid: Grid, chains: readonly (readonly Hex[])[]): Uint8Array {
  const links = new Uint8Array(grid.size);
  for (const chain of chains)
    for (let i = 1; i < chain.length; i++) {
      links[chain[i - 1]] |= 1 << directionTo(grid, chain[i - 1], chain[i])!;
      links[chain[i]] |= 1 << directionTo(grid, chain[i], chain[i - 1])!;
    }
  return links;
}
