import { chanceOf } from '../../rules/chance';
import type { Reckoning, Task } from '../contract';
import type { Mind } from '../mind';
import { think } from '../think';
import { estimateOf } from './estimate';
import type { AdviceReport, Suggestion } from './contract';
import type { Umpire } from './review';

/** What a game brings, so that a person can be advised: other whole plans where its mind thinks of one step only; null: its candidates do. */
export type Alternatives<P, A> = (view: P) => readonly Suggestion<A>[] | null;

/** Games played on from each suggestion: the more there are, the surer their chance; who looks may stop them. */
const TRIES = 24;

/**
 * Up to three things to do, then the chance of each: it is played on to its end again and again in the same worlds with the
 * same dice, both sides by the computer. All of it comes from what the side sees.
 */
export function* adviceOn<P, G extends P, A, S>(
  mind: Mind<P, G, A, S>,
  umpire: Umpire<G, A>,
  task: Task,
  alternatives: Alternatives<P, A>,
): Generator<AdviceReport<A> | null, void, void> {
  const view = task.view as P;
  const suggestions = alternatives(view) ?? (yield* candidates(mind, task));
  yield { type: 'advised', suggestions };
  const chance = chanceOf(task.seed ^ 0xad71ce);
  const isFirst = umpire.signOf(view as G) === 1;
  const wins = suggestions.map(() => 0);
  for (let tries = 1; tries <= TRIES; tries++) {
    const world = mind.world(view, task.side, chance);
    for (const [index, { plan }] of suggestions.entries()) {
      const seed = Math.imul(task.seed + tries, 0x9e3779b1) >>> 0;
      const begun = plan.reduce((game, action) => umpire.after(game, action, seed), world);
      const { won } = umpire.playOn(begun, seed);
      wins[index] += isFirst ? won : 1 - won;
      yield null;
    }
    yield { type: 'tried', tries, chances: wins.map((won) => estimateOf(won, tries)) };
  }
}

function* candidates<P, G extends P, A, S>(
  mind: Mind<P, G, A, S>,
  task: Task,
): Generator<null, readonly Suggestion<A>[], void> {
  const thought = think(mind, task);
  for (;;) {
    const step = thought.next(false);
    if (step.done) {
      const found = step.value.candidates as readonly Reckoning<A>[];
      return found.map(({ action, terms, total }) => ({ plan: [action], terms, total }));
    }
    yield null;
  }
}
