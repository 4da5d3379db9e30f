import { DIRECTIONS, FLANK, FRONT, REAR, turnBetween, type Grid, type Hex } from '../../hex';
import type { Arc, Aspect } from './types';

const SECTORS: Readonly<Record<Arc, number>> = {
  front: FRONT,
  frontAndFlanks: FRONT | FLANK,
  rear: REAR,
  rearAndFlanks: REAR | FLANK,
  turret: FRONT | FLANK | REAR,
};

/** Whether a weapon's arc bears on a hex in these sectors; the own hex and exact boundaries are in [§6.1, R-05]. */
export function inArc(arc: Arc, sectors: number): boolean {
  return (sectors & SECTORS[arc]) !== 0;
}

/** The sides that the sectors of a target make up. */
export function aspectsIn(sectors: number): readonly Aspect[] {
  const aspects: Aspect[] = [];
  if (sectors & FRONT) aspects.push('front');
  if (sectors & FLANK) aspects.push('flank');
  if (sectors & REAR) aspects.push('rear');
  return aspects;
}

/** The facings that have a hex in the front area, bit by direction [§6.1, R-05]. */
export function frontsTowards(grid: Grid, hex: Hex, target: Hex): number {
  const dq = grid.q[target] - grid.q[hex];
  const dr = grid.r[target] - grid.r[hex];
  // How far off it is towards N, NE and SE, the other three being their opposites: in front of those it is farthest towards.
  const n = -dq - 2 * dr;
  const ne = dq - dr;
  const se = 2 * dq + dr;
  const most = Math.max(Math.abs(n), Math.abs(ne), Math.abs(se));
  return (
    (n === most ? 1 : 0) |
    (ne === most ? 2 : 0) |
    (se === most ? 4 : 0) |
    (n === -most ? 8 : 0) |
    (ne === -most ? 16 : 0) |
    (se === -most ? 32 : 0)
  );
}

/** The fewest 60° turns from each of the six facings to one of these, 0 to 3 [§6.1, R-19]. */
export function turnsInto(fronts: number): ArrayLike<number> {
  return FEWEST_TURNS[fronts];
}

const FEWEST_TURNS = Array.from({ length: 64 }, (_, fronts) => {
  const ways = DIRECTIONS.filter((direction) => (fronts >> direction) & 1);
  return Uint8Array.from(DIRECTIONS, (facing) =>
    Math.min(DIRECTIONS.length, ...ways.map((direction) => turnBetween(facing, direction))),
  );
});
