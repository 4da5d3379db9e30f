import { diceOfEvents } from './diceOfEvents';
import { CHASSIS, ROAD_BONUS, SECTIONS, STACKING_LIMIT, STATICS, VEHICLES } from '../rules/extractors/data';
import type { Cycle, Event, Game, Machine, Unit } from '../rules/extractors';
import { ordersOf, waitingAboard } from '../rules/extractors';
import {
  capacityOf,
  countsAsVehicle,
  isPlaced,
  movementTypeOf,
  passengersOf,
  speedOf,
  unitsOf,
} from '../rules/extractors/units';
import { total } from '../rules/result';

/** What is wrong with a game that no legal play may make wrong; empty if nothing is. */
export function broken(game: Game): readonly string[] {
  const wrong: string[] = [];
  for (const unit of unitsOf(game)) {
    const check: Check = (holds, what) => holds || wrong.push(`${unit.id}: ${what}`);
    checkUnit(game, unit, check);
    if (unit.class === 'machine') checkMachine(game, unit, check);
    if (isPlaced(unit) && unit.where.inside !== null) checkInside(game, unit, check);
    if (unit.where.at === 'toEnter' && unit.where.inside !== undefined) checkWaitingInside(game, unit, check);
  }
  checkStacks(game, wrong);
  checkActivation(game, wrong);
  return wrong;
}

/** What is wrong with what an action is said to have done: MPs overspent, dice rolled and not told. */
export function brokenEvents(game: Game, events: readonly Event[], rolled: number): readonly string[] {
  const wrong: string[] = [];
  const told = diceOfEvents(events);
  if (told !== rolled) wrong.push(`${rolled} dice rolled, ${told} told`);
  for (const event of events) {
    if (event.type !== 'moved') continue;
    const unit = game.units[event.unit];
    const type = movementTypeOf(unit);
    const most = type === null ? 0 : speedOf(unit) * 2 + ROAD_BONUS[type];
    if (total(event.costs) > most) wrong.push(`${unit.id}: spent ${total(event.costs)} of ${most} half MPs`);
  }
  return wrong;
}

type Check = (holds: boolean, what: string) => unknown;

function checkUnit(game: Game, unit: Unit, check: Check): void {
  const alive = unit.where.at !== 'eliminated';
  const faces = unit.class === 'vehicle' || unit.class === 'machine';
  if (isPlaced(unit)) check((unit.where.facing !== null) === faces, `facing ${unit.where.facing}`);
  check(!unit.hidden || (game.scenario === 'ambush' && unit.side === 'dorian'), 'hidden');
  check(!unit.ambush || game.scenario === 'ambush', 'in ambush');
  switch (unit.class) {
    case 'section':
      check(unit.steps >= 0 && unit.steps <= SECTIONS[unit.kind].steps, `${unit.steps} steps`);
      check(!alive || unit.steps > 0, 'alive without steps');
      check(!(unit.pinned && unit.routed), 'pinned and routed');
      break;
    case 'vehicle':
      check(isWithin(unit.armour, VEHICLES[unit.kind].armour, alive), `armour ${unit.armour}`);
      break;
    case 'static':
      check(isWithin(unit.armour, STATICS[unit.kind].armour, alive), `armour ${unit.armour}`);
      break;
    case 'machine':
      check(
        isWithin(unit.armour, CHASSIS[unit.kind].armour + unit.extraArmour, alive),
        `armour ${unit.armour}`,
      );
  }
}

function isWithin(armour: number, full: number, alive: boolean): boolean {
  return armour <= full && (!alive || armour > 0);
}

/** The display [§8.1]. */
function checkMachine(game: Game, machine: Machine, check: Check): void {
  check(machine.slots.length === CHASSIS[machine.kind].slots.length, 'slots of another chassis');
  check(machine.speedLost >= 0, `speed lost ${machine.speedLost}`);
  checkCycle(machine.move, 'move', check);
  checkCycle(machine.combat, 'combat', check);
  const laid = (cycle: Cycle, order: string) => cycle.boxes.filter((box) => box.order === order).length;
  check(laid(machine.move, 'freeMove') <= Number(machine.thanis.freeMove), 'Free Move not bought');
  check(laid(machine.combat, 'freeTarget') <= Number(machine.thanis.freeTarget), 'Free Target not bought');
  if (machine.mark === null || !isPlaced(machine)) return;
  const mark = game.units[machine.mark];
  check(mark?.side === 'dorian' && isPlaced(mark), `marks ${machine.mark}, which is gone`);
}

function checkCycle(cycle: Cycle, name: 'move' | 'combat', check: Check): void {
  for (const { order, lost } of cycle.boxes) {
    check(!lost || order === null, 'an order in a lost box');
    check(order === null || (order !== 'hidden' && ordersOf(name).includes(order)), `${order} to ${name}`);
  }
}

/** Whoever is inside something is in its hex, within its capacity [§6.3.3, §9.5]. */
function checkInside(game: Game, unit: Unit, check: Check): void {
  if (!isPlaced(unit) || unit.where.inside === null) return;
  const carrier = game.units[unit.where.inside];
  check(isPlaced(carrier) && carrier.where.hex === unit.where.hex, `inside a missing ${carrier.id}`);
  check(carrier.hidden === unit.hidden || carrier.kind !== 'floater', 'hidden apart from its Floater');
  const load = passengersOf(game, carrier.id).length;
  check(load <= (carrier.kind === 'floater' ? 2 : carrier.kind === 'fort' ? 1 : 0), `one of ${load} inside`);
}

/** Whoever waits in a Floater waits with it, within its capacity [§5]. */
function checkWaitingInside(game: Game, unit: Unit, check: Check): void {
  const carrier = unit.where.at === 'toEnter' ? game.units[unit.where.inside!] : undefined;
  check(unit.class === 'section' && carrier?.kind === 'floater', `waits in ${carrier?.id}`);
  check(carrier?.where.at === 'toEnter', `waits in ${carrier?.id}, which does not`);
  check(waitingAboard(game, carrier!.id).length <= capacityOf(carrier!), 'too many wait inside');
}

/** At most three friendly units in a hex, one of them a vehicle; never both sides in one hex [§6.2, R-06]. */
function checkStacks(game: Game, wrong: string[]): void {
  const hexes = new Map<number, Unit[]>();
  for (const unit of unitsOf(game)) {
    if (!isPlaced(unit) || unit.where.inside !== null) continue;
    const stack = hexes.get(unit.where.hex);
    if (stack) stack.push(unit);
    else hexes.set(unit.where.hex, [unit]);
  }
  for (const [hex, units] of hexes) {
    if (units.length === 1) continue;
    for (const side of ['dorian', 'avronian'] as const) {
      const own = units.filter((unit) => unit.side === side);
      if (own.length > STACKING_LIMIT) wrong.push(`hex ${hex}: ${own.length} ${side} units`);
      if (own.filter(countsAsVehicle).length > 1) wrong.push(`hex ${hex}: two ${side} vehicles`);
    }
    const sides = new Set(units.filter(({ hidden }) => !hidden).map(({ side }) => side));
    if (sides.size > 1 && game.turn > 0) wrong.push(`hex ${hex}: both sides`);
  }
}

function checkActivation(game: Game, wrong: string[]): void {
  const machine = game.activation?.machine;
  if (machine !== undefined && game.units[machine].where.at === 'eliminated')
    wrong.push(`${machine}: active and destroyed`);
}
