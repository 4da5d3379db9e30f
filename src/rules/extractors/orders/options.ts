import { assertNever } from '../../result';
import { subsetsOf } from '../fire/combine';
import type { Action, Activation, CounterId, Firer, Machine, Position } from '../types';
import { allocations, shotsOf } from './allocation';
import { machineOf, machinesOf } from '../display/machine';
import { bearingsOf, type Bearing, type Firing } from './firing';
import { markHexChoices, markTargetChoices } from './marking';
import { orderChoices, orderChoicesOf } from './programming';
import { cycleOf, whyNotLock, whyNotReset } from './reset';
import { whyNothingToReveal, whyNotReveal } from './reveal';

/** Everything the orders of the machines offer the Avronian to do now, moves apart [§8]. */
export function orderOptions(position: Position): readonly Action[] {
  const { activation, phase } = position;
  if (phase.side !== 'avronian') return [];
  if (activation) return optionsIn(position, activation);
  if (phase.name === 'programming') return orderChoices(position);
  return machinesOf(position).flatMap((machine) => beginnings(position, machine));
}

/** What the orders of one machine offer [§8]. */
export function orderOptionsOf(position: Position, machine: Machine): readonly Action[] {
  const { activation, phase } = position;
  if (phase.side !== 'avronian') return [];
  if (activation) return activation.machine === machine.id ? optionsIn(position, activation) : [];
  return phase.name === 'programming' ? orderChoicesOf(position, machine) : beginnings(position, machine);
}

/** A reset or the next order, for a machine that is not in the middle of something [§8.1, §8.2]. */
function beginnings(position: Position, { id: machine }: Machine): readonly Action[] {
  const cycle = cycleOf(position);
  if (cycle === null) return [];
  const reset = { type: 'reset', machine, cycle } as const;
  const reveal = { type: 'reveal', machine } as const;
  return [
    ...listed<Action>(reset, whyNotReset(position, reset)),
    ...listed<Action>(reveal, whyNotReveal(position, reveal)),
  ];
}

/** Machines that have to reveal or finish an order before the phase may end [§8.1]. */
export function mustStillExecute(position: Position): readonly CounterId[] {
  const { activation, phase, rules } = position;
  if (phase.side !== 'avronian' || cycleOf(position) === null) return [];
  const due = (machine: Machine) =>
    rules === 'full' &&
    (phase.name === 'movement' || machine.combat.running) &&
    !whyNothingToReveal(position, machine);
  return machinesOf(position)
    .filter((machine) => (activation?.machine === machine.id ? isHeldUp(activation) : due(machine)))
    .map(({ id }) => id);
}

/** Under Simple rules a machine that has begun to fire may just stop [§8]. */
function isHeldUp(activation: Activation): boolean {
  return activation.type !== 'firing' || activation.order !== null;
}

function optionsIn(position: Position, activation: Activation): readonly Action[] {
  const machine = machineOf(position, activation.machine);
  switch (activation.type) {
    case 'resetting': {
      const lock = { type: 'lockOrders', machine: machine.id } as const;
      return [...orderChoices(position), ...listed<Action>(lock, whyNotLock(position, lock))];
    }
    case 'moving':
      return activation.marking ? markHexChoices(position, machine) : [];
    case 'firing':
      return activation.marking ? markTargetChoices(position, machine) : fireChoices(position, activation);
    default:
      return assertNever(activation);
  }
}

/** The shots a machine's order lets it make; under Simple rules they are in fireOptions [§8.4]. */
function fireChoices(position: Position, firing: Firing): readonly Action[] {
  const machine = machineOf(position, firing.machine);
  const { order } = firing;
  const cease: Action = { type: 'cease', machine: machine.id };
  if (order === null) return [cease];
  if (order === 'closestTarget' || order === 'optimize')
    return allocations(position, machine.id).map((shots) => ({
      type: 'allocate',
      machine: machine.id,
      shots,
    }));
  const bearings = bearingsOf(position, firing);
  if (order === 'target') return [atMark(machine, bearings)];
  const singles = bearings.flatMap((bearing) => singleShots(machine, bearing));
  return order === 'freeTarget' ? [...singles, ...combinedShots(machine, bearings), cease] : singles;
}

function singleShots(machine: Machine, { slot, targets }: Bearing): readonly Action[] {
  return targets
    .flatMap(({ id }) => shotsOf(machine, { target: id, slots: [slot] }))
    .map((shot) => ({ type: 'fire', ...shot }));
}

/** All that can, combined [§8.4.4]. */
function atMark(machine: Machine, bearings: readonly Bearing[]): Action {
  const firers = bearings.map(({ slot }): Firer => ({ unit: machine.id, slot }));
  return { type: 'fire', firers, target: machine.mark!, area: false };
}

/** Every set of two weapons or more at each target [§8.4.6]. */
function combinedShots(machine: Machine, bearings: readonly Bearing[]): readonly Action[] {
  const targets = new Set(bearings.flatMap((bearing) => bearing.targets.map(({ id }) => id)));
  return [...targets].flatMap((target) => {
    const slots = bearings
      .filter((bearing) => bearing.targets.some(({ id }) => id === target))
      .map(({ slot }) => slot);
    return subsetsOf(slots)
      .filter((subset) => subset.length > 1)
      .flatMap((subset) => shotsOf(machine, { target, slots: subset }))
      .map((shot): Action => ({ type: 'fire', ...shot }));
  });
}

function listed<T>(action: T, why: unknown): readonly T[] {
  return why === undefined ? [action] : [];
}
