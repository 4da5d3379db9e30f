import type { Draft } from '../../result';
import { whyHoldsFire } from '../fire/whyNotShot';
import type { Action, CycleName, Event, Game, Illegal, Machine, OrderBox, Position } from '../types';
import { illegal, isPlaced, unitsOf } from '../units';
import { isDestroyed, isEmpty } from '../display/cycle';
import { machineOf, machinesOf, whyNoDisplay } from '../display/machine';

export type ResetAction = Extract<Action, { type: 'reset' }>;
export type LockAction = Extract<Action, { type: 'lockOrders' }>;

/** Why a cycle may not be reset now [§8.2, R-78, R-79]. */
export function whyNotReset(position: Position, action: ResetAction): Illegal | undefined {
  const { machine: id, cycle } = action;
  const noDisplay = whyNoDisplay(position, id);
  if (noDisplay) return noDisplay;
  const { phase, activation } = position;
  const machine = machineOf(position, id);
  if (cycle !== cycleOf(position)) return illegal('§8.2', { reason: 'wrongPhase', action: 'reset', phase });
  if (!isPlaced(machine)) return illegal('§8.2', { reason: 'notOnMap', unit: id });
  if (activation) return illegal('§8.2', { reason: 'unfinished', machine: activation.machine });
  if (machine[cycle].reset) return illegal('§8.2', { reason: 'alreadyReset', machine: id, cycle });
  if (hasBegun(position)) return illegal('R-78', { reason: 'onlyAtStart', of: phaseOfCycle(cycle) });
  if (isDestroyed(machine[cycle])) return illegal('§7.3.2', { reason: 'noOrdersLeft', machine: id, cycle });
  return cycle === 'combat' ? whyHoldsFire(position, machine) : undefined;
}

/** All orders of the cycle come off, and its objective marker with them [§8.2, R-54]. */
export function playReset(game: Draft<Game>, { machine: id, cycle }: ResetAction): Event[] {
  const machine = game.units[id] as Draft<Machine>;
  const reset = machine[cycle];
  for (const box of reset.boxes as Draft<OrderBox>[]) {
    box.order = null;
    box.revealed = false;
  }
  reset.marker = null;
  reset.reset = true;
  game.activation = { type: 'resetting', machine: id, cycle };
  return [{ type: 'reset', machine: id, cycle }, ...removeMarker(machine, cycle)];
}

/** Why the new orders may not be locked [§8.1, §8.2]. */
export function whyNotLock(position: Position, { machine: id }: LockAction): Illegal | undefined {
  const noDisplay = whyNoDisplay(position, id);
  if (noDisplay) return noDisplay;
  const { activation } = position;
  if (activation?.type !== 'resetting' || activation.machine !== id)
    return illegal('§8.2', { reason: 'notResetting', machine: id });
  const { cycle } = activation;
  return isEmpty(machineOf(position, id)[cycle])
    ? illegal('§8.1', { reason: 'emptyCycle', machine: id, cycle })
    : undefined;
}

/** After a Move reset the machine does nothing else in the phase; a Combat reset starts the cycle and fires at −2 [§8.2]. */
export function playLock(game: Draft<Game>, { machine: id }: LockAction): Event[] {
  const machine = game.units[id] as Draft<Machine>;
  const { cycle } = game.activation as { cycle: CycleName };
  game.activation = null;
  if (cycle === 'move') machine.moved = true;
  else {
    machine.combat.running = true;
    machine.combatReset = true;
  }
  return [{ type: 'locked', machine: id, cycle }];
}

/** Machines whose Combat reset has yet to be executed: nobody else fires before them [§8.2, R-78]. */
export function resetsToExecute(position: Position): readonly Machine[] {
  return machinesOf(position).filter(({ combatReset, fired }) => combatReset && !fired);
}

/** The cycle that may be reset in this phase [§8.2]. */
export function cycleOf({ phase }: Position): CycleName | null {
  return phase.name === 'movement' ? 'move' : phase.name === 'fire' ? 'combat' : null;
}

/** Some Avronian unit has acted in this phase, resets apart. */
function hasBegun(position: Position): boolean {
  const moves = position.phase.name === 'movement';
  return unitsOf(position).some((unit) => {
    if (unit.side !== 'avronian') return false;
    if (unit.class !== 'machine') return moves && unit.moved;
    return moves ? unit.moved && !unit.move.reset : unit.fired;
  });
}

function removeMarker(machine: Draft<Machine>, cycle: CycleName): Event[] {
  const marker = cycle === 'move' ? 'objective' : 'mark';
  if (machine[marker] === null) return [];
  machine[marker] = null;
  return [{ type: 'objectiveRemoved', machine: machine.id, cycle, why: 'reset' }];
}

function phaseOfCycle(cycle: CycleName): 'movement' | 'fire' {
  return cycle === 'move' ? 'movement' : 'fire';
}
