import type { ActionOf as AnyActionOf } from '../actionOf';
import { listOf, oneOf, orNull, shape, wholeBelow, type Fields } from '../checks';
import {
  base,
  direction,
  entries,
  hex,
  HIT,
  mode,
  MODELS_BELOW,
  program,
  SUCCESSES,
  turn,
  weapon,
} from './fields';
import type { Action, ActionType, Phase } from './types';
import { ELITES } from './types';

interface Kind {
  /** The chapter of the rules that says why not, and does it. */
  readonly chapter: string;
  /** The phase in which it may be taken at all [§4]. */
  readonly phase: Phase['name'];
  /** The fields of the action beside its type. */
  readonly fields: Fields;
}

const PLACEMENT = { chapter: 'placement', phase: 'placement' } as const;
const ORDERS = { chapter: 'orders', phase: 'orders' } as const;
const GUNNERY = { chapter: 'gunnery', phase: 'declare' } as const;

/** Every action there is: a new one is a type, a row here, and what its chapter does with it. */
export const ACTIONS = {
  place: { ...PLACEMENT, fields: { base, hex, facing: direction, mode } },
  unplace: { ...PLACEMENT, fields: { base } },
  endPlacement: { ...PLACEMENT, fields: {} },
  setMovement: { ...ORDERS, fields: { base, turn, program, facing: orNull(direction) } },
  setGunnery: { ...ORDERS, fields: { base, turn, entries } },
  lockOrders: { chapter: 'lock', phase: 'orders', fields: {} },
  declare: {
    ...GUNNERY,
    fields: {
      base,
      weapon,
      models: wholeBelow(MODELS_BELOW),
      elites: listOf(oneOf(...ELITES), ELITES.length),
      target: base,
    },
  },
  undeclare: { ...GUNNERY, fields: { base, weapon, target: base } },
  endDeclaring: { ...GUNNERY, fields: {} },
  assignHits: { chapter: 'assault', phase: 'hits', fields: { hits: listOf(shape(HIT), SUCCESSES) } },
  retreat: { chapter: 'assault', phase: 'retreat', fields: { base, facing: direction } },
} as const satisfies Readonly<Record<ActionType, Kind>>;

export type ChapterName = (typeof ACTIONS)[ActionType]['chapter'];

/** The actions of a chapter. */
export type ActionOf<Chapter extends ChapterName> = AnyActionOf<Action, typeof ACTIONS, Chapter>;
