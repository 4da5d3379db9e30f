import { chanceOf } from '../../rules/chance';
import type { Progress, Task } from '../contract';
import type { Mind } from '../mind';
import { raced, type Racing } from './race';

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

/** Draws that race. */
const DRAWS = 8;

/** What is drawn for a phase in which all is drawn, as programmes are: of several draws the one that comes out best. */
export function* drawnFor<P, G extends P, A, S>(
  mind: Mind<P, G, A, S>,
  task: Task,
  racing: Racing,
  expected: Expected,
): Generator<Progress, Drawn, boolean> {
  const view = (task.began ?? task.view) as P;
  const seeds = Array.from({ length: DRAWS }, (_, draw) => (task.seed ^ Math.imul(draw, 0x9e3779b1)) >>> 0);
  const chance = chanceOf(task.seed ^ 0xc0525e);
  const worlds: G[] = [];
  const playOn = rollout(mind, { ...task, view }, { turns: racing.ahead, ...expected });
  const outcome = (number: number, trial: number) =>
    playOn((worlds[trial] ??= mind.world(view, task.side, chance)), seeds[number]);
  const { winner, rollouts } = yield* raced(mind, task, racing, { size: DRAWS, outcome });
  return { seed: seeds[winner], rollouts };
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
