import {
  DIRECTIONS,
  STEP_Q,
  STEP_R,
  distance,
  hexesWithin,
  turned,
  type Direction,
  type Hex,
} from '../../../hex';
import { RETREAT_DISTANCE } from '../data';
import { basesOf, isGround, placedBase, placedBases, profileOf, type Placed } from '../bases';
import { isBarred } from '../movement/ground';
import { mapOf } from '../scenarios';
import { fitTogether, stackIn } from '../stacking';
import type { Beaten, Position, Size } from '../types';

const LARGER: readonly Size[] = ['huge', 'large', 'medium'];

/** The beaten base that has to give way next: the Foundry's first, by hex number, the larger first, then as in the army list [§10.6]. */
export function nextToGo(position: Position): Beaten | undefined {
  const listed = basesOf(position).map(({ id }) => id);
  const rank = ({ base: id }: Beaten) => {
    const base = placedBase(position, id);
    return [
      base.side === 'foundry' ? 0 : 1,
      base.where.hex,
      LARGER.indexOf(profileOf(base).size),
      listed.indexOf(id),
    ];
  };
  return [...beatenOf(position)]
    .filter((beaten) => hasToGo(position, beaten))
    .sort((a, b) => {
      const other = rank(b);
      return rank(a)
        .map((value, index) => value - other[index])
        .find((difference) => difference !== 0)!;
    })[0];
}

function beatenOf(position: Position): readonly Beaten[] {
  return position.fight?.beaten ?? [];
}

/** A beaten holder has; a beaten entrant if its origin is now held by an enemy or over the limit [§10.6]. */
function hasToGo(position: Position, { base: id, as }: Beaten): boolean {
  if (as === 'holder') return true;
  const base = placedBase(position, id);
  const { hex } = base.where;
  // Not `isGoing`, which asks this: no beaten entrants of both sides share a hex.
  const held = enemiesAt(position, base, hex).some((other) => !isLeaving(position, other));
  const friends = stackIn(position, base.side, hex, base).filter((other) => !isLeaving(position, other));
  return held || !fitTogether(friends);
}

/** A beaten holder that has not gone yet [E-93]. */
function isLeaving(position: Position, { id }: Placed): boolean {
  return beatenOf(position).some((beaten) => beaten.base === id && beaten.as === 'holder');
}

/** A beaten base that has to go blocks nobody, holder or entrant [E-93]. */
function isGoing(position: Position, { id }: Placed): boolean {
  const beaten = beatenOf(position).find(({ base }) => base === id);
  return beaten !== undefined && hasToGo(position, beaten);
}

function enemiesAt(position: Position, base: Placed, hex: Hex): readonly Placed[] {
  return placedBases(position).filter(
    (other) => other.side !== base.side && other.where.hex === hex && isGround(other),
  );
}

/** Enemy ground bases that hold a hex: those that have to leave it do not [E-93]. */
export function enemiesIn(position: Position, base: Placed, hex: Hex): readonly Placed[] {
  return enemiesAt(position, base, hex).filter((other) => !isGoing(position, other));
}

function isEnemyHeld(position: Position, base: Placed, hex: Hex): boolean {
  return enemiesIn(position, base, hex).length > 0;
}

/** The hex a base retreats into: at its back, else the closest possible one within 2 hexes; null: none [§10.6, E-41]. */
export function retreatHex(position: Position, base: Placed): Hex | null {
  const near = around(position, base, 1).find((hex) => isPossible(position, base, base.where.hex, hex));
  if (near !== undefined) return near;
  const { grid } = mapOf(position);
  const ways = around(position, base, 1).filter(
    (hex) => !isEnemyHeld(position, base, hex) && !isBarred(position, base, base.where.hex, hex),
  );
  const far = around(position, base, RETREAT_DISTANCE).find((hex) =>
    ways.some((way) => distance(grid, way, hex) === 1 && isPossible(position, base, way, hex)),
  );
  return far ?? null;
}

/** The adjacent enemy hex nearest to backwards, into which a base without a way out fights once more [E-42]. */
export function lastStandHex(position: Position, base: Placed): Hex | null {
  const found = around(position, base, 1).find(
    (hex) => isEnemyHeld(position, base, hex) && !isBarred(position, base, base.where.hex, hex),
  );
  return found ?? null;
}

/** Not barred, not enemy-held, not full [§10.6]. */
function isPossible(position: Position, base: Placed, from: Hex, hex: Hex): boolean {
  if (isBarred(position, base, from, hex) || isEnemyHeld(position, base, hex)) return false;
  const there = stackIn(position, base.side, hex, base).filter((other) => !isGoing(position, other));
  return fitTogether([...there, base]);
}

/** Hexes of the map at a distance of 1 or 2 by their angle from backwards, clockwise before anticlockwise [E-41]. */
function around(position: Position, base: Placed, radius: number): readonly Hex[] {
  const { grid } = mapOf(position);
  const { hex, facing } = base.where;
  const back = turned(facing, 3);
  const off = (to: Hex) => (bearing(position, hex, to) - 2 * back + 12) % 12;
  const angle = (to: Hex) => Math.min(off(to), 12 - off(to));
  return hexesWithin(grid, hex, radius)
    .filter((to) => distance(grid, hex, to) === radius)
    .sort((a, b) => angle(a) - angle(b) || off(a) - off(b));
}

/** The bearing of a hex at a distance of 1 or 2 in twelfths of a turn, clockwise from north. */
function bearing(position: Position, from: Hex, to: Hex): number {
  const { q, r } = mapOf(position).grid;
  const [dq, dr] = [q[to] - q[from], r[to] - r[from]];
  const length = (a: number, b: number) => Math.max(Math.abs(a), Math.abs(b), Math.abs(a + b));
  const [first, second] = DIRECTIONS.filter(
    (direction) => length(dq - STEP_Q[direction], dr - STEP_R[direction]) < length(dq, dr),
  );
  // Two directions lead nearer to a hex that lies half-way between them.
  if (second === undefined) return 2 * first;
  return first === 0 && second === 5 ? 11 : first + second;
}

/** Facings a retreating base may take: kept, or turned by 60° or 180° [§10.6]. */
export function retreatFacings(base: Placed): readonly Direction[] {
  return [0, 1, -1, 3].map((sixths) => turned(base.where.facing, sixths));
}
