import { chanceOf, drawn, type Weighted } from '../../rules/chance';
import {
  COMBAT_INITIALS,
  machinesToProgram,
  MOVE_INITIALS,
  programIn,
  ordersOf,
  recommendedOrders,
  type Action,
  type BoxIndex,
  type CycleName,
  type Machine,
  type Order,
  type Position,
  type Prior,
  type ScenarioId,
} from '../../rules/extractors';
import type { Look } from '../mind';

type OrderAction = Extract<Action, { readonly type: 'order' }>;

/** Cycles by their initials, each as often as its weight. What is laid cannot be read off what was laid the last time. */
export interface Mixture {
  readonly move: Weighted<string>;
  readonly combat: Weighted<string>;
}

/** What the machines of a scenario are programmed with: all near the best, none sure. */
const MIXTURES: Readonly<Record<ScenarioId, Mixture>> = {
  // Who has to head off one runner and then another goes where he likes: one box of Close costs a third of the games.
  incoming: {
    move: [[1, 'VVV']],
    combat: [
      [3, 'TTT'],
      [3, 'TCT'],
      [2, 'TOT'],
    ],
  },
  threePodAttack: {
    move: [
      [6, 'VVV'],
      [1, 'VVC'],
    ],
    combat: [
      [3, 'CCC'],
      [2, 'COC'],
      [2, 'OOC'],
    ],
  },
  // A target that is marked first is fired at by all, which took the machines from 17 to 32 of 60 games.
  extractors: {
    move: [
      [5, 'CCC'],
      [2, 'CVC'],
    ],
    combat: [
      [3, 'TCT'],
      [3, 'TOO'],
      [2, 'TOT'],
    ],
  },
  // One box of Close costs a runner ten games of a hundred: it is what else they do that may not be read.
  ambush: {
    move: [[1, 'VVV']],
    combat: [
      [3, 'CCC'],
      [2, 'COC'],
      [2, 'SCC'],
    ],
  },
  dobernStrongpoint: {
    move: [
      [5, 'CCC'],
      [2, 'CCV'],
      [1, 'VCC'],
    ],
    combat: [
      [4, 'OOO'],
      [2, 'OCO'],
      [1, 'OSO'],
    ],
  },
  engage: {
    move: [
      [5, 'CCC'],
      [2, 'VCC'],
      [1, 'CCP'],
    ],
    combat: [
      [3, 'SOS'],
      [2, 'OSO'],
      [2, 'OOS'],
    ],
  },
};

/** The cycles a scenario's machines draw from, by their initials. */
export function mixtureOf({ scenario }: Pick<Position, 'scenario'>): Mixture {
  return MIXTURES[scenario];
}

/** Every programme of the scenario's mixture, as often as it is laid. */
export function programsOf(position: Pick<Position, 'scenario'>): Prior['programs'] {
  const { move, combat } = mixtureOf(position);
  return move.flatMap(([often, moves]) =>
    combat.map(([times, combats]) => [often * times, programIn(`${moves} ${combats}`)] as const),
  );
}

/**
 * The next box to be filled, with its order; null when the open cycles are as they are meant to be [§8.1, §8.2]. Who does not
 * look far lays what is recommended to everybody, and can be read.
 */
export function nextOrder(
  position: Position,
  { sight, seed }: Pick<Look<unknown>, 'sight' | 'seed'>,
): OrderAction | null {
  if (sight === 'near') return recommendedOrders(position).at(0) ?? null;
  const { activation } = position;
  if (activation?.type === 'resetting') {
    const machine = position.units[activation.machine] as Machine;
    return nextIn(position, machine, activation.cycle, seed);
  }
  for (const machine of machinesToProgram(position)) {
    const next = nextIn(position, machine, 'move', seed) ?? nextIn(position, machine, 'combat', seed);
    if (next) return next;
  }
  return null;
}

function nextIn(position: Position, machine: Machine, cycle: CycleName, seed: number): OrderAction | null {
  const wanted = programOf(position, machine, cycle, seed);
  for (const box of [0, 1, 2] as const) {
    const { order, lost } = machine[cycle].boxes[box];
    if (lost || order !== null) continue;
    return { type: 'order', machine: machine.id, cycle, box, order: orderFor(machine, cycle, box, wanted) };
  }
  return null;
}

/** Thanis orders lie third, where they may lie [§8.5]. */
export function orderFor(machine: Machine, cycle: CycleName, box: BoxIndex, wanted: string): Order {
  const { thanis, [cycle]: own } = machine;
  const thanisOrder: Order = cycle === 'move' ? 'freeMove' : 'freeTarget';
  const has = cycle === 'move' ? thanis.freeMove : thanis.freeTarget;
  const laid = own.boxes.some(({ order }) => order === thanisOrder);
  const last = ([2, 1, 0] as const).find((index) => !own.boxes[index].lost);
  if (has && !laid && box === last && ordersOf(cycle).includes(thanisOrder)) return thanisOrder;
  return (cycle === 'move' ? MOVE_INITIALS : COMBAT_INITIALS)[wanted[box]]!;
}

/** Drawn anew for every machine and every reset, the same whenever it is asked. */
function programOf(
  { scenario, turn }: Position,
  { letter }: Machine,
  cycle: CycleName,
  seed: number,
): string {
  const chance = chanceOf(
    seed ^ Math.imul(turn + 1, 0x9e3779b1) ^ Math.imul(letter.charCodeAt(0), 0x85ebca6b),
  );
  chance(2);
  return drawn(chance, MIXTURES[scenario][cycle])!;
}
