import { illegal } from '../bases';
import type { Action, Base, Illegal, Position } from '../types';
import { dueTurns, missingOrders, type OrderKind } from './due';
import { expectedMode } from './expected';
import { needsFacing, programsOf } from './programs';
import { queueOf } from './queue';

type MovementAction = Extract<Action, { readonly type: 'setMovement' }>;
type GunneryAction = Extract<Action, { readonly type: 'setGunnery' }>;

/** Why a program may not be written for that turn [§5.1 to §5.3]. */
export function whyNotMovement(position: Position, action: MovementAction): Illegal | undefined {
  const base = position.bases[action.base];
  return whyNotDue(position, base, 'movement', action.turn) ?? whyNotProgram(position, base, action);
}

/** Why gunnery may not be written for that turn; any two entries may [§5.1, E-21]. */
export function whyNotGunnery(position: Position, action: GunneryAction): Illegal | undefined {
  return whyNotDue(position, position.bases[action.base], 'gunnery', action.turn);
}

/** Why the side may not lock yet [§5.1]. */
export function whyNotLock(position: Position): Illegal | undefined {
  const missing = position.phase.side ? missingOrders(position, position.phase.side) : [];
  return missing.length ? illegal('§5.1', { reason: 'unwritten', missing }) : undefined;
}

function whyNotDue(position: Position, base: Base, kind: OrderKind, turn: number): Illegal | undefined {
  const due = dueTurns(position, base, kind);
  if (due.includes(turn)) return undefined;
  const queued: readonly { readonly turn: number }[] = queueOf(base)[kind];
  if (queued.some((order) => order.turn === turn))
    return illegal('§5.1', { reason: 'alreadyQueued', base: base.id, turn });
  if (turn === position.turn && base.shaken > 0) return illegal('§5.6', { reason: 'shaken', base: base.id });
  return illegal('§5.1', { reason: 'notDue', base: base.id, turn, due });
}

function whyNotProgram(position: Position, base: Base, action: MovementAction): Illegal | undefined {
  const { program, facing, turn } = action;
  const mode = expectedMode(position, base, turn);
  if (!programsOf(base, mode).includes(program))
    return illegal('§5.3', { reason: 'notInList', base: base.id, program, mode });
  if (needsFacing(program) === (facing !== null)) return undefined;
  return illegal('E-15', { reason: facing === null ? 'facingNeeded' : 'noFacing', program });
}
