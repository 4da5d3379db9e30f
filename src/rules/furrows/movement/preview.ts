import { isPlaced, type Placed } from '../bases';
import { programIn, queuedMovement } from '../orders';
import type { Base, MovementOrder, PathStep, Position, ProgramPath, StepNumber } from '../types';
import { attemptOf } from './attempt';
import { intentOf, runningOf } from './intent';

const STEPS: readonly StepNumber[] = [1, 2, 3];

/**
 * The path of a base through the turn of an order if nobody were in its way and no swamp held it: what lies in its queue
 * for the turns before comes first. Without `order` that of the queue, or the default. Null for who is not on the map.
 */
export function previewPath(
  position: Position,
  base: Base,
  turn: number,
  order?: MovementOrder,
): ProgramPath | null {
  if (!isPlaced(base)) return null;
  let start = base;
  for (let before = position.turn; before < turn; before++)
    start = walk(position, start, orderIn(position, start, before)).at(-1)!.base;
  const given = order ?? orderIn(position, start, turn);
  const steps = walk(position, start, given);
  const { hex, facing } = start.where;
  return {
    program: given.program,
    from: { hex, facing, mode: start.mode },
    steps: steps.map(({ step }) => step),
  };
}

function orderIn(position: Position, base: Placed, turn: number): MovementOrder {
  const program = programIn(position, base, turn);
  const queued = queuedMovement(base, turn);
  return { program, facing: queued?.program === program ? queued.facing : null };
}

interface Walked {
  readonly base: Placed;
  readonly step: PathStep;
}

function walk(position: Position, start: Placed, movement: MovementOrder): readonly Walked[] {
  let base: Placed = {
    ...start,
    shaken: 0,
    order: { movement, gunnery: ['none', 'none'], lost: false },
  };
  // The plan is fixed when Movement 1 begins, by the mode the base is in then [E-19].
  base = { ...base, turn: { ...base.turn, running: runningOf(base) } };
  return STEPS.map((number) => {
    const intent = intentOf(position, base, number);
    const attempt = attemptOf(position, intent);
    const hex = attempt.enters ? intent.to! : base.where.hex;
    const difficult = attempt.enters ? null : attempt.kept;
    base = { ...intent.base, difficult, where: { ...intent.base.where, hex } };
    const { part, replaced, to } = intent;
    const { facing } = base.where;
    return {
      base,
      step: {
        hex,
        facing,
        mode: base.mode,
        part,
        replaced,
        tried: to,
        cost: attempt.cost,
        tokens: difficult?.tokens ?? 0,
      },
    };
  });
}
