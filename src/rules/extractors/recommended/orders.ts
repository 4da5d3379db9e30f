import { entryTurnOf } from '../scenarios';
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
import { unitsOf } from '../units';

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

/** Sensible orders for every empty box of the cycles being filled; Thanis orders lie third [§8.1, §8.2, §8.5]. */
export function recommendedOrders(position: Position): readonly OrderAction[] {
  const { activation } = position;
  if (position.rules === 'simple') return [];
  const machines = unitsOf(position).filter((unit): unit is Machine => unit.class === 'machine');
  if (activation?.type === 'resetting')
    return machines
      .filter(({ id }) => id === activation.machine)
      .flatMap((machine) => filled(position, machine, activation.cycle));
  return machines
    .filter((machine) => isDue(position, machine))
    .flatMap((machine) => [...filled(position, machine, 'move'), ...filled(position, machine, 'combat')]);
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

/** Before turn 1 all that are placed or enter then; later those about to enter [§4]. */
function isDue(position: Position, machine: Machine): boolean {
  const due = entryTurnOf(position, machine) <= Math.max(1, position.turn);
  return due && (position.turn === 0 || machine.where.at === 'toEnter');
}
