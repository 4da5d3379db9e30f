import { sectorsOf, type Hex } from '../../../hex';
import type { Draft } from '../../result';
import { roll } from '../../rng';
import { inArc } from '../arcs';
import { CHASSIS, MACHINE_CRITICAL, SPEED_STAR, VEHICLES, VEHICLE_CRITICAL } from '../data';
import { mapOf } from '../scenarios';
import type {
  BoxIndex,
  CriticalEffect,
  CriticalRoll,
  CycleName,
  Game,
  Machine,
  Position,
  StaticPiece,
  ToHit,
  Vehicle,
} from '../types';
import { speedOf, type Placed } from '../units';

const NONE: CriticalEffect = { effect: 'none' };
const CYCLES: readonly CycleName[] = ['move', 'combat'];
const BOXES: readonly BoxIndex[] = [0, 1, 2];

type Armoured = Machine | Vehicle | StaticPiece;

/** One roll on the critical table and its effect; `from`: the hexes of the attackers it bears on [§7.3.2, R-14, R-15]. */
export function rollCritical(
  game: Draft<Game>,
  target: Draft<Armoured>,
  from: readonly Hex[],
  cause: CriticalRoll['cause'],
): CriticalRoll {
  const rolled = roll(game, 10);
  if (target.class === 'machine')
    return { cause, roll: rolled, ...machineCritical(game, target, from, MACHINE_CRITICAL[rolled]) };
  const entry = VEHICLE_CRITICAL[rolled];
  const effect = target.class === 'static' ? staticCritical(target, entry) : vehicleCritical(target, entry);
  return { cause, roll: rolled, draw: null, effect };
}

/** Static pieces ignore all but +1. */
function staticCritical(piece: Draft<StaticPiece>, entry: (typeof VEHICLE_CRITICAL)[number]): CriticalEffect {
  return entry === 'armour' ? loseArmour(piece) : NONE;
}

/** A vehicle ignores what it does not have. */
function vehicleCritical(vehicle: Draft<Vehicle>, entry: (typeof VEHICLE_CRITICAL)[number]): CriticalEffect {
  switch (entry) {
    case 'armour':
      return loseArmour(vehicle);
    case 'firepower': {
      if (VEHICLES[vehicle.kind].firepower === 0 || vehicle.firepowerHits === 2) return NONE;
      const hits = vehicle.firepowerHits === 0 ? 1 : 2;
      vehicle.firepowerHits = hits;
      return { effect: 'firepower', hits };
    }
    case 'speed': {
      if (vehicle.speedHits === 2) return NONE;
      const hits = vehicle.speedHits === 0 ? 1 : 2;
      vehicle.speedHits = hits;
      return { effect: 'speedHit', hits };
    }
    case 'none':
      return NONE;
  }
}

type Drawn = Pick<CriticalRoll, 'draw' | 'effect'>;

function machineCritical(
  game: Draft<Game>,
  machine: Draft<Machine>,
  from: readonly Hex[],
  entry: (typeof MACHINE_CRITICAL)[number],
): Drawn {
  switch (entry) {
    case 'armour':
      return { draw: null, effect: loseArmour(machine) };
    case 'speed':
      return { draw: null, effect: loseSpeed(machine, 1) };
    case 'speedStar':
      return { draw: null, effect: loseSpeed(machine, SPEED_STAR[machine.kind]) };
    case 'firepower':
      return loseSlot(game, machine, from);
    case 'program':
      return loseBox(game, machine);
    case 'none':
      return { draw: null, effect: NONE };
  }
}

function loseArmour(target: Draft<Armoured>): CriticalEffect {
  target.armour = Math.max(0, target.armour - 1);
  return { effect: 'armour', lost: 1 };
}

/** Speed does not fall below 0. */
function loseSpeed(machine: Draft<Machine>, points: number): CriticalEffect {
  const lost = Math.min(points, speedOf(machine));
  if (lost === 0) return NONE;
  machine.speedLost += lost;
  return { effect: 'speed', lost };
}

/** One random weapon whose arc bears on an attacker. */
function loseSlot(game: Draft<Game>, machine: Draft<Machine>, from: readonly Hex[]): Drawn {
  const slots = slotsBearing(game, machine, from);
  if (slots.length === 0) return { draw: null, effect: NONE };
  const draw = roll(game, slots.length);
  machine.slots[slots[draw]].lost = true;
  return { draw, effect: { effect: 'weaponSlot', slot: slots[draw] } };
}

/** One random order box with the order in it, what it has marked apart; never under Simple rules, never of Thanis [§7.3.2, §8.5, R-100]. */
function loseBox(game: Draft<Game>, machine: Draft<Machine>): Drawn {
  if (game.rules === 'simple') return { draw: null, effect: NONE };
  if (isThanis(machine)) return { draw: null, effect: { effect: 'thanis' } };
  const boxes = boxesAtRisk(machine);
  if (boxes.length === 0) return { draw: null, effect: NONE };
  const draw = roll(game, boxes.length);
  const { cycle, box } = boxes[draw];
  const lost = machine[cycle].boxes[box];
  lost.lost = true;
  lost.order = null;
  return { draw, effect: { effect: 'orderBox', cycle, box } };
}

/** Slots that still hold a weapon and bear on any of the hexes. */
export function slotsBearing(position: Position, machine: Machine, from: readonly Hex[]): readonly number[] {
  const { where } = machine;
  if (where.at !== 'map' || where.facing === null) return [];
  const { hex, facing } = where;
  const { grid } = mapOf(position);
  return CHASSIS[machine.kind].slots.flatMap((arc, slot) => {
    const { weapon, lost } = machine.slots[slot];
    return weapon && !lost && from.some((attacker) => inArc(arc, sectorsOf(grid, hex, facing, attacker)))
      ? [slot]
      : [];
  });
}

/** Thanis is the machine that carries a Thanis order, an unused one too [§8.5]. */
export function isThanis({ thanis }: Machine): boolean {
  return thanis.freeMove || thanis.freeTarget;
}

/** Undestroyed boxes, empty or not; none of Thanis [§7.3.2, §8.5]. */
export function boxesAtRisk(
  machine: Machine,
): readonly { readonly cycle: CycleName; readonly box: BoxIndex }[] {
  if (isThanis(machine)) return [];
  return CYCLES.flatMap((cycle) =>
    BOXES.filter((box) => !machine[cycle].boxes[box].lost).map((box) => ({ cycle, box })),
  );
}

/** A critical hit may have to draw a slot or a box of this target. */
export function mayDraw(position: Position, target: Placed, toHit: readonly ToHit[]): boolean {
  if (target.class !== 'machine') return false;
  if (position.rules === 'full' && boxesAtRisk(target).length > 0) return true;
  const from = toHit.flatMap(({ firer }) => {
    const { where } = position.units[firer.unit];
    return where.at === 'map' ? [where.hex] : [];
  });
  return slotsBearing(position, target, from).length > 0;
}
