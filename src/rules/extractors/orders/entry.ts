import type { Hex } from '../../../hex';
import { CHASSIS, ENTRY_COST } from '../data';
import { countEnds } from '../movement/reach';
import { entryHexesOf, entryTurnOf, mapOf } from '../scenarios';
import { whyNotStack } from '../stacking';
import type { Illegal, Machine, MoveOrder, Objective, Position } from '../types';
import { illegal, speedOf } from '../units';
import { nextBox } from '../display/cycle';

/** Why a waiting machine that has orders may not begin its entry: too early, or its order leaves it no legal end. */
export function whyNotBeginEntry(position: Position, machine: Machine): Illegal | undefined {
  const turn = entryTurnOf(position, machine);
  if (position.turn < turn) return illegal('R-41', { reason: 'entryTurn', turn, now: position.turn });
  const { order } = machine.move.boxes[nextBox(machine.move)!];
  if (order === 'hidden') return undefined;
  return hasEnd(position, machine, order!)
    ? undefined
    : illegal('R-42', { reason: 'noLegalEnd', unit: machine.id });
}

/** Why a waiting machine may not mark this: it would have to stop where it may not end, and could not enter. */
export function whyNoEntryTo(
  position: Position,
  machine: Machine,
  objective: Objective,
): Illegal | undefined {
  return hasEnd(position, { ...machine, objective }, 'vector')
    ? undefined
    : illegal('R-42', { reason: 'noLegalEnd', unit: machine.id });
}

/** The machine would have a legal end if this order were revealed. */
function hasEnd(position: Position, machine: Machine, order: MoveOrder): boolean {
  if (mayStopOnEntry(position, machine)) return true;
  const { id } = machine;
  const activation = { type: 'moving', machine: id, order, box: 0, marking: false } as const;
  const units = { ...position.units, [id]: machine };
  return countEnds({ ...position, units, activation }, id) > 0;
}

/** Whatever the order, the machine may enter and stop in its entry hex: no need to search for other ends. */
export function mayStopOnEntry(position: Position, machine: Machine): boolean {
  return entryHexesOf(position, machine).some((hex) => mayStopIn(position, machine, hex));
}

function mayStopIn(position: Position, machine: Machine, hex: Hex): boolean {
  const cost = ENTRY_COST[mapOf(position).terrain[hex]][CHASSIS[machine.kind].movement];
  return typeof cost === 'number' && speedOf(machine) > 0 && !whyNotStack(position, machine, hex);
}
