import { distance, type Hex } from '../../hex';
import type { Placed } from './bases';
import { mapOf } from './scenarios';
import type { Position } from './types';

/** How many hexes two hexes lie apart on the map of a game. */
export function rangeOfHexes(position: Pick<Position, 'scenario'>, a: Hex, b: Hex): number {
  return distance(mapOf(position).grid, a, b);
}

/** How many hexes two bases stand apart [§8.2]. */
export function rangeBetween(position: Pick<Position, 'scenario'>, a: Placed, b: Placed): number {
  return rangeOfHexes(position, a.where.hex, b.where.hex);
}
