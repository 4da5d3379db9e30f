import type { Entry } from '../../result';
import { CELLS, CHASSIS, SECTIONS, THANIS_COST, VEHICLES, WEAPONS, WHITE_MIX, counterOf } from '../data';
import { scenarioOf } from '../scenarios';
import type { Budget, CellName, Machine, Position, Purchase, Unit } from '../types';
import { unitsOf } from '../units';

/** What a force has bought so far, read off its units: one line a cell, piece, weapon or point [§5]. */
export function purchasesOf(position: Position, force: number): readonly Purchase[] {
  const units = unitsOf(position).filter((unit) => unit.force === force);
  const bought = units.filter((unit) => isBought(position, unit));
  const cells = new Set(bought.map(({ id }) => counterOf(id).cell).filter((cell) => cell !== null));
  return [
    ...[...cells].map((cell): Purchase => ({ item: 'cell', cell })),
    ...bought.flatMap(whiteOf),
    ...units.filter(isMachine).flatMap((machine) => fittedWith(machine, isBought(position, machine))),
  ];
}

/** A unit the scenario did not give [§9]. */
export function isBought(position: Position, unit: Unit): boolean {
  return !scenarioOf(position).forces[unit.force].given.includes(unit.id);
}

/** A machine, which is bought by letter and chassis [§3]. */
export function isMachine(unit: Unit): unit is Machine {
  return unit.class === 'machine';
}

function whiteOf({ id, kind }: Unit): readonly Purchase[] {
  if (counterOf(id).cell !== null) return [];
  return WHITE_MIX.filter(([white]) => white === kind).map(([white]) => ({ item: 'white', kind: white }));
}

function fittedWith(machine: Machine, bought: boolean): readonly Purchase[] {
  const { letter, kind, slots, extraArmour, thanis } = machine;
  return [
    ...(bought ? [{ item: 'machine', letter, chassis: kind } as const] : []),
    ...slots.flatMap(({ weapon }, slot): Purchase[] =>
      weapon ? [{ item: 'weapon', letter, slot, weapon }] : [],
    ),
    ...Array.from({ length: extraArmour }, () => ({ item: 'extraArmour', letter }) as const),
    ...(['freeMove', 'freeTarget'] as const)
      .filter((order) => thanis[order])
      .map((order) => ({ item: 'thanis', letter, order }) as const),
  ];
}

/** What a force pays for a purchase [§3]; a machine or weapon the scenario gives free costs nothing [§9.1, §9.4]. */
export function costOf(position: Position, budget: Budget, purchase: Purchase): number {
  switch (purchase.item) {
    case 'cell':
      return CELLS[purchase.cell].cost;
    case 'white':
      return costOfWhite(purchase.kind);
    case 'machine':
      return budget.freeMachines.length ? 0 : CHASSIS[purchase.chassis].cost;
    case 'weapon':
      return budget.weapons === 'free' ? 0 : WEAPONS[purchase.weapon].cost;
    case 'extraArmour': {
      const machine = machineOf(position, purchase.letter);
      return machine ? CHASSIS[machine.kind].extraArmourCost : 0;
    }
    case 'thanis':
      return THANIS_COST;
  }
}

/** The machine of a letter, if there is one yet. */
export function machineOf(position: Position, letter: string): Machine | undefined {
  return unitsOf(position)
    .filter(isMachine)
    .find((machine) => machine.letter === letter);
}

/** Points of a purchase that count against the caps of *Engage!*: Urcado's Walker as a vehicle [§9.6]. */
export function branchesOf(purchase: Purchase): readonly Entry<'infantry' | 'vehicles'>[] {
  if (purchase.item === 'cell') return branchesOfCell(purchase.cell);
  if (purchase.item !== 'white') return [];
  const cause = purchase.kind in SECTIONS ? 'infantry' : 'vehicles';
  return [{ cause, value: costOfWhite(purchase.kind) }];
}

function branchesOfCell(cell: CellName): readonly Entry<'infantry' | 'vehicles'>[] {
  const vehicles = CELLS[cell].walker * VEHICLES.walker.cost;
  return [
    { cause: 'infantry', value: CELLS[cell].cost - vehicles },
    { cause: 'vehicles', value: vehicles },
  ];
}

function costOfWhite(kind: keyof typeof SECTIONS | keyof typeof VEHICLES): number {
  return kind in SECTIONS
    ? SECTIONS[kind as keyof typeof SECTIONS].cost
    : VEHICLES[kind as keyof typeof VEHICLES].cost;
}

/** Two purchases are the same line of the lists. */
export function isSame(a: Purchase, b: Purchase): boolean {
  return keyOf(a) === keyOf(b);
}

/** One text a line of the lists. */
export function keyOf(purchase: Purchase): string {
  switch (purchase.item) {
    case 'cell':
      return `cell ${purchase.cell}`;
    case 'white':
      return `white ${purchase.kind}`;
    case 'machine':
      return `machine ${purchase.letter} ${purchase.chassis}`;
    case 'weapon':
      return `weapon ${purchase.letter} ${String(purchase.slot)} ${purchase.weapon}`;
    case 'extraArmour':
      return `extraArmour ${purchase.letter}`;
    case 'thanis':
      return `thanis ${purchase.letter} ${purchase.order}`;
  }
}
