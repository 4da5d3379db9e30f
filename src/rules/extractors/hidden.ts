import { distance, type Hex } from '../../hex';
import type { Draft } from '../result';
import { COUNTERS } from './data';
import { newUnit } from './newUnit';
import { hasSpecial, mapOf, scenarioOf } from './scenarios';
import type { CounterId, Event, Game, Illegal, Position, Side, Unit } from './types';
import {
  countsAsVehicle,
  enemyOf,
  illegal,
  isPlaced,
  passengersOf,
  unitOf,
  unitsOf,
  type Placed,
} from './units';

/** Hidden units the Dorian may activate at the start of his turn, and vehicles among them [§9.4]. */
const UNCOVER_LIMIT = 2;
const UNCOVER_VEHICLE_LIMIT = 1;
/** A machine that ends its turn this near reveals them [§9.4]. */
const REVEALED_WITHIN = 4;

/** Activating a hidden unit at the start of the Dorian turn, a Floater with its passengers as one [§9.4, R-92]. */
export function whyNotUncover(position: Position, id: CounterId): Illegal | undefined {
  const unit = unitOf(position, id);
  if (!unit.hidden || !isPlaced(unit)) return illegal('§9.4', { reason: 'notHidden', unit: id });
  if (
    unit.where.inside &&
    unitOf(position, unit.where.inside).hidden &&
    unitOf(position, unit.where.inside).class === 'vehicle'
  )
    return illegal('R-59', { reason: 'inside', unit: id, carrier: unit.where.inside });
  if (hasBegun(position, 'dorian')) return illegal('§9.4', { reason: 'onlyAtStart', of: 'movement' });
  const vehicles = position.uncovered.filter((other) => countsAsVehicle(unitOf(position, other)));
  if (position.uncovered.length >= UNCOVER_LIMIT)
    return illegal('§9.4', { reason: 'tooManyUncovered', limit: UNCOVER_LIMIT });
  if (countsAsVehicle(unit) && vehicles.length >= UNCOVER_VEHICLE_LIMIT)
    return illegal('§9.4', { reason: 'tooManyUncovered', limit: UNCOVER_VEHICLE_LIMIT });
  return undefined;
}

/** Activates a hidden unit; it counts against those of this turn [§9.4]. */
export function playUncover(game: Draft<Game>, id: CounterId): readonly Event[] {
  game.uncovered.push(id);
  return uncover(game, id, 'activated');
}

/** Turns a hidden unit up, its passengers with it. */
export function uncover(
  game: Draft<Game>,
  id: CounterId,
  why: 'activated' | 'machineNear' | 'bumped',
): readonly Event[] {
  return [id, ...passengersOf(game, id).map((passenger) => passenger.id)].map((each) => {
    const unit = game.units[each];
    unit.hidden = false;
    unit.ambush = why === 'machineNear';
    return { type: 'uncovered', unit: each, why, where: { ...unit.where } };
  });
}

/** At the end of the Avronian turn: hidden units near a machine are revealed and fire at +3 next [§9.4]. */
export function revealNearMachines(game: Draft<Game>): readonly Event[] {
  const placed = unitsOf(game).filter(isPlaced);
  const machines = placed.filter((unit) => unit.class === 'machine');
  return placed
    .filter(
      (unit) => isCovered(game, unit) && machines.some((machine) => isNear(game, machine, unit.where.hex)),
    )
    .flatMap(({ id }) => uncover(game, id, 'machineNear'));
}

/** The scenario hides a side's set-up [§9.4]. */
export function setsUpHidden(position: Pick<Position, 'scenario'>, side: Side): boolean {
  return side === 'dorian' && hasSpecial(position, 'hiddenSetUp');
}

/** Nobody of the side can be there unseen: it neither buys in secret nor sets up hidden. */
function isAllSeen(position: Pick<Position, 'scenario'>, side: Side): boolean {
  return !hasSpecial(position, 'secretBuildUp') && !setsUpHidden(position, side);
}

/** In such a game the side has nothing the other may not know: no orders face down, nobody unseen [§5, §8.1, §9.4]. */
export function hidesNothing(setup: Pick<Position, 'scenario' | 'rules'>, side: Side): boolean {
  return isAllSeen(setup, side) && (side === 'dorian' || setup.rules === 'simple');
}

/** Somebody to stand for the unseen: of a kind that needs no order to move. */
const STAND_IN: Readonly<Record<Side, Unit['kind']>> = { dorian: 'lance', avronian: 'extractor' };

/**
 * One who waits to enter, for all the units of a side that may be there unseen: he has something to decide in his movement
 * phase, and nobody fires at him [§9.4, R-88]. A side that sets up hidden has no entry of its own, and he takes the other's.
 * Null where all units of the side are seen.
 */
export function unseenOf(position: Position, side: Side): Unit | null {
  if (isAllSeen(position, side)) return null;
  const spare = COUNTERS.find(
    ({ kind, id }) => kind === STAND_IN[side] && !Object.hasOwn(position.units, id),
  );
  const entering = [...scenarioOf(position).forces.entries()].filter(
    ([, { arrival }]) => arrival.type === 'enters',
  );
  const [force] = entering.find(([, each]) => each.side === side) ?? entering[0];
  return spare ? newUnit(position, force, spare.id) : null;
}

/** It may come upon somebody hidden; that it has not is news as well. */
export function mayMeetHidden(position: Position, unit: Unit): boolean {
  return setsUpHidden(position, enemyOf(unit.side));
}

/** A unit of the side has already acted in this phase. */
export function hasBegun(position: Position, side: Side): boolean {
  return unitsOf(position).some((unit) => unit.side === side && unit.moved);
}

/** A unit that lies hidden in the hex has not been near any machine at the end of its turn [§9.4]. */
export function mayLieHidden(position: Position, hex: Hex): boolean {
  const { name, side } = position.phase;
  const isTheirTurn = side === 'avronian' && (name === 'movement' || name === 'fire');
  return !unitsOf(position).some(
    (unit) =>
      unit.class === 'machine' &&
      isPlaced(unit) &&
      !(isTheirTurn && unit.moved) &&
      isNear(position, unit, hex),
  );
}

/** Hidden, and not merely aboard something hidden, with which it turns up. */
function isCovered(position: Position, { hidden, where: { inside } }: Placed): boolean {
  return hidden && (inside === null || !unitOf(position, inside).hidden);
}

function isNear(position: Position, machine: Placed, hex: Hex): boolean {
  return distance(mapOf(position).grid, machine.where.hex, hex) <= REVEALED_WITHIN;
}
