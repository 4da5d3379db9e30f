import type { Side } from '../../rules/extractors';
import { betterFirst } from './armiesReport';
import type { Trial } from './trial';

export interface Rounds {
  /** Games of each in round after round. */
  readonly games: readonly number[];
  /** How many of the best go on after each round but the last. */
  readonly best: readonly number[];
}

/** All of them a few games, the best of those more, each round on seeds that follow those of the last; the recommended one plays every round. */
export async function siftedIn(
  { games, best }: Rounds,
  count: number,
  side: Side,
  play: (numbers: readonly number[], seeds: readonly number[]) => Promise<readonly Trial[]>,
): Promise<readonly Trial[]> {
  const played: Trial[] = [];
  let numbers: readonly number[] = Array.from({ length: count }, (_, index) => index + 1);
  let seed = 1;
  for (const [round, each] of games.entries()) {
    const from = seed;
    const seeds = Array.from({ length: each }, (_, index) => from + index);
    const trials = await play(numbers, seeds);
    played.push(...trials);
    numbers = betterFirst(side, trials).slice(0, best[round] ?? 0);
    seed += each;
  }
  return played;
}
