import { meanOf, mirrored, NOTHING, standingIn, sumOf, type Spread, type Standing } from '../../spread';
import type { Side } from '../types';
import type { Throw } from './throws';

/** How the dice of a whole game fell for one side. Worth in tenths of a point. */
export interface Luck {
  /** What the dice gave the side beyond what was to be expected: what others lost by them less what its own units did. */
  readonly luck: number;
  /** All that these dice might have come to, less what was to be expected of them, and where this game stands among it. */
  readonly standing: Standing;
  /** What all the dice together might have come to for the side; its mean is what was to be expected. */
  readonly spread: Spread;
  /** What they came to. */
  readonly rolled: number;
}

/** Exact: every throw with all its outcomes, one convolved with the other. */
export function luckFor(side: Side, throws: readonly Throw[]): Luck {
  let spread = NOTHING;
  let rolled = 0;
  for (const each of throws) {
    spread = sumOf(spread, each.side === side ? mirrored(each.spread) : each.spread);
    rolled += each.side === side ? -each.rolled : each.rolled;
  }
  return { luck: rolled - meanOf(spread), standing: standingIn(spread, rolled), spread, rolled };
}
