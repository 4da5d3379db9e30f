import { chanceOf } from '../../rules/chance';
import type { Progress, Reckoning, Task, Term } from '../contract';
import { reckoned } from '../explain';
import type { Candidate, Look, Mind } from '../mind';

/** What the best of each style's mind would do, and the best of the plain one's: `count` different actions at most. */
export function variety<P, G extends P, A, S>(
  mind: Mind<P, G, A, S>,
  view: P,
  { look, first, count }: { look: Look<S>; first: readonly Candidate<A>[]; count: number },
): readonly Candidate<A>[] {
  const known = new Map(first.map((candidate) => [JSON.stringify(candidate.action), candidate]));
  const tried = new Set([first[0]]);
  for (const style of mind.styles) {
    if (style === look.style) continue;
    const [favourite] = mind.weigh(view, { ...look, style });
    const same = known.get(JSON.stringify(favourite.action));
    if (same && tried.size < count) tried.add(same);
  }
  for (const candidate of first) {
    if (tried.size >= count || candidate.total < first[0].total - WORSE) break;
    if ([...tried].every(({ action }) => mind.isOther(action, candidate.action))) tried.add(candidate);
  }
  return [...tried];
}

/** Points worse than the best at first sight that a look ahead will hardly make up. */
const WORSE = 6;

/** What is played out, and how often. */
export interface Trial<A, S> {
  /** The style its side goes on in. */
  readonly own: S;
  /** The one it expects of the other side. */
  readonly other: S;
  readonly tried: readonly Candidate<A>[];
  readonly worlds: number;
  readonly turns: number;
  /** How much of what comes out is taken for more than chance, 0 to 1. */
  readonly trust: number;
}

/** The candidates, best first, with what came of them played out. */
export interface PlayedOut<A> {
  readonly reckonings: readonly Reckoning<A>[];
  readonly considered: number;
  readonly rollouts: number;
}

/**
 * Plays every candidate out in the same worlds with the same dice, and adds to its terms how the side stands after it beside
 * how it stands on average. Scored over all worlds at once, so no candidate is good for knowing one of them.
 */
export function* playedOut<P, G extends P, A, S>(
  mind: Mind<P, G, A, S>,
  { view, side, seed }: Task,
  { own, other, tried, worlds, turns, trust }: Trial<A, S>,
): Generator<Progress, PlayedOut<A>, boolean> {
  const position = view as P;
  const chance = chanceOf(seed ^ 0x5eed);
  const sums = tried.map(() => 0);
  let rounds = 0;
  for (; rounds < worlds; rounds++) {
    const world = mind.world(position, side, chance);
    for (const [index, { action }] of tried.entries()) {
      const game = mind.copy(world);
      mind.play(game, action);
      sums[index] += mind.playOut(game, position, { side, own, other, turns });
    }
    const hurry = yield { done: (rounds + 1) * tried.length, of: worlds * tried.length };
    if (hurry) {
      rounds++;
      break;
    }
  }
  const average = sums.reduce((all, sum) => all + sum, 0) / sums.length;
  const reckonings = tried
    .map((candidate, index) =>
      reckoned(candidate, [outlook(((sums[index] - average) / rounds) * trust, rounds)]),
    )
    .sort((a, b) => b.total - a.total);
  return { reckonings, considered: tried.length, rollouts: rounds * tried.length };
}

/** To the tenth of a point: what is finer is chance. */
export function outlook(points: number, tries: number): Term {
  return { code: 'outlook', value: Math.round(points * 10) / 10, rule: '§9', facts: { tries }, hexes: [] };
}
