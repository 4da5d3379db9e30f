import type { Progress, Task } from '../contract';

/** What is spent on a choice for a whole phase. */
export interface Racing {
  /** Worlds in which all that are left are played out before the worse half is left behind. */
  readonly courses: number;
  /** How often that is done. */
  readonly heats: number;
  /** A rollout ends when the side's own turn begins for the so-manieth time. */
  readonly ahead: number;
}

/** What races: how each goes on in a world, in points for the side. The first is what the side does anyway. */
export interface Field {
  readonly size: number;
  readonly outcome: (runner: number, world: number) => number;
}

/** The winner, the first where no other is better, and the rollouts that led to it. */
export interface Raced {
  readonly winner: number;
  readonly rollouts: number;
}

/**
 * What is chosen once for a phase: all are played on for long in the same worlds with the same dice, and again and again the
 * worse half is left behind [sequential halving]. It is chosen from what was seen as the phase began, so that a side does not
 * change its mind half-way. Hurried, it makes do with the first.
 */
export function* raced(
  mind: object,
  { view, began = view, side, level, seed }: Task,
  racing: Racing,
  field: Field,
): Generator<Progress, Raced, boolean> {
  const key = JSON.stringify([began, side, level, seed]);
  let race = races.get(mind);
  if (race?.key !== key) races.set(mind, (race = { key, run: raceOf(field, racing), over: null }));
  // What somebody else has begun, who thought ahead, is gone on with.
  for (let hurried = false; race.over === null;) {
    const step = stepOf(mind, race, hurried);
    if (!step.done) {
      hurried = yield step.value;
      continue;
    }
    // A hurried search may find another answer, which is not kept.
    if (hurried) {
      races.delete(mind);
      return step.value;
    }
    race.over = step.value;
  }
  return race.over;
}

/** A race as far as it has come. */
interface Race {
  readonly key: string;
  readonly run: ReturnType<typeof raceOf>;
  /** Once it is over. */
  over: Raced | null;
}

/** The last race of each mind: asked again in the same phase, its winner is the same. */
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

function* raceOf({ size, outcome }: Field, { courses, heats }: Racing): Generator<Progress, Raced, boolean> {
  const outcomes: number[][] = Array.from({ length: size }, () => []);
  let left = [...outcomes.keys()];
  let done = 0;
  for (let heat = 0; heat < heats; heat++) {
    for (let round = 0; round < courses; round++)
      for (const runner of left) {
        outcomes[runner].push(outcome(runner, heat * courses + round));
        const hurried = yield { done: ++done, of: courses * heats * size };
        if (hurried) return { winner: 0, rollouts: done };
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
