import { findCounter, CELLS, CHASSIS, MACHINE_LETTERS, WEAPONS, WHITE_MIX } from './data';
import { COMBAT_ORDERS, MOVE_ORDERS } from './display/cycle';
import { SCENARIOS } from './scenarios';

export type Check = (value: unknown) => boolean;
export type Fields = Readonly<Record<string, Check>>;
type Values = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const oneOf =
  (...allowed: readonly unknown[]): Check =>
  (value) =>
    allowed.includes(value);
export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
export const listOf =
  (check: Check, most: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(check);
export const wholeBelow =
  (limit: number): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) < limit;
export const shape =
  (fields: Fields): Check =>
  (value) =>
    isObject(value) && firstWrong(value, fields) === undefined;

export const counter: Check = (value) => typeof value === 'string' && findCounter(value) !== undefined;
/** Of the largest map; whether it is on the one played on is asked with the position. */
export const hex = wholeBelow(Math.max(...SCENARIOS.map(({ map }) => map.grid.size)));
export const direction = wholeBelow(6);
export const cycle = oneOf('move', 'combat');
const boolean = oneOf(true, false);
export const force = wholeBelow(8);
const slot = wholeBelow(5);
const letter = oneOf(...MACHINE_LETTERS);
export const order = oneOf(...MOVE_ORDERS, ...COMBAT_ORDERS);
/** No path, shot or list in the game is longer. */
export const PATH_LIMIT = 32;
export const SHOT_LIMIT = 12;

export const FIRER = { unit: counter, slot: orNull(slot) };
const firer = shape(FIRER);
export const SHOT = { firers: listOf(firer, SHOT_LIMIT), target: counter, area: boolean };

export const PURCHASES: Readonly<Record<string, Fields>> = {
  cell: { cell: oneOf(...Object.keys(CELLS)) },
  white: { kind: oneOf(...WHITE_MIX.map(([kind]) => kind)) },
  machine: { letter, chassis: oneOf(...Object.keys(CHASSIS)) },
  weapon: { letter, slot, weapon: oneOf(...Object.keys(WEAPONS)) },
  extraArmour: { letter },
  thanis: { letter, order: oneOf('freeMove', 'freeTarget') },
};
export const purchase: Check = (value) =>
  isObject(value) &&
  typeof value.item === 'string' &&
  Object.hasOwn(PURCHASES, value.item) &&
  firstWrong(value, PURCHASES[value.item]) === undefined;

/** The first of these fields that a value does not have so, or undefined. */
export function firstWrong(value: Values, fields: Fields): string | undefined {
  for (const name in fields) if (!Object.hasOwn(value, name) || !fields[name](value[name])) return name;
  return undefined;
}
