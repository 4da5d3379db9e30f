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

/** How much chance a point is worth, with the bounds that hold in 95 of 100 cases. */
export interface Rate {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** From tries of many turns: the slope within each of them [least squares], as far as it is not against the side that gains. */
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
  if (alone === 0 || free < 1) return NO_RATE;
  const unexplained = Math.max(0, wins - together ** 2 / alone);
  return notBelowNothing(together / alone, Math.sqrt(unexplained / free / alone));
}

const NO_RATE: Rate = { rate: 0, low: 0, high: 0 };
/** So many standard errors below nothing a slope leaves nothing to speak of above it. */
const FAR = 4;

/** What is left of a normal distribution above nothing: its mean and its bounds. Cut off at nothing, a slope found by few tries would be told as none. */
function notBelowNothing(slope: number, error: number): Rate {
  if (slope < -FAR * error) return NO_RATE;
  if (error === 0) return { rate: slope, low: slope, high: slope };
  const ruledOut = shareBelow(-slope / error);
  const density = Math.exp(-((slope / error) ** 2) / 2) / Math.sqrt(2 * Math.PI);
  const at = (share: number) => slope + error * quantile(ruledOut + share * (1 - ruledOut));
  return { rate: slope + (error * density) / (1 - ruledOut), low: Math.max(0, at(0.025)), high: at(0.975) };
}

/** The share of a normal distribution that lies below so many standard deviations [Abramowitz and Stegun 26.2.17]. */
function shareBelow(deviations: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(deviations));
  const terms = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153];
  const sum = terms.reduce((folded, term) => folded * t + term, 0) * t;
  const above = (Math.exp(-(deviations ** 2) / 2) / Math.sqrt(2 * Math.PI)) * sum;
  return deviations > 0 ? 1 - above : above;
}

/** The other way round, by halving. */
function quantile(share: number): number {
  let [low, high] = [-8, 8];
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (shareBelow(middle) < share) low = middle;
    else high = middle;
  }
  return low;
}

/** What the dice were worth in chance at that rate, and what is left of the whole change for play: they add up to it. */
export function shared(
  points: number,
  { rate, low, high }: Rate,
  { start, end }: { readonly start: Estimate; readonly end: number },
): { readonly luck: Change; readonly play: Change } {
  const [one, other] = [points * low, points * high].map(clamped);
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
