import { CYCLES } from '../orders/cycle';
import { machinesToProgram } from '../orders/programming';
import type {
  Action,
  BoxIndex,
  CombatOrder,
  CycleName,
  Machine,
  MoveOrder,
  Order,
  Position,
  ScenarioId,
} from '../types';
import { unitOf } from '../units';

type OrderAction = Extract<Action, { readonly type: 'order' }>;

/** A display programmed all round: three Move and three Combat orders [§8.1]. */
interface Program {
  readonly move: readonly [MoveOrder, MoveOrder, MoveOrder];
  readonly combat: readonly [CombatOrder, CombatOrder, CombatOrder];
}

const HUNT: Program = {
  move: ['close', 'close', 'patrol'],
  combat: ['closestTarget', 'sweep', 'closestTarget'],
};
const STORM: Program = {
  move: ['vector', 'close', 'patrol'],
  combat: ['closestTarget', 'target', 'optimize'],
};
const RUN: Program = {
  move: ['vector', 'vector', 'vector'],
  combat: ['closestTarget', 'sweep', 'closestTarget'],
};
const GUARD: Program = {
  move: ['close', 'patrol', 'hold'],
  combat: ['closestTarget', 'optimize', 'closestTarget'],
};

/** What the machines of a scenario are there to do [§9]. */
const PROGRAMS: Readonly<Record<ScenarioId, Program>> = {
  incoming: HUNT,
  threePodAttack: STORM,
  extractors: GUARD,
  ambush: RUN,
  dobernStrongpoint: STORM,
  engage: STORM,
};

/** How the machines of a scenario are programmed when nobody says otherwise, Thanis orders apart. */
export function recommendedProgram(scenario: ScenarioId): Program {
  return PROGRAMS[scenario];
}

/** Sensible orders for every empty box of the cycles being filled; Thanis orders lie third [§8.1, §8.2, §8.5]. */
export function recommendedOrders(position: Position): readonly OrderAction[] {
  const { activation } = position;
  if (position.rules === 'simple') return [];
  if (activation?.type === 'resetting') {
    const machine = unitOf(position, activation.machine) as Machine;
    return filled(position, machine, activation.cycle);
  }
  return machinesToProgram(position).flatMap((machine) =>
    CYCLES.flatMap((cycle) => filled(position, machine, cycle)),
  );
}

function filled(position: Position, machine: Machine, cycle: CycleName): readonly OrderAction[] {
  return machine[cycle].boxes.flatMap(({ order, lost }, index): OrderAction[] => {
    const box = index as BoxIndex;
    const chosen = orderFor(position, machine, cycle, box);
    return lost || order !== null ? [] : [{ type: 'order', machine: machine.id, cycle, box, order: chosen }];
  });
}

function orderFor(position: Position, { thanis }: Machine, cycle: CycleName, box: BoxIndex): Order {
  if (box === 2 && cycle === 'move' && thanis.freeMove) return 'freeMove';
  if (box === 2 && cycle === 'combat' && thanis.freeTarget) return 'freeTarget';
  return PROGRAMS[position.scenario][cycle][box];
}
