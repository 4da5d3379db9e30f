import { hexAtAxial, type Grid, type Hex } from './grid';

/** The hexes of the map at most `radius` hexes away, the hex itself included, in the order of their numbers. */
export function hexesWithin(grid: Grid, hex: Hex, radius: number): readonly Hex[] {
  const hexes: Hex[] = [];
  for (let dq = -radius; dq <= radius; dq++)
    for (let dr = Math.max(-radius, -radius - dq); dr <= Math.min(radius, radius - dq); dr++) {
      const near = hexAtAxial(grid, grid.q[hex] + dq, grid.r[hex] + dr);
      if (near !== undefined) hexes.push(near);
    }
  return hexes;
}
