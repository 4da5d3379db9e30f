import type { Change, Estimate } from './contract';

/** 95 of 100 values of a normal distribution lie within this many standard deviations. */
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

/** How much chance a point is worth, with its standard error. */
export interface Rate {
  readonly rate: number;
  readonly error: number;
}

/** From tries of many turns: the slope within each of them, none against the side that gains [least squares]. */
export function rateOf(turns: readonly (readonly Try[])[]): Rate {
  let [together, alone, wins, free] = [0, 0, 0, -1];
  for (const tries of turns) {
    const mean = (measure: (one: Try) => number) =>
      tries.reduce((sum, one) => sum + measure(one), 0) / tries.length;
    const [won, swing] = [mean((one) => one.won), mean((one) => one.swing)];
    free += tries.length - 1;
    for (const one of tries) {
      together += (one.won - won) * (one.swing - swing);
      alone += (one.swing - swing) ** 2;
      wins += (one.won - won) ** 2;
    }
  }
  if (alone === 0 || free < 1) return { rate: 0, error: 0 };
  const unexplained = Math.max(0, wins - together ** 2 / alone);
  return { rate: Math.max(0, together / alone), error: Math.sqrt(unexplained / free / alone) };
}

/** What the dice were worth in chance at that rate, and what is left of the whole change for play: they add up to it. */
export function shared(
  points: number,
  { rate, error }: Rate,
  { start, end }: { readonly start: Estimate; readonly end: number },
): { readonly luck: Change; readonly play: Change } {
  const reach = WITHIN * error;
  const [one, other] = [points * Math.max(0, rate - reach), points * (rate + reach)].map(clamped);
  const luck = { change: clamped(points * rate), low: Math.min(one, other), high: Math.max(one, other) };
  const change = end - start.chance - luck.change;
  // Both errors are independent: their squares add up.
  const least = Math.hypot(luck.high - luck.change, start.high - start.chance);
  const most = Math.hypot(luck.change - luck.low, start.chance - start.low);
  return { luck, play: { change, low: change - least, high: change + most } };
}

/** No chance changes by more than all of it. */
export function clamped(change: number): number {
  return Math.max(-1, Math.min(1, change));
}
