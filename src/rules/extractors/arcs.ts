import { DIRECTIONS, FLANK, FRONT, REAR, sectorsOf, turnBetween, type Direction, type Hex } from '../../hex';
import { doriana } from './maps/doriana';
import type { Arc, Aspect } from './types';

const SECTORS: Readonly<Record<Arc, number>> = {
  front: FRONT,
  frontAndFlanks: FRONT | FLANK,
  rear: REAR,
  rearAndFlanks: REAR | FLANK,
  turret: FRONT | FLANK | REAR,
};

/** Whether a weapon's arc bears on a hex; the own hex and exact boundaries are in [§6.1, R-05]. */
export function inArc(arc: Arc, hex: Hex, facing: Direction, target: Hex): boolean {
  return (sectorsOf(doriana.grid, hex, facing, target) & SECTORS[arc]) !== 0;
}

/** Whether a hex lies in the front area [§6.1, R-05]. */
export function inFrontArea(hex: Hex, facing: Direction, target: Hex): boolean {
  return inArc('front', hex, facing, target);
}

/**
 * The sides of a target, facing so in `hex`, that fire from another hex comes through: two on an exact boundary, of
 * which the firer takes the better; 'none' at range 0 [§6.1, R-05, R-50].
 */
export function aspectsOf(hex: Hex, facing: Direction, fromHex: Hex): readonly Aspect[] {
  if (hex === fromHex) return ['none'];
  const sectors = sectorsOf(doriana.grid, hex, facing, fromHex);
  const aspects: Aspect[] = [];
  if (sectors & FRONT) aspects.push('front');
  if (sectors & FLANK) aspects.push('flank');
  if (sectors & REAR) aspects.push('rear');
  return aspects;
}

/** The fewest 60° turns that bring a hex into the front area, 0 to 3 [§6.1, R-19]. */
export function turnsToFront(hex: Hex, facing: Direction, target: Hex): number {
  let fewest = DIRECTIONS.length;
  for (const direction of DIRECTIONS)
    if (inFrontArea(hex, direction, target)) fewest = Math.min(fewest, turnBetween(facing, direction));
  return fewest;
}
