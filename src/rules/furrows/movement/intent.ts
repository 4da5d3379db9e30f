import { neighbour, turned, type Direction, type Hex } from '../../../hex';
import { CHASE_STEPS, FOLLOW_STEP } from '../data';
import { isImmobilised, profileOf, type Placed } from '../bases';
import { CHASE, FOLLOW, defaultProgram, modeAfter, partsOf, programsOf, writePart } from '../orders';
import { mapOf } from '../scenarios';
import type { Base, Part, PartAction, Position, Running, StepNumber } from '../types';
import { chaseStep, followStep, type Led } from './chase';
import { isBarred } from './ground';

/** What a base sets out to do in a step: its turns and speed changes done, the hex it tries for [§6.5, steps 1 and 2]. */
export interface Intent {
  readonly before: Placed;
  /** As it stands after turning and changing its speed. */
  readonly base: Placed;
  /** The part as it is done, such as 'L,F'. */
  readonly part: string;
  readonly replaced: boolean;
  readonly to: Hex | null;
  readonly reversed: boolean;
}

/** What a base does from Movement 1 on: its program if the list of its mode has it, else the default [§5.3, §5.6, E-19]. */
export function runningOf(base: Base): Running {
  const { mode } = base;
  const program = base.order?.movement.program;
  if (base.shaken > 0 || program === undefined || !programsOf(base, mode).includes(program))
    return { from: mode, plan: 'default' };
  return { from: mode, plan: program === CHASE ? 'chase' : program === FOLLOW ? 'follow' : 'own' };
}

/** The part of a base in a step; who is shaken in mid-turn goes on with the default [§6.5, E-76]. */
export function intentOf(position: Position, base: Placed, step: StepNumber): Intent {
  const { from, plan } = base.turn.running ?? runningOf(base);
  const { class: of } = profileOf(base);
  const byDefault = partsOf(defaultProgram(of, from))[step - 1];
  if (base.shaken > 0 || plan === 'default') return fixed(position, base, byDefault, []);
  if (plan === 'own')
    return fixed(position, base, partsOf(base.order!.movement.program)[step - 1], byDefault);
  if (plan === 'chase') {
    const moves = CHASE_STEPS[of]?.[from]?.includes(step) ?? false;
    return led(position, base, moves ? chaseStep(position, base) : undefined);
  }
  if (step !== FOLLOW_STEP) return led(position, base, undefined);
  const found = followStep(position, base);
  return found ? led(position, followed(base, found), found) : fixed(position, base, byDefault, []);
}

/**
 * A written part; where its F or Rev cannot be done, the turns and speed changes of the default's part stand for it [E-18,
 * E-74]. An F of the default does not: it would go the way that is closed.
 */
function fixed(position: Position, before: Placed, part: Part, fallback: Part): Intent {
  if (isImmobilised(before))
    return { before, base: before, part: '-', replaced: part.length > 0, to: null, reversed: false };
  const base = steered(before, part);
  const way = part.find(isWay);
  if (!way) return { before, base, part: writePart(part), replaced: false, to: null, reversed: false };
  const to = hexOn(position, base, way);
  if (to !== null)
    return { before, base, part: writePart(part), replaced: false, to, reversed: way.act === 'reverse' };
  const done = [...part, ...fallback].filter((action) => !isWay(action));
  const after = steered(base, fallback);
  return { before, base: after, part: writePart(done), replaced: true, to: null, reversed: false };
}

/** A step of Chase or Follow. */
function led(position: Position, before: Placed, step: Led | undefined): Intent {
  if (!step || isImmobilised(before))
    return { before, base: before, part: '-', replaced: false, to: null, reversed: false };
  const base: Placed = { ...before, where: { ...before.where, facing: step.facing } };
  const turns: Part = step.facing === before.where.facing ? [] : [{ act: 'turnTo' }];
  const part: Part = step.goes ? [...turns, { act: 'forward' }] : turns;
  const to = step.goes ? (neighbour(mapOf(position).grid, before.where.hex, step.facing) ?? null) : null;
  return { before, base, part: writePart(part), replaced: false, to, reversed: false };
}

/** Who stands and has a way to go becomes slow [§5.4]. */
function followed(base: Placed, step: Led): Placed {
  return base.mode === 'stand' && step.goes ? { ...base, mode: 'slow' } : base;
}

type Way = Extract<PartAction, { readonly act: 'forward' | 'reverse' }>;

function isWay(action: PartAction): action is Way {
  return action.act === 'forward' || action.act === 'reverse';
}

/** The base after the turns and speed changes of a part. */
function steered(base: Placed, part: Part): Placed {
  let after = base;
  for (const action of part)
    after = {
      ...after,
      mode: modeAfter(after, action),
      where: { ...after.where, facing: facingAfter(after, action) },
    };
  return after;
}

function facingAfter(base: Placed, action: PartAction): Direction {
  const { facing } = base.where;
  if (action.act === 'turn') return turned(facing, action.sixths);
  return action.act === 'turnTo' ? (base.order?.movement.facing ?? facing) : facing;
}

/** The hex ahead, or behind when reversing; null: off the map or barred [§6.5, step 2]. */
function hexOn(position: Position, base: Placed, way: Way): Hex | null {
  const { hex, facing } = base.where;
  const to = neighbour(mapOf(position).grid, hex, way.act === 'forward' ? facing : turned(facing, 3));
  return to === undefined || isBarred(position, base, hex, to) ? null : to;
}
