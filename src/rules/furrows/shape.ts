import {
  firstWrong,
  isObject,
  listOf,
  oneOf,
  orNull,
  shape,
  wholeBelow,
  type Check,
  type Fields,
} from '../checks';
import { WEAPONS } from './data';
import { SCENARIOS } from './scenarios';
import type { Action, ActionType } from './types';
import { ELITES } from './types';

const SIZES = SCENARIOS.map(({ map }) => map.grid.size);

/** Such as 'line-2': which bases there are only the game knows. */
const base: Check = (value) => typeof value === 'string' && /^[a-z][a-z0-9-]{0,23}$/i.test(value);
const hex = wholeBelow(Math.max(...SIZES));
const direction = wholeBelow(6);
const mode = oneOf('stand', 'crawl', 'setUp', 'slow', 'fast');
const weapon = oneOf(...Object.keys(WEAPONS));
const entry = oneOf('none', 'aim', 'load', 'fire', 'spot');
const turn = wholeBelow(100);
/** No base has more models, no assault more successes. */
const MODELS = 5;
const SUCCESSES = 100;

/** Written as in the lists, mirrored ones too. */
const PROGRAM = /^(?:Chase|Follow|[A-Za-z[\], -]{1,24}(?:\+[A-Za-z[\], -]{1,24}){2})$/;
const program: Check = (value) => typeof value === 'string' && PROGRAM.test(value);

const entries: Check = (value) => Array.isArray(value) && value.length === 2 && value.every(entry);
const HIT = { profile: wholeBelow(SUCCESSES), target: base, support: wholeBelow(SUCCESSES) };

const FIELDS: Readonly<Record<ActionType, Fields>> = {
  place: { base, hex, facing: direction, mode },
  unplace: { base },
  endPlacement: {},
  setMovement: { base, turn, program, facing: orNull(direction) },
  setGunnery: { base, turn, entries },
  lockOrders: {},
  declare: {
    base,
    weapon,
    models: wholeBelow(MODELS),
    elites: listOf(oneOf(...ELITES), ELITES.length),
    target: base,
  },
  undeclare: { base, weapon, target: base },
  endDeclaring: {},
  assignHits: { hits: listOf(shape(HIT), SUCCESSES) },
  retreat: { base, facing: direction },
};

/** The first field that keeps a value from being an action of this game, or undefined. */
export function malformedField(action: unknown): string | undefined {
  if (!isObject(action) || typeof action.type !== 'string' || !Object.hasOwn(FIELDS, action.type))
    return 'type';
  return firstWrong(action, FIELDS[action.type as ActionType]);
}

/** A value that has the shape of an action, and no strange field; whether it is legal is another question. */
export function isAction(value: unknown): value is Action {
  if (malformedField(value) !== undefined) return false;
  const action = value as Action;
  if (!hasOnly(action, ['type', ...Object.keys(FIELDS[action.type])])) return false;
  return action.type !== 'assignHits' || action.hits.every((hit) => hasOnly(hit, Object.keys(HIT)));
}

function hasOnly(value: object, names: readonly string[]): boolean {
  return Object.keys(value).every((name) => names.includes(name));
}
