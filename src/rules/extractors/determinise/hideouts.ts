import { allHexes, type Hex } from '../../../hex';
import { drawn, happens, pick, type Chance } from '../../chance';
import type { Draft } from '../../result';
import { mayLieHidden } from '../hidden';
import { mapOf } from '../scenarios';
import { whyNotTerrain } from '../placement';
import { whyNotStack } from '../stacking';
import type { Game, OnMap, Position, Unit } from '../types';
import { capacityOf, facesHexside, isPlaced, passengersOf, unitsOf } from '../units';
import type { Prior } from './prior';

/** Likely hexes drawn before any hex of the map will do. */
const HEXES_TRIED = 12;

/** Lays units where nobody has come upon them yet; one for which there is no such hex is left out [§9.4]. */
export function hideAll(world: Draft<Game>, units: readonly Unit[], prior: Prior, chance: Chance): void {
  for (const { id } of carriersFirst(units)) {
    const unit = world.units[id];
    const where = berthOf(world, unit, prior, chance) ?? spotOf(world, unit, prior, chance);
    if (where) {
      unit.where = where;
      unit.hidden = true;
    } else delete world.units[id];
  }
}

function carriersFirst(units: readonly Unit[]): readonly Unit[] {
  return [...units].sort((a, b) => Number(capacityOf(b) > 0) - Number(capacityOf(a) > 0));
}

function berthOf(world: Position, unit: Unit, prior: Prior, chance: Chance): OnMap | undefined {
  if (unit.class !== 'section' || !happens(chance, prior.aboard)) return undefined;
  const carriers = unitsOf(world)
    .filter(isPlaced)
    .filter((other) => other.hidden && passengersOf(world, other.id).length < capacityOf(other));
  const carrier = pick(chance, carriers);
  return carrier && { at: 'map', hex: carrier.where.hex, facing: null, inside: carrier.id };
}

function spotOf(world: Position, unit: Unit, prior: Prior, chance: Chance): OnMap | undefined {
  const isFree = (hex: Hex) =>
    mayLieHidden(world, hex) && !whyNotTerrain(world, unit, hex) && !whyNotStack(world, unit, hex);
  const facing = facesHexside(unit) ? (drawn(chance, prior.facings) ?? 0) : null;
  const at = (hex: Hex): OnMap => ({ at: 'map', hex, facing, inside: null });
  if (prior.hideouts.length === 0) return undefined;
  for (let tried = 0; tried < HEXES_TRIED; tried++) {
    const hex = drawn(chance, prior.hideouts)!;
    if (isFree(hex)) return at(hex);
  }
  const hex = pick(chance, allHexes(mapOf(world).grid).filter(isFree));
  return hex === undefined ? undefined : at(hex);
}
