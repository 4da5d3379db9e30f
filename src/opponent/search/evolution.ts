import { chanceOf, type Chance } from '../../rules/chance';
import type { Progress, Task } from '../contract';
import { reckoned } from '../explain';
import type { Candidate, Mind } from '../mind';
import { outlook, type PlayedOut } from './playedOut';
import { bestBeginnings, bredFrom, fittest, keyOf, portfolio, type JudgedPlan, type Plan } from './plans';

/** What a search by evolution may spend. */
export interface Breeding<A> {
  readonly tried: readonly Candidate<A>[];
  /** The number of the style the side goes on in. */
  readonly course: number;
  /** Rollouts for one action. */
  readonly rollouts: number;
  /** Worlds in which every plan is played out; the last ones are judged in as many fresh ones. */
  readonly worlds: number;
  readonly turns: number;
  readonly trust: number;
}

/** Plans from which the next one is bred. */
const KEPT = 10;
/** Best plans, each with another beginning, that are judged again at the end. */
const FINALISTS = 3;

/**
 * Online evolution of the whole turn: plans that begin with one of the actions tried are crossed and changed and played out in
 * the same worlds with the same dice. It sets out from a portfolio: every action with the others on their course, and the
 * whole side in each of the other styles. What comes out best is judged again in worlds none has been bred in, so that none
 * is taken for having fitted its own.
 */
export function* evolved<P, G extends P, A, S>(
  mind: Mind<P, G, A, S>,
  task: Task,
  breeding: Breeding<A>,
): Generator<Progress, PlayedOut<A>, boolean> {
  const { tried, course, rollouts, worlds, trust } = breeding;
  const chance = chanceOf(task.seed ^ 0x5eed);
  const trials = new Trials(mind, task, breeding);
  const bred = trials.worlds(chance);
  const choices = {
    beginnings: tried.length,
    styles: mind.styles.length,
    actors: trials.actors.length,
    course,
  };
  const known = new Set<string>();
  let plans: readonly JudgedPlan[] = [];
  let hurried = false;
  const progress = () => ({ done: trials.done, of: rollouts });
  for (const plan of portfolio(choices)) {
    known.add(keyOf(plan));
    plans = [...plans, trials.judged(plan, bred)];
    hurried = yield progress();
    if (hurried && plans.length >= tried.length) break;
  }
  const usual = plans.slice(0, tried.length).reduce((sum, { gain }) => sum + gain, 0) / tried.length;
  const kept = Math.min(FINALISTS, tried.length) * worlds;
  // A side with few units runs out of plans before it runs out of rollouts.
  for (let draws = rollouts; !hurried && draws > 0 && trials.done + worlds + kept <= rollouts; draws--) {
    const plan = bredFrom(fittest(plans, KEPT), choices, chance);
    if (known.has(keyOf(plan))) continue;
    known.add(keyOf(plan));
    plans = [...plans, trials.judged(plan, bred)];
    hurried = yield progress();
  }
  const best = bestBeginnings(plans);
  const gains = hurried ? best.map(({ gain }) => gain) : trials.again(best.slice(0, FINALISTS), chance);
  const reckonings = gains
    .map((gain, index) => reckoned(tried[best[index].first], [outlook((gain - usual) * trust, trials.done)]))
    .sort((a, b) => b.total - a.total);
  return { reckonings, considered: known.size, rollouts: trials.done };
}

/** Plans played out, and how many rollouts that took. */
class Trials<P, G extends P, A, S> {
  readonly actors: readonly string[];
  done = 0;
  readonly #mind: Mind<P, G, A, S>;
  readonly #task: Task;
  readonly #breeding: Breeding<A>;

  constructor(mind: Mind<P, G, A, S>, task: Task, breeding: Breeding<A>) {
    this.#mind = mind;
    this.#task = task;
    this.#breeding = breeding;
    this.actors = mind.actors(task.view as P);
  }

  worlds(chance: Chance): readonly G[] {
    const { view, side } = this.#task;
    return Array.from({ length: this.#breeding.worlds }, () => this.#mind.world(view as P, side, chance));
  }

  judged(plan: Plan, worlds: readonly G[]): JudgedPlan {
    const gain = this.#gainOf(plan, worlds);
    return { ...plan, gain, fitness: this.#breeding.tried[plan.first].total + gain };
  }

  /** What they gain over the worlds they were bred in and fresh ones. */
  again(plans: readonly JudgedPlan[], chance: Chance): readonly number[] {
    const fresh = this.worlds(chance);
    return plans.map((plan) => (plan.gain + this.#gainOf(plan, fresh)) / 2);
  }

  #gainOf({ first, styles }: Plan, worlds: readonly G[]): number {
    const { view, side } = this.#task;
    const mind = this.#mind;
    const [plain] = mind.styles;
    const plan = new Map(this.actors.map((id, index) => [id, mind.styles[styles[index]]]));
    const { course, turns } = this.#breeding;
    const way = { side, own: mind.styles[course], other: plain, turns, plan };
    let sum = 0;
    for (const world of worlds) {
      const game = mind.copy(world);
      mind.play(game, this.#breeding.tried[first].action);
      sum += mind.playOut(game, view as P, way);
      this.done++;
    }
    return sum / worlds.length;
  }
}
