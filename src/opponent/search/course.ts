import { chanceOf } from '../../rules/chance';
import type { Progress, Task } from '../contract';
import type { Mind } from '../mind';

/** What is spent on the choice of a course. */
export interface Racing {
  /** Worlds in which those that are left to the end are played out; 0: the plain style, without a race. */
  readonly courses: number;
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
 * In which style a side plays a phase: every style is played to the end of the game in the same worlds with the same dice, and
 * after each world the worse half of those that are left is left behind, down to two [sequential halving]. A task that brings
 * what was seen as the phase began is answered from there, so that a side does not change its mind half-way.
 */
export function* courseOf<P, G extends P, A, S>(
  mind: Mind<P, G, A, S>,
  task: Task,
  { courses, replies }: Racing,
): Generator<Progress, Course, boolean> {
  if (courses === 0 || mind.styles.length < 2) return PLAIN;
  const view = (task.began ?? task.view) as P;
  const key = JSON.stringify([view, task.side, task.level, task.seed]);
  const known = taken.get(mind);
  if (known?.key === key) return known.course;
  const race = new Race(mind, view, task);
  const foe = replies === 'best' ? yield* race.run('other', courses) : 0;
  const style = foe === null ? null : yield* race.run('own', courses, foe);
  // Who is hurried may come to something else: that is not kept.
  if (style === null) return { style: race.leading, rollouts: race.done };
  const course = { style, rollouts: race.done };
  taken.set(mind, { key, course });
  return course;
}

/** The last course of each mind: asked again in the same phase, it is the same. */
const taken = new WeakMap<object, { readonly key: string; readonly course: Course }>();

class Race<P, G extends P, A, S> {
  done = 0;
  leading = 0;
  readonly #mind: Mind<P, G, A, S>;
  readonly #view: P;
  readonly #task: Task;

  constructor(mind: Mind<P, G, A, S>, view: P, task: Task) {
    this.#mind = mind;
    this.#view = view;
    this.#task = task;
  }

  /** The style that serves a side best, against the plain one of the other or, in every second world, against `foe`; null: hurried. */
  *run(who: 'own' | 'other', courses: number, foe = 0): Generator<Progress, number | null, boolean> {
    const { styles } = this.#mind;
    const chance = chanceOf(this.#task.seed ^ (who === 'own' ? 0xc0525e : 0x0f0e));
    const sums = styles.map(() => 0);
    let left = styles.map((_, index) => index);
    const sign = who === 'own' ? 1 : -1;
    for (let round = 0; round < courses; round++) {
      const world = this.#mind.world(this.#view, this.#task.side, chance);
      const reply = round % 2 === 0 ? foe : 0;
      for (const style of left) {
        sums[style] += sign * this.#outcome(world, who === 'own' ? [style, reply] : [reply, style]);
        if (who === 'own') this.leading = best(left, sums);
        const hurried = yield { done: this.done, of: this.#of(courses) };
        if (hurried) return null;
      }
      // Where nothing hangs on it the plain one will do.
      if (round === 0 && left.every((style) => sums[style] === sums[0])) return 0;
      left = [...left]
        .sort((a, b) => sums[b] - sums[a] || a - b)
        .slice(0, Math.max(2, Math.ceil(left.length / 2)));
    }
    return left[0];
  }

  #outcome(world: G, [own, other]: readonly [number, number]): number {
    this.done++;
    const { styles } = this.#mind;
    const way = { side: this.#task.side, own: styles[own], other: styles[other], turns: Infinity };
    return this.#mind.playOut(this.#mind.copy(world), this.#view, way);
  }

  #of(courses: number): number {
    return Math.max(this.done, courses * this.#mind.styles.length);
  }
}

function best(among: readonly number[], sums: readonly number[]): number {
  return among.reduce((most, style) => (sums[style] > sums[most] ? style : most));
}
