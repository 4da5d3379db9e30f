import type { Hex } from '../../hex';
import { STACKING_LIMIT } from './data';
import { MOST_HEXES } from './maps/build';
import type { Illegal, Position, Unit } from './types';
import { countsAsVehicle, illegal, isPlaced, unitsOf, type Placed } from './units';

/** Why a unit may not be placed in a hex or end its move there; undefined if it may. The unit itself does not count [§6.2, R-06]. */
export function whyNotStack(position: Position, unit: Unit, hex: Hex): Illegal | undefined {
  let friends = 0;
  let vehicle: Unit | null = null;
  for (const other of unitsOf(position)) {
    if (other.id === unit.id || !isPlaced(other) || other.where.hex !== hex) continue;
    if (other.side !== unit.side) {
      if (holdsHex(other)) return illegal('§6.2', { reason: 'enemyThere', hex });
    } else if (countsInStack(other)) {
      friends++;
      if (countsAsVehicle(other)) vehicle = other;
    }
  }
  if (friends >= STACKING_LIMIT) return illegal('§6.2', { reason: 'stackFull', hex, limit: STACKING_LIMIT });
  if (vehicle && countsAsVehicle(unit))
    return illegal('§6.2', { reason: 'vehicleThere', hex, unit: vehicle.id });
  return undefined;
}

/** Which hexes `whyNotStack` closes to a unit: 1 by hex index, written into `closed` [§6.2, R-06]. */
export function markClosed(position: Position, unit: Unit, closed: Uint8Array): void {
  closed.fill(0);
  const friends = FRIENDS.fill(0);
  const needsVehicleRoom = countsAsVehicle(unit);
  for (const other of unitsOf(position)) {
    if (other.where.at !== 'map' || other.id === unit.id) continue;
    const { hex } = other.where;
    if (other.side !== unit.side) {
      if (holdsHex(other)) closed[hex] = 1;
    } else if (countsInStack(other as Placed)) {
      if (++friends[hex] >= STACKING_LIMIT || (needsVehicleRoom && countsAsVehicle(other))) closed[hex] = 1;
    }
  }
}

/** Scratch for `markClosed`, friends by hex. */
const FRIENDS = new Uint8Array(MOST_HEXES);

/** Embarked and sheltered sections do not count; hidden units do, for their own side. */
function countsInStack(unit: Placed): boolean {
  return unit.where.inside === null;
}

/** A hidden enemy is not known to be there; an empty fort does not block, its section does [§9.5]. */
function holdsHex(enemy: Unit): boolean {
  return !enemy.hidden && enemy.kind !== 'fort';
}
