import type { CounterId, FireReason, OrderReason, Position, RallyReason } from '../../../../rules/extractors';
import { cycleName, hexName, nameOf, orderName, slotName } from '../names';
import { blockWords } from '../sight';
import { between, hexes, listed } from '../text';
import { someNames } from './general';
import type { Reasons } from './reasons';

export const ORDERS: Reasons<OrderReason> = {
  simpleRules: () => 'Simple rules: no orders',
  boxLost: ({ box }) => `Lost: order slot ${box + 1} was destroyed`,
  wrongCycle: ({ order, cycle }) => `Wrong boxes: ${orderName(order)} is no ${cycleName(cycle)} order`,
  thanisNotBought: ({ order }) => `Not bought: ${orderName(order)} is a Thanis order`,
  thanisOnce: ({ order }) => `Only one: ${orderName(order)} lies in a box already`,
  emptyCycle: ({ machine, cycle }, position) =>
    `0 ${cycleName(cycle)} orders: ${nameOf(position, machine)} needs 1 to 3`,
  noOrdersLeft: ({ machine, cycle }, position) =>
    `0 ${cycleName(cycle)} orders left: ${nameOf(position, machine)} does nothing until a reset`,
  notResetting: ({ machine }, position) => `No reset: the orders of ${nameOf(position, machine)} are locked`,
  notRevealed: ({ machine }, position) =>
    `Order first: ${nameOf(position, machine)} has revealed none in this phase`,
  alreadyRevealed: ({ machine }, position) =>
    `Has begun: ${nameOf(position, machine)} has revealed its order in this phase`,
  markFirst: ({ machine, order }, position) =>
    `${orderName(order)}: ${nameOf(position, machine)} marks a ${order === 'vector' ? 'hex' : 'target'} first`,
  nothingToMark: ({ machine }, position) =>
    `Nothing to mark: ${nameOf(position, machine)} executes no order that marks, or its mark is out`,
  ownHex: ({ hex }) => `Own hex: the machine stands in ${hexName(hex)}`,
  notVisible: ({ target }, position) =>
    `Not visible: ${nameOf(position, target)} is hidden, embarked or sheltered`,
  alreadyReset: ({ machine, cycle }, position) =>
    `Reset once: the ${cycleName(cycle)} orders of ${nameOf(position, machine)} are new`,
  notAllocated: ({ order }) => `${orderName(order)}: its shots are chosen one at a time`,
  mustExecute: ({ machines }, position) =>
    `Orders still to execute: ${someNames(machines.map((machine) => nameOf(position, machine)))}`,
};

export const FIRE: Reasons<FireReason> = {
  alreadyFired: ({ unit, slot }, position) =>
    `Has fired: ${firer(position, unit, slot)} fires once a fire phase`,
  unarmed: ({ unit }, position) => `Unarmed: ${nameOf(position, unit)} has no weapon to fire with`,
  slotEmpty: ({ slot }) => `Empty: no weapon in slot ${slot + 1}`,
  slotLost: ({ unit, slot }, position) =>
    `Lost: ${slotName(position, unit, slot)} in slot ${slot + 1} was destroyed`,
  notAnEnemy: ({ target }, position) => `Not an enemy: ${nameOf(position, target)}`,
  outOfRange: ({ unit, range, min, max }, position) =>
    `Out of range: ${hexes(range)}, ${rangeOwner(position, unit)} reaches ${between(min === 1 ? max : min, max)}`,
  outOfArc: ({ unit, slot }, position) => `Out of arc: ${firer(position, unit, slot)} does not bear there`,
  noSight: ({ sight }) => `No line of sight: ${blockWords(sight)}`,
  targetInside: ({ target, carrier }, position) =>
    `${nameOf(position, target)} is in ${nameOf(position, carrier)} and is not fired at`,
  targetHidden: () => 'Hidden: no such enemy can be seen',
  firerInside: ({ carrier }, position) => `Embarked in ${nameOf(position, carrier)}`,
  otherCell: ({ cells: [one, other] }) => `Other cell: ${one} and ${other} do not combine`,
  whiteNeverCombines: ({ unit }, position) => `White vehicles never combine: ${nameOf(position, unit)}`,
  areaNeverCombines: ({ unit }, position) => `Area fire never combines: ${nameOf(position, unit)}`,
  noAreaEffect: ({ unit }, position) => `No area effect: ${nameOf(position, unit)} fires at a single unit`,
  holdsFireOnEntry: ({ turn }) => `Entered on turn ${turn}: holds its fire in that turn`,
  onlyOneMachine: () => 'Other machine: only weapons of one machine combine',
  notClosest: ({ range, closest }) => `Not the closest: range ${range}, the closest is at ${closest}`,
  mustCombine: ({ sizes, best }) =>
    `More weapons can combine: groups of ${sizeList(sizes)}, ${sizeList(best)} possible`,
  mustFire: ({ slots }, position) =>
    `Still to fire: ${listed(slots.map((slot) => weaponOf(position, slot)))}`,
  sweepOther: ({ target }, position) => `Sweep: already fired at, ${nameOf(position, target)} comes first`,
  sweepSingle: () => 'Sweep: weapons fire 1 at a time, at single units or with their own area',
  wrongTargetType: ({ best }) => `Optimize: its higher firepower is against ${best} targets`,
  onlyTheMark: ({ mark }, position) => `Target: fires only at its mark, ${nameOf(position, mark)}`,
};

export const RALLY: Reasons<RallyReason> = {
  notRouted: ({ unit }, position) => `Not routed: ${nameOf(position, unit)} has nothing to rally from`,
  alreadyRallied: ({ unit }, position) => `Has rolled: ${nameOf(position, unit)} rolls once a rally phase`,
};

function firer(position: Position, unit: CounterId, slot: number | null): string {
  return slot === null
    ? nameOf(position, unit)
    : `${slotName(position, unit, slot)} of ${nameOf(position, unit)}`;
}

/** Of a machine the range is a weapon's. */
function rangeOwner(position: Position, unit: CounterId): string {
  const found = Object.hasOwn(position.units, unit) ? position.units[unit] : undefined;
  return found?.class === 'machine' ? 'the weapon' : nameOf(position, unit);
}

/** A weapon of the machine that is firing. */
function weaponOf(position: Position, slot: number): string {
  const { activation } = position;
  return activation?.type === 'firing' ? slotName(position, activation.machine, slot) : `slot ${slot + 1}`;
}

function sizeList(sizes: readonly number[]): string {
  return sizes.length > 0 ? sizes.join(' + ') : '0';
}
