import { DIRECTIONS, distance, neighbour, turnBetween, type Direction, type Hex } from '../../../hex';
import { FOLLOW_RANGE } from '../data';
import { isGround, livingElites, placedBases, type Placed } from '../bases';
import { rangeBetween } from '../range';
import { mapOf } from '../scenarios';
import type { Position } from '../types';
import { isBarred } from './ground';

/** A step with no choices left: where it turns to, and whether it goes there [§5.4]. */
export interface Led {
  readonly facing: Direction;
  readonly goes: boolean;
}

/** One step of Chase, towards the nearest enemy ground base as all stand; undefined: there is none [§5.4]. */
export function chaseStep(position: Position, base: Placed): Led | undefined {
  const enemies = placedBases(position).filter((other) => other.side !== base.side && isGround(other));
  const nearest = nearestOf(position, base, enemies);
  return nearest && stepTowards(position, base, nearest.where.hex);
}

/** The captain a base follows: of another friendly base, not shaken, within 6 hexes; undefined: there is none [§5.4]. */
export function captainOf(position: Position, base: Placed): Placed | undefined {
  const captains = placedBases(position).filter(
    (other) =>
      other.side === base.side &&
      other.id !== base.id &&
      other.shaken === 0 &&
      livingElites(other).includes('captain') &&
      rangeBetween(position, base, other) <= FOLLOW_RANGE,
  );
  return nearestOf(position, base, captains);
}

/** One step of Follow, none if it is beside its captain already; undefined: there is no captain [§5.4, E-75]. */
export function followStep(position: Position, base: Placed): Led | undefined {
  const captain = captainOf(position, base);
  if (!captain) return undefined;
  if (rangeBetween(position, base, captain) <= 1) return { facing: base.where.facing, goes: false };
  return stepTowards(position, base, captain.where.hex);
}

/** The least distance, then the lowest hex number. */
function nearestOf(position: Position, base: Placed, others: readonly Placed[]): Placed | undefined {
  return [...others].sort(
    (a, b) => rangeBetween(position, base, a) - rangeBetween(position, base, b) || a.where.hex - b.where.hex,
  )[0];
}

/**
 * Turns towards and goes into the adjacent hex nearest to an aim, if that is nearer than now; else only turns to the hex it
 * would take if none were barred. Among equals the least turn, then clockwise [§5.4].
 */
function stepTowards(position: Position, base: Placed, aim: Hex): Led {
  const { grid } = mapOf(position);
  const { hex, facing } = base.where;
  const left = distance(grid, hex, aim);
  const nearer = DIRECTIONS.flatMap((direction) => {
    const to = neighbour(grid, hex, direction);
    return to === undefined ? [] : [{ direction, to, left: distance(grid, to, aim) }];
  })
    .filter((step) => step.left < left)
    .sort((a, b) => a.left - b.left || byTurn(facing, a.direction, b.direction));
  const open = nearer.find(({ to }) => !isBarred(position, base, hex, to));
  const step = open ?? nearer.at(0);
  return { facing: step?.direction ?? facing, goes: open !== undefined };
}

/** The lesser turn first, clockwise before anticlockwise. */
export function byTurn(facing: Direction, a: Direction, b: Direction): number {
  const clockwise = (direction: Direction) => (direction - facing + 6) % 6;
  return turnBetween(facing, a) - turnBetween(facing, b) || clockwise(a) - clockwise(b);
}
