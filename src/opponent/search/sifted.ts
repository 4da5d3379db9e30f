import { chanceOf } from '../../rules/chance';
import type { Progress, Reckoning, Task, Term } from '../contract';
import { reckoned } from '../explain';
import type { Candidate, Mind } from '../mind';

/** What a sifting may spend: the best at sight first, so many worlds a heat for all that are left. */
export interface Sifting<A, S> {
  /** The style its side goes on in. */
  readonly own: S;
  /** The one it expects of the other side. */
  readonly other: S;
  readonly tried: readonly Candidate<A>[];
  readonly worlds: number;
  readonly heats: number;
  readonly turns: number;
}

/** The candidates, best first, with what came of them played out. */
export interface PlayedOut<A> {
  readonly reckonings: readonly Reckoning<A>[];
  readonly considered: number;
  readonly rollouts: number;
}

/**
 * Plays candidates out beside the best at sight, in the same worlds with the same dice; after each heat the worse half is left
 * behind, so that the worlds go where it is close [sequential halving]. What comes out is believed as far as it is more than
 * chance: one world in which a game is won by luck outweighs many.
 */
export function* sifted<P, G extends P, A, S>(
  mind: Mind<P, G, A, S>,
  { view, side, seed }: Task,
  { own, other, tried, worlds, heats, turns }: Sifting<A, S>,
): Generator<Progress, PlayedOut<A>, boolean> {
  const position = view as P;
  const chance = chanceOf(seed ^ 0x5eed);
  const gains = tried.map((): number[] => []);
  const worth = (index: number) => tried[index].total + believed(gains[index]);
  let left = [...tried.keys()];
  let [rollouts, hurried] = [0, false];
  for (let heat = 0; heat < heats && left.length > 1 && !hurried; heat++) {
    for (let round = 0; round < worlds && !hurried; round++) {
      const world = mind.world(position, side, chance);
      const outcomes = left.map((index) => {
        const game = mind.copy(world);
        mind.play(game, tried[index].action);
        return mind.playOut(game, position, { side, own, other, turns });
      });
      for (const [number, index] of left.entries()) gains[index].push(outcomes[number] - outcomes[0]);
      rollouts += left.length;
      hurried = yield { done: heat * worlds + round + 1, of: heats * worlds };
    }
    const others = left.slice(1).sort((a, b) => worth(b) - worth(a));
    left = [0, ...others.slice(0, Math.floor(left.length / 2))];
  }
  const reckonings = tried
    .map((candidate, index) => reckoned(candidate, [outlook(believed(gains[index]), gains[index].length)]))
    .sort((a, b) => b.total - a.total);
  return { reckonings, considered: tried.length, rollouts };
}

/** The mean less what of it may be chance: nothing where it is no larger than its standard error [James and Stein 1961]. */
function believed(gains: readonly number[]): number {
  const count = gains.length;
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / Math.max(1, count);
  if (count < 2 || mean === 0) return 0;
  const error = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (count * (count - 1));
  return mean * Math.max(0, 1 - error / mean ** 2);
}

/** To the tenth of a point: what is finer is chance. */
function outlook(points: number, tries: number): Term {
  return { code: 'outlook', value: Math.round(points * 10) / 10, rule: '§9', facts: { tries }, hexes: [] };
}
