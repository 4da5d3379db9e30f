import type { CounterId, Illegal, Machine, Position } from '../types';
import { illegal, unitOf, unitsOf } from '../units';

/** Why a unit has no orders to give: Simple rules, or it is no machine [§8]. */
export function whyNoDisplay(position: Position, id: CounterId): Illegal | undefined {
  if (position.rules === 'simple') return illegal('§8', { reason: 'simpleRules' });
  if (!Object.hasOwn(position.units, id)) return illegal('§8', { reason: 'noSuchUnit', unit: id });
  return unitOf(position, id).class === 'machine'
    ? undefined
    : illegal('§8', { reason: 'malformed', field: 'machine' });
}

/** A machine known to be in play. */
export function machineOf(position: Position, id: CounterId): Machine {
  return unitOf(position, id) as Machine;
}

/** The machines in play in the order of their letters. */
export function machinesOf(position: Position): readonly Machine[] {
  return unitsOf(position).filter((unit): unit is Machine => unit.class === 'machine');
}
