import type { Side } from '../../rules/extractors';

/** A share of so many games with its interval. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** What a game is worth to a side: 1 won, 0 lost, ½ drawn. */
export function scoreOf(winner: Side | null, side: Side): number {
  return winner === null ? 0.5 : Number(winner === side);
}

const NORMAL_95 = 1.96;

/** Wilson's interval of 95 % for a share; draws count half [Wilson 1927]. */
export function wilson(won: number, games: number): Share {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const share = won / games;
  const z2 = NORMAL_95 ** 2 / games;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (NORMAL_95 / (1 + z2)) * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games));
  return { share, low: middle - half, high: middle + half };
}

/** The value under which so many of a hundred lie; 0 of none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((percent / 100) * sorted.length))] ?? 0;
}
