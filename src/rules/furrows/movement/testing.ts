import { base, draftOf, id, told, type Sketch } from '../testing';
import type { Game, Mode, Move, StepNumber } from '../types';
import { runningOf } from './intent';
import { applyStep, planStep } from './step';
import { newFight } from '../assault';

export const dry = () => 6;

/** Three steps of a game without assaults, the moves of each base by step. */
export function steps(game: Game, count = 3, swamp: () => number = dry): { game: Game; moves: Move[][] } {
  const after = draftOf(game);
  for (const each of Object.values(after.bases)) each.turn.running = runningOf(each);
  const moves: Move[][] = [];
  for (let step = 1; step <= count; step++) {
    const plan = planStep(after, step as StepNumber, swamp);
    after.fight = newFight(step as StepNumber) as never;
    applyStep(after, plan);
    moves.push([...plan.moves]);
  }
  return { game: after, moves };
}

export function outcomes(game: Game, name: string, count = 3): readonly string[] {
  return steps(game, count).moves.map((moves) => moves.find((move) => move.base === id(name))!.outcome);
}

export const does = (
  unit: Parameters<typeof base>[0],
  place: string,
  mode: Mode,
  written: string,
  sketch: Sketch = {},
) => base(unit, place, { ...told(mode, written), ...sketch });
