import { CYCLES } from '../display/cycle';
import { machinesToProgram } from '../orders/programming';
import type { Action, BoxIndex, CycleName, Machine, Order, Position, ScenarioId } from '../types';
import { unitOf } from '../units';
import { PROGRAMS } from './programs';
import { programIn, type Program, type WrittenProgram } from './writtenProgram';

type OrderAction = Extract<Action, { readonly type: 'order' }>;

/** How the machines of a scenario are programmed when nobody says otherwise, Thanis orders apart. */
export function recommendedProgram(scenario: ScenarioId): Program {
  return programIn(PROGRAMS[scenario][0]);
}

/** The programmes of the house for the machines of a scenario, the recommended one first [§8.1]. */
export function programsOffered(scenario: ScenarioId): readonly WrittenProgram[] {
  return PROGRAMS[scenario];
}

/**
 * The orders of a programme, the recommended one if none is named, for the boxes of the cycles being filled, the empty ones or
 * all; Thanis orders lie third [§8.1, §8.2, §8.5]. None under Simple rules. Throws RangeError for a line that is no programme.
 */
export function recommendedOrders(
  position: Position,
  written: WrittenProgram = PROGRAMS[position.scenario][0],
  into: 'emptyBoxes' | 'allBoxes' = 'emptyBoxes',
): readonly OrderAction[] {
  const { activation } = position;
  if (position.rules === 'simple') return [];
  const program = programIn(written);
  if (activation?.type === 'resetting') {
    const machine = unitOf(position, activation.machine) as Machine;
    return filled(machine, activation.cycle, program, into);
  }
  return machinesToProgram(position).flatMap((machine) =>
    CYCLES.flatMap((cycle) => filled(machine, cycle, program, into)),
  );
}

function filled(
  machine: Machine,
  cycle: CycleName,
  program: Program,
  into: 'emptyBoxes' | 'allBoxes',
): readonly OrderAction[] {
  return machine[cycle].boxes.flatMap(({ order, lost }, index): OrderAction[] => {
    const box = index as BoxIndex;
    const chosen = orderFor(machine, cycle, box, program);
    if (lost || order === chosen || (order !== null && into === 'emptyBoxes')) return [];
    return [{ type: 'order', machine: machine.id, cycle, box, order: chosen }];
  });
}

/** What a programme lays into a box. */
export function orderFor(
  { thanis }: Machine,
  cycle: CycleName,
  box: BoxIndex,
  program: Program,
): Order | null {
  if (box === 2 && cycle === 'move' && thanis.freeMove) return 'freeMove';
  if (box === 2 && cycle === 'combat' && thanis.freeTarget) return 'freeTarget';
  return program[cycle][box];
}
