import type { ActionOf as AnyActionOf } from '../actionOf';
import { listOf, orNull, shape, wholeBelow, type Fields } from '../checks';
import {
  counter,
  ARMIES_OF_A_SIDE,
  cycle,
  direction,
  force,
  hex,
  order,
  PATH_LIMIT,
  purchase,
  SHOT,
  SHOT_LIMIT,
} from './fields';
import type { Action, ActionType, Phase } from './types';

export interface Kind {
  /** The chapter of the rules that says why not, and does it. */
  readonly chapter: string;
  /** The phases in which it may be taken at all [§4, §5, §8.2]. */
  readonly phases: readonly Phase['name'][];
  /** The fields of the action beside its type. */
  readonly fields: Fields;
  /** What it may hold besides, or not. */
  readonly mayHold?: Fields;
}

const BUILD_UP = { chapter: 'buildUp', phases: ['buildUp'] } as const;
const PLACEMENT = { chapter: 'placement', phases: ['placement'] } as const;
const ORDERS = { chapter: 'orders', phases: ['movement', 'fire'] } as const;

/** Every action there is: a new one is a type, a row here, and what its chapter does with it. */
export const ACTIONS = {
  buy: { ...BUILD_UP, fields: { force, purchase } },
  sell: { ...BUILD_UP, fields: { force, purchase } },
  recommend: { ...BUILD_UP, fields: {}, mayHold: { army: wholeBelow(ARMIES_OF_A_SIDE) } },
  place: {
    ...PLACEMENT,
    fields: { unit: counter, hex, facing: orNull(direction), into: orNull(counter) },
  },
  unplace: { ...PLACEMENT, fields: { unit: counter } },
  order: {
    ...ORDERS,
    phases: ['programming', 'movement', 'fire'],
    fields: { machine: counter, cycle, box: wholeBelow(3), order: orNull(order) },
  },
  reset: { ...ORDERS, fields: { machine: counter, cycle } },
  lockOrders: { ...ORDERS, fields: { machine: counter } },
  reveal: { ...ORDERS, fields: { machine: counter } },
  markHex: { ...ORDERS, phases: ['movement'], fields: { machine: counter, hex, exit: orNull(direction) } },
  markTarget: { ...ORDERS, phases: ['fire'], fields: { machine: counter, target: counter } },
  allocate: {
    ...ORDERS,
    phases: ['fire'],
    fields: { machine: counter, shots: listOf(shape(SHOT), SHOT_LIMIT) },
  },
  cease: { ...ORDERS, phases: ['fire'], fields: { machine: counter } },
  embark: { chapter: 'embark', phases: ['movement'], fields: { unit: counter, into: orNull(counter) } },
  move: {
    chapter: 'move',
    phases: ['movement'],
    fields: {
      unit: counter,
      path: listOf(hex, PATH_LIMIT),
      facing: orNull(direction),
      exit: orNull(direction),
      into: orNull(counter),
    },
  },
  uncover: { chapter: 'hidden', phases: ['movement'], fields: { unit: counter } },
  fire: { chapter: 'fire', phases: ['fire'], fields: SHOT },
  rally: { chapter: 'rally', phases: ['rally'], fields: { unit: counter } },
  endPhase: {
    chapter: 'phases',
    phases: ['buildUp', 'placement', 'programming', 'movement', 'fire', 'rally'],
    fields: {},
  },
} as const satisfies Readonly<Record<ActionType, Kind>>;

export type ChapterName = (typeof ACTIONS)[ActionType]['chapter'];

/** The actions of a chapter. */
export type ActionOf<Chapter extends ChapterName> = AnyActionOf<Action, typeof ACTIONS, Chapter>;
