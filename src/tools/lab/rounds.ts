import type { Side } from '../../rules/extractors';
import { betterFirst } from './armiesReport';
import type { Trial } from './trial';

export interface Rounds {
  /** Games of each in round after round. */
  readonly games: readonly number[];
  /** How many of the best go on after each round but the last. */
  readonly best: readonly number[];
}

/**
 * All of them a few games, the best of those more, each round on seeds that follow those of the last. An army's games are those of
 * its last round alone, so that no luck that brought it there counts for it; the recommended one plays every round.
 */
export async function siftedIn(
  { games, best }: Rounds,
  count: number,
  side: Side,
  play: (numbers: readonly number[], seeds: readonly number[]) => Promise<readonly Trial[]>,
): Promise<readonly Trial[]> {
  const counted: Trial[] = [];
  let numbers: readonly number[] = Array.from({ length: count }, (_, index) => index + 1);
  let seed = 1;
  for (const [round, each] of games.entries()) {
    const from = seed;
    const seeds = Array.from({ length: each }, (_, index) => from + index);
    const trials = await play(numbers, seeds);
    const goingOn = betterFirst(side, trials).slice(0, best[round] ?? 0);
    counted.push(...trials.filter(({ army, setUp }) => !goingOn.includes((army ?? setUp)?.number ?? 0)));
    numbers = goingOn;
    seed += each;
  }
  return counted;
}
