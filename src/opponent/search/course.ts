import { chanceOf } from '../../rules/chance';
import type { Progress, Task } from '../contract';
import type { Mind } from '../mind';

/** What is spent on the choice of a course. */
export interface Racing {
  /** Worlds in which all that are left are played out before the worse half is left behind; 0: the usual course, without a race. */
  readonly courses: number;
  /** How often that is done. */
  readonly heats: number;
  /** A rollout ends when the side's own turn begins for the so-manieth time. */
  readonly ahead: number;
}

/** A style by its number among the mind's, or a seed to draw by, and the rollouts that led to it. */
export interface Course {
  readonly style: number;
  readonly seed: number;
  readonly rollouts: number;
}

/** The styles a side and its enemy play in if nothing else is tried, by their numbers. */
export interface Expected {
  readonly usual: number;
  readonly other: number;
}

/** What races: how each goes on in a world, in points for the side; the usual one first. */
interface Field {
  readonly size: number;
  readonly outcome: (runner: number, world: number) => number;
  /** Standard errors by which another has to be better than the usual one. */
  readonly margin: number;
}

/**
 * In which style a side plays a phase: every style is played on for long in the same worlds with the same dice, and again and
 * again the worse half is left behind [sequential halving]. The usual one is left only for what is better than it by more than
 * chance. A task that brings what was seen as the phase began is answered from there, so that a side does not change its mind
 * half-way. Where what is done is drawn, as programmes are, draws race instead of styles.
 */
export function* courseOf<P, G extends P, A, S>(
  mind: Mind<P, G, A, S>,
  task: Task,
  racing: Racing,
  { usual, other }: Expected,
): Generator<Progress, Course, boolean> {
  const plain: Course = { style: usual, seed: task.seed, rollouts: 0 };
  if (racing.courses === 0) return plain;
  const view = (task.began ?? task.view) as P;
  const key = JSON.stringify([view, task.side, task.level, task.seed]);
  const known = taken.get(mind);
  if (known?.key === key) return known.course;
  const begun = { ...task, view };
  const drawn = mind.isDrawn(view);
  const styles = [usual, ...mind.styles.keys()].filter((style, index, all) => all.indexOf(style) === index);
  const seeds = Array.from({ length: DRAWS }, (_, draw) => (task.seed ^ Math.imul(draw, 0x9e3779b1)) >>> 0);
  const chance = chanceOf(task.seed ^ 0xc0525e);
  const worlds: G[] = [];
  const runs = rollouts(mind, begun, { turns: racing.ahead, other });
  const found = yield* raceOf(
    {
      size: drawn ? seeds.length : styles.length,
      margin: drawn ? 0 : CLEARLY,
      outcome: (runner, number) => {
        const world = (worlds[number] ??= mind.world(view, task.side, chance));
        return drawn ? runs.ofDraw(world, seeds[runner], usual) : runs.ofStyle(world, styles[runner]);
      },
    },
    racing,
  );
  // A hurried search may find another answer, which is not kept.
  if (found.winner === null) return { ...plain, rollouts: found.rollouts };
  const course = {
    style: drawn ? usual : styles[found.winner],
    seed: drawn ? seeds[found.winner] : task.seed,
    rollouts: found.rollouts,
  };
  taken.set(mind, { key, course });
  return course;
}

/** The best of many is often better by one error; what is drawn is as good as any other draw until it has been tried. */
const CLEARLY = 2;
/** Draws that race. */
const DRAWS = 8;

/** The last course of each mind: asked again in the same phase, it is the same. */
const taken = new WeakMap<object, { readonly key: string; readonly course: Course }>();

/** How a side goes on in a world: points it gains. */
function rollouts<P, G extends P, A, S>(
  mind: Mind<P, G, A, S>,
  { view, side }: Task,
  { turns, other }: { readonly turns: number; readonly other: number },
) {
  const from = view as P;
  const foe = mind.styles[other];
  return {
    ofStyle: (world: G, style: number) =>
      mind.playOut(mind.copy(world), from, { side, own: mind.styles[style], other: foe, turns }),
    ofDraw(world: G, seed: number, style: number) {
      const game = mind.copy(world);
      for (let actions = 0; actions < LIMIT && mind.isDrawn(game); actions++)
        mind.play(game, mind.weigh(game, { style: mind.styles[style], sight: 'far', seed })[0].action);
      return mind.playOut(game, from, { side, own: mind.styles[style], other: foe, turns });
    },
  };
}

/** Actions of a phase in which everything is drawn, at most. */
const LIMIT = 200;

/** The winner, the usual one where no other is better by more than chance; null: hurried. */
function* raceOf(
  { size, outcome, margin }: Field,
  { courses, heats }: Racing,
): Generator<Progress, { readonly winner: number | null; readonly rollouts: number }, boolean> {
  const outcomes: number[][] = Array.from({ length: size }, () => []);
  let left = [...outcomes.keys()];
  let done = 0;
  for (let heat = 0; heat < heats; heat++) {
    for (let round = 0; round < courses; round++)
      for (const runner of left) {
        outcomes[runner].push(outcome(runner, heat * courses + round));
        const hurried = yield { done: ++done, of: courses * heats * size };
        if (hurried) return { winner: null, rollouts: done };
      }
    const others = left.slice(1).sort((a, b) => sum(outcomes[b]) - sum(outcomes[a]) || a - b);
    left = [0, ...others.slice(0, Math.max(1, Math.floor(others.length / 2)))];
    // Where nothing hangs on it the usual one will do.
    if (others.every((runner) => sum(outcomes[runner]) === sum(outcomes[0])))
      return { winner: 0, rollouts: done };
  }
  return { winner: isBetter(outcomes[left[1]], outcomes[0], margin) ? left[1] : 0, rollouts: done };
}

/** In the same worlds, by more than so many standard errors of the difference. */
function isBetter(one: readonly number[], other: readonly number[], margin: number): boolean {
  const apart = one.map((points, world) => points - other[world]);
  const mean = sum(apart) / apart.length;
  const spread = sum(apart.map((each) => (each - mean) ** 2));
  return mean > margin * Math.sqrt(spread / (apart.length * Math.max(1, apart.length - 1)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
