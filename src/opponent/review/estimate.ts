import type { Estimate } from './contract';

/** Of a normal spread, 95 of 100 lie within so many deviations. */
const WITHIN = 1.96;

/** The chance behind so many wins of so many tries; half a win is a draw [Wilson's interval]. */
export function estimateOf(wins: number, tries: number): Estimate {
  if (tries === 0) return { chance: 0.5, low: 0, high: 1 };
  const chance = wins / tries;
  const square = WITHIN ** 2 / tries;
  const middle = (chance + square / 2) / (1 + square);
  const reach = (WITHIN * Math.sqrt((chance * (1 - chance)) / tries + square / (4 * tries))) / (1 + square);
  return { chance, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** A game played on: what it came to, and how many points the first side gained in its first turn. */
export interface Try {
  readonly won: number;
  readonly swing: number;
}

/** How much chance a point is worth, from tries of many turns: the slope within each of them, none against the side that gains. */
export function rateOf(turns: readonly (readonly Try[])[]): number {
  let [together, alone] = [0, 0];
  for (const tries of turns) {
    const mean = (measure: (one: Try) => number) =>
      tries.reduce((sum, one) => sum + measure(one), 0) / tries.length;
    const [won, swing] = [mean((one) => one.won), mean((one) => one.swing)];
    for (const one of tries) {
      together += (one.won - won) * (one.swing - swing);
      alone += (one.swing - swing) ** 2;
    }
  }
  return alone > 0 ? Math.max(0, together / alone) : 0;
}
