import { chanceOf } from '../../rules/chance';
import type { Progress, Task } from '../contract';
import type { Mind } from '../mind';

/** What is spent on the choice of a course. */
export interface Racing {
  /** Worlds in which all that are left are played out before the worse half is left behind; 0: the plain style, without a race. */
  readonly courses: number;
  /** How often that is done. */
  readonly heats: number;
  /** A rollout ends when the side's own turn begins for the so-manieth time. */
  readonly ahead: number;
  /** Whether the other side answers in the style that serves it best, in every second world, or always in the plain one. */
  readonly replies: 'plain' | 'best';
}

/** A style by its number among the mind's, and the rollouts that led to it. */
export interface Course {
  readonly style: number;
  readonly rollouts: number;
}

const PLAIN: Course = { style: 0, rollouts: 0 };

/**
 * In which style a side plays a phase: every style is played on for long in the same worlds with the same dice, and again and
 * again the worse half is left behind [sequential halving]. The plain one is left only for what is better than it by more than
 * chance. A task that brings what was seen as the phase began is answered from there, so that a side does not change its mind
 * half-way.
 */
export function* courseOf<P, G extends P, A, S>(
  mind: Mind<P, G, A, S>,
  task: Task,
  racing: Racing,
): Generator<Progress, Course, boolean> {
  if (racing.courses === 0 || mind.styles.length < 2) return PLAIN;
  const view = (task.began ?? task.view) as P;
  const key = JSON.stringify([view, task.side, task.level, task.seed]);
  const known = taken.get(mind);
  if (known?.key === key) return known.course;
  const race = new Race(mind, { ...task, view }, racing);
  const foe = racing.replies === 'best' ? yield* race.run('other') : 0;
  const style = foe === null ? null : yield* race.run('own', foe);
  // A hurried search may find another answer, which is not kept.
  if (style === null) return { style: 0, rollouts: race.done };
  const course = { style, rollouts: race.done };
  taken.set(mind, { key, course });
  return course;
}

/** The last course of each mind: asked again in the same phase, it is the same. */
const taken = new WeakMap<object, { readonly key: string; readonly course: Course }>();

class Race<P, G extends P, A, S> {
  done = 0;
  readonly #mind: Mind<P, G, A, S>;
  readonly #task: Task;
  readonly #racing: Racing;

  constructor(mind: Mind<P, G, A, S>, task: Task, racing: Racing) {
    this.#mind = mind;
    this.#task = task;
    this.#racing = racing;
  }

  /** The style that serves a side best, against the plain one of the other or, in every second world, against `foe`; null: hurried. */
  *run(who: 'own' | 'other', foe = 0): Generator<Progress, number | null, boolean> {
    const { view, side, seed } = this.#task;
    const { courses, heats } = this.#racing;
    const chance = chanceOf(seed ^ (who === 'own' ? 0xc0525e : 0x0f0e));
    const outcomes: number[][] = this.#mind.styles.map(() => []);
    let left = outcomes.map((_, style) => style);
    for (let heat = 0; heat < heats; heat++) {
      for (let round = 0; round < courses; round++) {
        const world = this.#mind.world(view as P, side, chance);
        const reply = round % 2 === 0 ? foe : 0;
        for (const style of left) {
          const points = this.#outcome(world, who === 'own' ? [style, reply] : [reply, style]);
          outcomes[style].push(who === 'own' ? points : -points);
          const hurried = yield { done: this.done, of: this.#most() };
          if (hurried) return null;
        }
      }
      const others = left.slice(1).sort((a, b) => sum(outcomes[b]) - sum(outcomes[a]) || a - b);
      left = [0, ...others.slice(0, Math.max(1, Math.floor(others.length / 2)))];
      // Where nothing hangs on it the plain one will do.
      if (others.every((style) => sum(outcomes[style]) === sum(outcomes[0]))) return 0;
    }
    return isBetter(outcomes[left[1]], outcomes[0]) ? left[1] : 0;
  }

  #outcome(world: G, [own, other]: readonly [number, number]): number {
    this.done++;
    const { styles } = this.#mind;
    const way = { side: this.#task.side, own: styles[own], other: styles[other], turns: this.#racing.ahead };
    return this.#mind.playOut(this.#mind.copy(world), this.#task.view as P, way);
  }

  /** Rollouts, at most. */
  #most(): number {
    const { courses, heats, replies } = this.#racing;
    return (replies === 'best' ? 2 : 1) * courses * heats * this.#mind.styles.length;
  }
}

/** In the same worlds, by more than the standard error of the difference. */
function isBetter(one: readonly number[], other: readonly number[]): boolean {
  const apart = one.map((points, world) => points - other[world]);
  const mean = sum(apart) / apart.length;
  const spread = sum(apart.map((each) => (each - mean) ** 2));
  return mean > Math.sqrt(spread / (apart.length * Math.max(1, apart.length - 1)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
