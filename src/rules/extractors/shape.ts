import { findCounter, CELLS, CHASSIS, MACHINE_LETTERS, WEAPONS, WHITE_MIX } from './data';
import { COMBAT_ORDERS, MOVE_ORDERS } from './display/cycle';
import { SCENARIOS } from './scenarios';
import type { Action, ActionType } from './types';

type Check = (value: unknown) => boolean;
type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const oneOf =
  (...allowed: readonly unknown[]): Check =>
  (value) =>
    allowed.includes(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const listOf =
  (check: Check, most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(check);
const wholeBelow =
  (limit: number): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) < limit;
const shape =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && firstWrong(value, fields) === undefined;

const counter: Check = (value) => typeof value === 'string' && findCounter(value) !== undefined;
/** Of the largest map; whether it is on the one played on is asked with the position. */
const hex = wholeBelow(Math.max(...SCENARIOS.map(({ map }) => map.grid.size)));
const direction = wholeBelow(6);
const cycle = oneOf('move', 'combat');
const boolean = oneOf(true, false);
const force = wholeBelow(8);
const slot = wholeBelow(5);
const letter = oneOf(...MACHINE_LETTERS);
const order = oneOf(...MOVE_ORDERS, ...COMBAT_ORDERS);
/** No path, shot or list in the game is longer. */
const PATH_LIMIT = 32;
const SHOT_LIMIT = 12;

const FIRER = { unit: counter, slot: orNull(slot) };
const firer = shape(FIRER);
const shot = { firers: listOf(firer, SHOT_LIMIT), target: counter, area: boolean };

const PURCHASES: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  cell: { cell: oneOf(...Object.keys(CELLS)) },
  white: { kind: oneOf(...WHITE_MIX.map(([kind]) => kind)) },
  machine: { letter, chassis: oneOf(...Object.keys(CHASSIS)) },
  weapon: { letter, slot, weapon: oneOf(...Object.keys(WEAPONS)) },
  extraArmour: { letter },
  thanis: { letter, order: oneOf('freeMove', 'freeTarget') },
};
const purchase: Check = (value) =>
  isObject(value) &&
  typeof value.item === 'string' &&
  Object.hasOwn(PURCHASES, value.item) &&
  firstWrong(value, PURCHASES[value.item]) === undefined;

const FIELDS: Readonly<Record<ActionType, Readonly<Record<string, Check>>>> = {
  buy: { force, purchase },
  sell: { force, purchase },
  recommend: {},
  place: { unit: counter, hex, facing: orNull(direction), into: orNull(counter) },
  unplace: { unit: counter },
  order: { machine: counter, cycle, box: wholeBelow(3), order: orNull(order) },
  reset: { machine: counter, cycle },
  lockOrders: { machine: counter },
  reveal: { machine: counter },
  markHex: { machine: counter, hex, exit: orNull(direction) },
  markTarget: { machine: counter, target: counter },
  move: {
    unit: counter,
    path: listOf(hex, PATH_LIMIT),
    facing: orNull(direction),
    exit: orNull(direction),
    into: orNull(counter),
  },
  embark: { unit: counter, into: orNull(counter) },
  uncover: { unit: counter },
  fire: shot,
  allocate: { machine: counter, shots: listOf(shape(shot), SHOT_LIMIT) },
  cease: { machine: counter },
  rally: { unit: counter },
  endPhase: {},
};

/** The first field that keeps a value from being an action of this game, or undefined. */
export function malformedField(action: unknown): string | undefined {
  if (!isObject(action) || typeof action.type !== 'string' || !Object.hasOwn(FIELDS, action.type))
    return 'type';
  return firstWrong(action, FIELDS[action.type as ActionType]);
}

/** A value that has the shape of an action, and no strange field; whether it is legal is another question. */
export function isAction(value: unknown): value is Action {
  return malformedField(value) === undefined && hasOnlyKnownFields(value, DEEPEST);
}

const KNOWN_FIELDS: ReadonlySet<string> = new Set([
  'type',
  ...[...Object.values(FIELDS), ...Object.values(PURCHASES), FIRER, shot].flatMap((fields) =>
    Object.keys(fields),
  ),
  'item',
]);
/** An action, its shots, their firers. */
const DEEPEST = 5;

function hasOnlyKnownFields(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  if (Array.isArray(value)) return value.every((item) => hasOnlyKnownFields(item, depth - 1));
  for (const name in value)
    if (!KNOWN_FIELDS.has(name) || !hasOnlyKnownFields((value as Fields)[name], depth - 1)) return false;
  return true;
}

function firstWrong(value: Fields, fields: Readonly<Record<string, Check>>): string | undefined {
  for (const name in fields) if (!Object.hasOwn(value, name) || !fields[name](value[name])) return name;
  return undefined;
}
