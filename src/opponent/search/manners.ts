import { chanceOf } from '../../rules/chance';
import type { Progress, Task } from '../contract';
import type { Mind } from '../mind';
import type { Expected } from './draws';
import { raced, type Racing } from './race';

/** A style by its number, and the rollouts that led to it. */
export interface Manner {
  readonly style: number;
  readonly rollouts: number;
}

/**
 * The style a phase is played in: each is played on in for long, against the one that is expected, and the usual one is left for
 * what comes out better [policy switching, Chang, Givan and Chong 2004].
 */
export function* mannerFor<P, G extends P, A, S>(
  mind: Mind<P, G, A, S>,
  task: Task,
  racing: Racing,
  { usual, other }: Expected,
): Generator<Progress, Manner, boolean> {
  const view = (task.began ?? task.view) as P;
  const numbers = [usual, ...mind.styles.keys()].filter((number, at, all) => all.indexOf(number) === at);
  const chance = chanceOf(task.seed ^ 0x57717e);
  const worlds: G[] = [];
  const outcome = (runner: number, trial: number) => {
    const game = mind.copy((worlds[trial] ??= mind.world(view, task.side, chance)));
    const way = { side: task.side, own: mind.styles[numbers[runner]], other: mind.styles[other] };
    return mind.playOut(game, view, { ...way, turns: racing.ahead });
  };
  const { winner, rollouts } = yield* raced(mind, task, racing, { size: numbers.length, outcome });
  return { style: numbers[winner], rollouts };
}
