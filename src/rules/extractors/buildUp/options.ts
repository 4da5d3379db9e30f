import { CELLS, CHASSIS, MACHINE_LETTERS, WEAPONS, WHITE_MIX } from '../data';
import { armiesOffered } from '../recommended/forces';
import { forcesThatBuy, scenarioOf } from '../scenarios';
import type { Action, CellName, Chassis, Machine, Position, Purchase, Side, Weapon } from '../types';
import { unitsOf } from '../units';
import { whyNotBuildUp } from './legality';
import { isMachine, keyOf, purchasesOf } from './purchases';

/** Everything on the price lists that could be meant for a force, whether it may be bought now or not [§3, §5]. */
export function priceListOf(position: Position, force: number): readonly Purchase[] {
  const { budget } = scenarioOf(position).forces[force];
  if (!budget) return [];
  const cells = budget.cells ? (Object.keys(CELLS) as CellName[]) : [];
  const chassis = new Set([budget, ...budget.freeMachines].flatMap((offer) => offer.chassis));
  const machines = unitsOf(position).filter((unit) => isMachine(unit) && unit.force === force) as Machine[];
  return [
    ...cells.map((cell): Purchase => ({ item: 'cell', cell })),
    ...WHITE_MIX.filter(([kind]) => budget.whites.includes(kind)).map(([kind]): Purchase => ({
      item: 'white',
      kind,
    })),
    ...freeLetters(position).flatMap((letter) =>
      (Object.keys(CHASSIS) as Chassis[])
        .filter((kind) => chassis.has(kind))
        .map((kind): Purchase => ({ item: 'machine', letter, chassis: kind })),
    ),
    ...machines.flatMap((machine) => [
      ...weaponsFor(machine),
      ...(budget.extraArmour ? [{ item: 'extraArmour', letter: machine.letter } as const] : []),
      ...(budget.thanis && position.rules === 'full' ? thanisFor(machine) : []),
    ]),
  ];
}

function freeLetters(position: Position): readonly Machine['letter'][] {
  return MACHINE_LETTERS.filter((letter) => !(letter in position.units));
}

function weaponsFor({ letter, slots }: Machine): readonly Purchase[] {
  return slots.flatMap((_, slot) =>
    (Object.keys(WEAPONS) as Weapon[]).map((weapon): Purchase => ({ item: 'weapon', letter, slot, weapon })),
  );
}

function thanisFor({ letter }: Machine): readonly Purchase[] {
  return (['freeMove', 'freeTarget'] as const).map((order) => ({ item: 'thanis', letter, order }));
}

/** All the side may buy or give back now, and the armies of the house [§5]. */
export function buildUpOptions(position: Position): readonly Action[] {
  return [
    ...forcesThatBuy(position, position.phase.side).flatMap((force) => [
      ...buysOf(position, force),
      ...salesOf(position, force),
    ]),
    ...armiesOffered(position, position.phase.side as Side).map((army): Action => ({
      type: 'recommend',
      army,
    })),
  ];
}

function buysOf(position: Position, force: number): readonly Action[] {
  return priceListOf(position, force)
    .map((purchase) => ({ type: 'buy', force, purchase }) as const)
    .filter((action) => !whyNotBuildUp(position, action));
}

function salesOf(position: Position, force: number): readonly Action[] {
  const lines = new Map(purchasesOf(position, force).map((purchase) => [keyOf(purchase), purchase]));
  return [...lines.values()].map((purchase) => ({ type: 'sell', force, purchase }));
}
