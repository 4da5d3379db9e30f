import { chanceOf } from '../../rules/chance';
import type { Progress, Task } from '../contract';
import type { Mind } from '../mind';

/** What is spent on the choice of a draw. */
export interface Racing {
  /** Worlds in which all that are left are played out before the worse half is left behind. */
  readonly courses: number;
  /** How often that is done. */
  readonly heats: number;
  /** A rollout ends when the side's own turn begins for the so-manieth time. */
  readonly ahead: number;
}

/** A seed to draw by, and the rollouts that led to it. */
export interface Drawn {
  readonly seed: number;
  readonly rollouts: number;
}

/** The styles a side and its enemy play in, by their numbers. */
export interface Expected {
  readonly usual: number;
  readonly other: number;
}

/** What races: how each goes on in a world, in points for the side. */
interface Field {
  readonly size: number;
  readonly outcome: (runner: number, world: number) => number;
}

/**
 * What is drawn for a phase in which all is drawn, as programmes are: several draws are carried out and played on for long in
 * the same worlds with the same dice, and again and again the worse half is left behind [sequential halving]. A task that
 * brings what was seen as the phase began is answered from there, so that a side does not change its mind half-way.
 */
export function* drawnFor<P, G extends P, A, S>(
  mind: Mind<P, G, A, S>,
  task: Task,
  racing: Racing,
  expected: Expected,
): Generator<Progress, Drawn, boolean> {
  const key = JSON.stringify([task.began ?? task.view, task.side, task.level, task.seed]);
  let race = races.get(mind);
  if (race?.key !== key) races.set(mind, (race = begun(mind, task, { key, racing, expected })));
  // What somebody else has begun, who thought ahead, is gone on with.
  for (let hurried = false; race.drawn === null;) {
    const step = stepOf(mind, race, hurried);
    if (!step.done) {
      hurried = yield step.value;
      continue;
    }
    const { winner, rollouts } = step.value;
    if (winner === null) {
      // A hurried search may find another answer, which is not kept.
      races.delete(mind);
      return { seed: task.seed, rollouts };
    }
    race.drawn = { seed: race.seeds[winner], rollouts };
  }
  return race.drawn;
}

/** A race as far as it has come. */
interface Race {
  readonly key: string;
  readonly seeds: readonly number[];
  readonly run: ReturnType<typeof raceOf>;
  /** Once it is over. */
  drawn: Drawn | null;
}

/** The last race of each mind: asked again in the same phase, its draw is the same. */
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

interface Start {
  readonly key: string;
  readonly racing: Racing;
  readonly expected: Expected;
}

/** Draws that race. */
const DRAWS = 8;

function begun<P, G extends P, A, S>(
  mind: Mind<P, G, A, S>,
  task: Task,
  { key, racing, expected }: Start,
): Race {
  const view = (task.began ?? task.view) as P;
  const seeds = Array.from({ length: DRAWS }, (_, draw) => (task.seed ^ Math.imul(draw, 0x9e3779b1)) >>> 0);
  const chance = chanceOf(task.seed ^ 0xc0525e);
  const worlds: G[] = [];
  const playOn = rollout(mind, { ...task, view }, { turns: racing.ahead, ...expected });
  const outcome = (number: number, trial: number) =>
    playOn((worlds[trial] ??= mind.world(view, task.side, chance)), seeds[number]);
  return { key, seeds, run: raceOf({ size: DRAWS, outcome }, racing), drawn: null };
}

/** How a side goes on in a world with what is drawn by a seed: points it gains. */
function rollout<P, G extends P, A, S>(
  mind: Mind<P, G, A, S>,
  { view, side }: Task,
  { turns, usual, other }: Expected & { readonly turns: number },
): (world: G, seed: number) => number {
  const own = mind.styles[usual];
  return (world, seed) => {
    const game = mind.copy(world);
    for (let actions = 0; actions < LIMIT && mind.isDrawn(game); actions++)
      mind.play(game, mind.weigh(game, { style: own, sight: 'far', seed })[0].action);
    return mind.playOut(game, view as P, { side, own, other: mind.styles[other], turns });
  };
}

/** Actions of a phase in which everything is drawn, at most. */
const LIMIT = 200;

/** The winner, the first where no other is better; null: hurried. */
function* raceOf(
  { size, outcome }: Field,
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
    // Where nothing hangs on it the first will do.
    if (others.every((runner) => sum(outcomes[runner]) === sum(outcomes[0])))
      return { winner: 0, rollouts: done };
  }
  return { winner: sum(outcomes[left[1]]) > sum(outcomes[0]) ? left[1] : 0, rollouts: done };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
