import { DIRECTIONS, allHexes, isObstructed, neighbour, type Hex } from '../../hex';
import { BLOCKS_SIGHT } from './data';
import { perMap } from './maps/perMap';
import type { GameMap } from './types';

/** Every verdict of a map on who sees whom: bit `to` of row `from`. */
export interface Sights {
  readonly bits: Uint8Array;
  readonly rowBytes: number;
}

export const sightsOf = perMap(workOutSights);

/** Line by line, once for both ends [§7.2]. */
export function workOutSights(map: GameMap): Sights {
  const rowBytes = Math.ceil(map.grid.size / 8);
  const bits = new Uint8Array(map.grid.size * rowBytes);
  const obstacles = Uint8Array.from(map.terrain, (terrain) => (BLOCKS_SIGHT.has(terrain) ? 1 : 0));
  for (const a of allHexes(map.grid))
    for (let b = a; b < map.grid.size; b++) {
      if (depressionParts(map, a, b) || isObstructed(map.grid, obstacles, a, b)) continue;
      bits[a * rowBytes + (b >> 3)] |= 1 << (b & 7);
      bits[b * rowBytes + (a >> 3)] |= 1 << (a & 7);
    }
  return { bits, rowBytes };
}

/** A hex that blocks the line of sight when it lies between [§2, §7.2]. */
export function blocksSight(map: GameMap, hex: Hex): boolean {
  return BLOCKS_SIGHT.has(map.terrain[hex]);
}

/** One of two hexes lies in a depression area that hides them from each other; two areas are never adjacent. */
export function depressionParts(map: GameMap, a: Hex, b: Hex): boolean {
  if (map.area[a] === map.area[b]) return false;
  return map.area[a] >= 0 ? !isBesideArea(map, b, map.area[a]) : !isBesideArea(map, a, map.area[b]);
}

function isBesideArea(map: GameMap, hex: Hex, area: number): boolean {
  return DIRECTIONS.some((direction) => {
    const beside = neighbour(map.grid, hex, direction);
    return beside !== undefined && map.area[beside] === area;
  });
}
