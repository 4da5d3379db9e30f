import {
  entryTurnOf,
  holdsFireOnEntry,
  machinesToProgram,
  nextBox,
  scenarioOf,
  whyIllegal,
  type Action,
  type BoxIndex,
  type CounterId,
  type Cycle,
  type CycleName,
  type Illegal,
  type Machine,
  type Order,
  type Position,
} from '../../../rules/extractors';
import type { BoxPlace } from '../display';

export const BOXES: readonly BoxIndex[] = [0, 1, 2];

/** The machines whose boxes are open now: those programmed before they act, or the one being reset [§8.1, §8.2]. */
export function openMachines(position: Position): readonly Machine[] {
  const { activation } = position;
  if (activation?.type !== 'resetting') return machinesToProgram(position);
  const machine = position.units[activation.machine];
  return machine.class === 'machine' ? [machine] : [];
}

/** The cycles being filled. */
export function openCycles({ activation }: Position): readonly CycleName[] {
  return activation?.type === 'resetting' ? [activation.cycle] : ['move', 'combat'];
}

export function orderAction(machine: CounterId, { cycle, box }: BoxPlace, order: Order | null): Action {
  return { type: 'order', machine, cycle, box, order };
}

/** Why a box cannot be filled at all: lost, or its cycle is locked. */
export function whyBoxClosed(position: Position, machine: CounterId, place: BoxPlace): Illegal | undefined {
  return whyIllegal(position, orderAction(machine, place, null));
}

/** The next empty box that can be filled, from a place on and round; null: none. */
export function nextEmptyBox(position: Position, machine: Machine, after: BoxPlace | null): BoxPlace | null {
  const places = openCycles(position).flatMap((cycle) => BOXES.map((box): BoxPlace => ({ cycle, box })));
  const from = places.findIndex(({ cycle, box }) => cycle === after?.cycle && box === after.box) + 1;
  const round = [...places.slice(from), ...places.slice(0, from)];
  return (
    round.find(
      (place) =>
        machine[place.cycle].boxes[place.box].order === null && !whyBoxClosed(position, machine.id, place),
    ) ?? null
  );
}

/** The first box that can be filled, empty or not. */
export function firstOpenBox(position: Position, machine: Machine): BoxPlace | null {
  const places = openCycles(position).flatMap((cycle) => BOXES.map((box): BoxPlace => ({ cycle, box })));
  return places.find((place) => !whyBoxClosed(position, machine.id, place)) ?? null;
}

/** Every cycle being filled has an order [§8.1]. */
export function isProgrammed(position: Position, machine: Machine): boolean {
  return openCycles(position).every((cycle) => machine[cycle].boxes.some(({ order }) => order !== null));
}

export interface ComingTurn {
  readonly turn: number;
  readonly move: Order | null;
  readonly combat: Order | null;
}

/** What the coming turns bring if nothing is reset or lost and the Combat cycle runs as early as it can [§8.1, R-53]. */
export function comingTurns(position: Position, machine: Machine): readonly ComingTurn[] {
  const resetting = position.activation?.type === 'resetting' ? position.activation.cycle : null;
  const first = Math.max(position.turn, entryTurnOf(position, machine), 1);
  const moveFrom = resetting === null ? first : first + 1;
  const holds = holdsFireOnEntry(position, machine);
  const turns = Array.from({ length: scenarioOf(position).lastTurn - first + 1 }, (_, i) => first + i);
  const moves = sequence(machine.move, turns.filter((turn) => turn >= moveFrom).length);
  const shots = sequence(machine.combat, turns.length - Number(holds));
  return turns.map((turn) => ({
    turn,
    move:
      turn >= moveFrom ? (moves[turn - moveFrom] ?? null) : resetting === 'combat' ? executed(machine) : null,
    combat: shots[turn - first - Number(holds)] ?? null,
  }));
}

/** The Move order of this turn, once it has been executed. */
function executed({ moved, move }: Machine): Order | null {
  const order = moved && move.marker !== null ? move.boxes[move.marker].order : null;
  return order === 'hidden' ? null : order;
}

/** The next so many orders of a cycle. */
function sequence(cycle: Cycle, count: number): readonly (Order | null)[] {
  const orders: (Order | null)[] = [];
  let now = cycle;
  for (let step = 0; step < count; step++) {
    const box = nextBox(now);
    const order = box === null ? null : now.boxes[box].order;
    orders.push(order === 'hidden' ? null : order);
    if (box !== null) now = { ...now, marker: box };
  }
  return orders;
}
