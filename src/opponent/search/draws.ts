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
  const key = JSON.stringify([task.began ?? task.view, task.side, task.level, task.seed]);
  let race = races.get(mind);
  if (race?.key !== key) races.set(mind, (race = begun(mind, task, { key, racing, usual, other })));
  // What somebody else has begun, who thought ahead, is gone on with.
  for (let hurried = false; race.course === null;) {
    const step = stepOf(mind, race, hurried);
    if (!step.done) {
      hurried = yield step.value;
      continue;
    }
    const { winner, rollouts: done } = step.value;
    if (winner === null) {
      // A hurried search may find another answer, which is not kept.
      races.delete(mind);
      return { ...plain, rollouts: done };
    }
    race.course = { ...race.runners[winner], rollouts: done };
  }
  return race.course;
}

/** A race as far as it has come. */
interface Race {
  readonly key: string;
  readonly runners: readonly Omit<Course, 'rollouts'>[];
  readonly run: ReturnType<typeof raceOf>;
  /** Once it is over. */
  course: Course | null;
}

/** The last race of each mind: asked again in the same phase, its course is the same. */
const races = new WeakMap<object, Race>();

/** A race that breaks off is not gone on with. */
function stepOf(mind: object, { run }: Race, hurried: boolean): ReturnType<Race['run']['next']> {
  try {
    return run.next(hurried);
  } catch (error) {
    races.delete(mind);
    throw error;
  }
}

interface Start extends Expected {
  readonly key: string;
  readonly racing: Racing;
}

function begun<P, G extends P, A, S>(
  mind: Mind<P, G, A, S>,
  task: Task,
  { key, racing, usual, other }: Start,
): Race {
  const view = (task.began ?? task.view) as P;
  const drawn = mind.isDrawn(view);
  const styles = [usual, ...mind.styles.keys()].filter((style, index, all) => all.indexOf(style) === index);
  const runners = drawn
    ? Array.from({ length: DRAWS }, (_, draw) => ({
        style: usual,
        seed: (task.seed ^ Math.imul(draw, 0x9e3779b1)) >>> 0,
      }))
    : styles.map((style) => ({ style, seed: task.seed }));
  const chance = chanceOf(task.seed ^ 0xc0525e);
  const worlds: G[] = [];
  const runs = rollouts(mind, { ...task, view }, { turns: racing.ahead, other });
  const outcome = (number: number, trial: number) => {
    const world = (worlds[trial] ??= mind.world(view, task.side, chance));
    const { style, seed } = runners[number];
    return drawn ? runs.ofDraw(world, seed, style) : runs.ofStyle(world, style);
  };
  const run = raceOf({ size: runners.length, margin: drawn ? 0 : CLEARLY, outcome }, racing);
  return { key, runners, run, course: null };
}

/** The best of many is often better by one error; what is drawn is as good as any other draw until it has been tried. */
const CLEARLY = 2;
/** Draws that race. */
const DRAWS = 8;

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
