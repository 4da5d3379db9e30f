import { sectorsOf, type Direction, type Grid, type Hex } from '../../hex';
import { aspectsIn, frontsTowards, inArc, turnsInto } from './arcs';
import type { Aspect } from './types';

/** Whether a hex lies in the front area [§6.1, R-05]. */
export function inFrontArea(grid: Grid, hex: Hex, facing: Direction, target: Hex): boolean {
  return inArc('front', sectorsOf(grid, hex, facing, target));
}

/**
 * The sides of a target, facing so in `hex`, that fire from another hex comes through: two on an exact boundary, of
 * which the firer takes the better; 'none' at range 0 [§6.1, R-05, R-50].
 */
export function aspectsOf(grid: Grid, hex: Hex, facing: Direction, fromHex: Hex): readonly Aspect[] {
  if (hex === fromHex) return ['none'];
  return aspectsIn(sectorsOf(grid, hex, facing, fromHex));
}

/** The fewest 60° turns that bring a hex into the front area, 0 to 3 [§6.1, R-19]. */
export function turnsToFront(grid: Grid, hex: Hex, facing: Direction, target: Hex): number {
  return turnsInto(frontsTowards(grid, hex, target), facing);
}
