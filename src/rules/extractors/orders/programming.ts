import type { Draft } from '../../result';
import { entryTurnOf } from '../scenarios';
import type { Action, Cycle, CycleName, Event, Game, Illegal, Machine, Order, Position } from '../types';
import { illegal } from '../units';
import { BOXES, CYCLES, isEmpty, isThanis, ordersOf } from '../display/cycle';
import { machineOf, machinesOf, whyNoDisplay } from '../display/machine';

export type OrderAction = Extract<Action, { type: 'order' }>;

/** The machines whose orders are set now: before turn 1, later ones before they enter [§4]. */
export function machinesToProgram(position: Position): readonly Machine[] {
  if (position.rules === 'simple') return [];
  return machinesOf(position).filter((machine) =>
    position.turn === 0
      ? machine.where.at === 'map' || (waits(machine) && entryTurnOf(position, machine) <= 1)
      : waits(machine) && position.turn > 1 && entryTurnOf(position, machine) === position.turn,
  );
}

/** Each machine being programmed needs one to three orders in each cycle [§8.1]. */
export function whyProgrammingUnfinished(position: Position): Illegal | undefined {
  for (const { id, ...machine } of machinesToProgram(position))
    for (const cycle of CYCLES)
      if (isEmpty(machine[cycle])) return illegal('§8.1', { reason: 'emptyCycle', machine: id, cycle });
  return undefined;
}

/** Why an order may not be laid into a box, or taken out of it [§8.1, §8.2, §8.5]. */
export function whyNotOrder(position: Position, action: OrderAction): Illegal | undefined {
  return (
    whyNoDisplay(position, action.machine) ??
    whyClosed(position, action) ??
    whyNotInBox(machineOf(position, action.machine), action)
  );
}

/** Lays an order into a box, or takes it out [§8.1]. */
export function playOrder(game: Draft<Game>, { machine: id, cycle, box, order }: OrderAction): Event[] {
  const { boxes } = (game.units[id] as Draft<Machine>)[cycle];
  boxes[box].order = order;
  return [{ type: 'ordered', machine: id, cycle, box, order }];
}

/** Everything that may be laid into or taken out of the boxes that are open now. */
export function orderChoices(position: Position): readonly OrderAction[] {
  return openCycles(position).flatMap(([machine, cycle]) => choicesIn(machine, cycle));
}

/** The programming options of one machine. */
export function orderChoicesOf(position: Position, { id }: Machine): readonly OrderAction[] {
  const choices: OrderAction[] = [];
  for (const [machine, cycle] of openCycles(position))
    if (machine.id === id) choices.push(...choicesIn(machine, cycle));
  return choices;
}

function choicesIn(machine: Machine, cycle: CycleName): readonly OrderAction[] {
  const { id, [cycle]: own } = machine;
  const choices: OrderAction[] = [];
  for (const box of BOXES) {
    const { order: lies, lost } = own.boxes[box];
    if (lost) continue;
    if (lies !== null) choices.push({ type: 'order', machine: id, cycle, box, order: null });
    for (const order of ordersOf(cycle))
      if (order !== lies && (!isThanis(order) || mayLieIn(machine, order, box)))
        choices.push({ type: 'order', machine: id, cycle, box, order });
  }
  return choices;
}

function openCycles(position: Position): readonly (readonly [Machine, CycleName])[] {
  const { activation, phase } = position;
  if (activation?.type === 'resetting') return [[machineOf(position, activation.machine), activation.cycle]];
  if (phase.name !== 'programming') return [];
  return machinesToProgram(position).flatMap((machine) => CYCLES.map((cycle) => [machine, cycle] as const));
}

/** A display is open while its machine is programmed, and the cycle that is being reset [§8.1, §8.2]. */
function whyClosed(position: Position, { machine: id, cycle }: OrderAction): Illegal | undefined {
  if (openCycles(position).some(([machine, open]) => machine.id === id && open === cycle)) return undefined;
  return position.phase.name === 'programming'
    ? illegal('§4', { reason: 'notOnMap', unit: id })
    : illegal('§8.2', { reason: 'notResetting', machine: id });
}

function whyNotInBox(machine: Machine, { cycle, box, order }: OrderAction): Illegal | undefined {
  if (machine[cycle].boxes[box].lost) return illegal('§7.3.2', { reason: 'boxLost', box });
  if (order === null) return undefined;
  if (!ordersOf(cycle).includes(order)) return illegal('§8.1', { reason: 'wrongCycle', order, cycle });
  return isThanis(order) ? whyNotThanis(machine, order, box) : undefined;
}

/** A Thanis order lies once on the machine it was bought for [§8.5]. */
function whyNotThanis(machine: Machine, order: Order, box: number): Illegal | undefined {
  if (mayLieIn(machine, order, box)) return undefined;
  return illegal('§8.5', { reason: isBought(machine, order) ? 'thanisOnce' : 'thanisNotBought', order });
}

function mayLieIn(machine: Machine, order: Order, box: number): boolean {
  return (
    isBought(machine, order) &&
    !liesElsewhere(order === 'freeMove' ? machine.move : machine.combat, order, box)
  );
}

function isBought({ thanis }: Machine, order: Order): boolean {
  return order === 'freeMove' ? thanis.freeMove : thanis.freeTarget;
}

function liesElsewhere({ boxes }: Cycle, order: Order, box: number): boolean {
  return boxes.some((other, index) => index !== box && other.order === order);
}

function waits({ where }: Machine): boolean {
  return where.at === 'toEnter';
}
