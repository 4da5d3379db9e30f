import { CYCLES } from '../display/cycle';
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

const all = <O>(order: O): readonly [O, O, O] => [order, order, order];

/** Close in every turn: a turn of Patrol or Hold is a turn in which the other side gets away or fires unhindered. */
const CHASE: Program = { move: all('close'), combat: ['closestTarget', 'target', 'optimize'] };
/** To one place, past whoever is nearer, firing at what stands closest on the way. */
const RUN: Program = { move: all('vector'), combat: all('closestTarget') };
/** Each weapon at the kind of target it is best against. */
const STORM: Program = { move: all('close'), combat: all('optimize') };
/** Many targets spread out: now each weapon at another, now each at what it is best against. */
const CLASH: Program = { move: all('close'), combat: ['sweep', 'optimize', 'sweep'] };

/**
 * What the machines of a scenario are there to do [§9]. Chosen among some twenty programmes played against companies that hunt,
 * wait or run: these won most, or near it, in every scenario.
 */
const PROGRAMS: Readonly<Record<ScenarioId, Program>> = {
  incoming: CHASE,
  threePodAttack: RUN,
  extractors: STORM,
  ambush: RUN,
  dobernStrongpoint: STORM,
  engage: CLASH,
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
