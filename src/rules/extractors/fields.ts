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
import { findCounter, CELLS, CHASSIS, MACHINE_LETTERS, WEAPONS, WHITE_MIX } from './data';
import { COMBAT_ORDERS, MOVE_ORDERS } from './display/cycle';
import { SCENARIOS } from './scenarios';

/** A counter of the mix, by its id. */
export const counter: Check = (value) => typeof value === 'string' && findCounter(value) !== undefined;
/** The highest hex of the largest map; whether a hex lies on the map in play is asked with the position. */
export const hex = wholeBelow(Math.max(...SCENARIOS.map(({ map }) => map.grid.size)));
export const direction = wholeBelow(6);
export const cycle = oneOf('move', 'combat');
const boolean = oneOf(true, false);
export const force = wholeBelow(8);
/** Three are offered; those that were offered before keep their numbers, and some the computer alone buys. */
export const ARMIES_OF_A_SIDE = 6;
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
/** A line of the cost lists with its own fields [§5]. */
export const purchase: Check = (value) =>
  isObject(value) &&
  typeof value.item === 'string' &&
  Object.hasOwn(PURCHASES, value.item) &&
  firstWrong(value, PURCHASES[value.item]) === undefined;
