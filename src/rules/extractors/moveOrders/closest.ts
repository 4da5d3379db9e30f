import { distance, type Grid, type Hex } from '../../../hex';
import type { Position } from '../types';
import { enemyOf, exposedUnits, type Placed } from '../units';

/** The enemies of the machines nearest to a hex, line of sight or not: one for each hex in which they stand. */
export interface Closest {
  readonly range: number;
  readonly enemies: readonly Placed[];
}

/** The enemies that count for Move orders: neither hidden, embarked nor sheltered. */
export function countingEnemies(position: Position): readonly Placed[] {
  return exposedUnits(position, enemyOf('avronian'));
}

/** The closest of some enemies; the choice among tied ones is the player's. */
export function closestTo(grid: Grid, hex: Hex, enemies: readonly Placed[]): Closest {
  let range = Infinity;
  let closest: Placed[] = [];
  for (const enemy of enemies) {
    const away = rangeTo(grid, hex, enemy);
    if (away > range) continue;
    if (away < range) [range, closest] = [away, []];
    if (!closest.some(({ where }) => where.hex === enemy.where.hex)) closest.push(enemy);
  }
  return { range, enemies: closest };
}

/** Hexes to an enemy, the line of sight apart. */
export function rangeTo(grid: Grid, hex: Hex, enemy: Placed): number {
  return distance(grid, hex, enemy.where.hex);
}
