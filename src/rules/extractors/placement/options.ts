import { DIRECTIONS } from '../../../hex';
import { MOST_HEXES } from '../maps/build';
import { markClosed } from '../stacking';
import type { Action, CounterId, Position, Unit } from '../types';
import { facesHexside, isPlaced, unitOf, unitsOf } from '../units';
import { unplacedUnits, whyNotPlace, whyNotTerrain } from './legality';
import { hexesOfZone, whyNotBeside, zoneOf } from './zones';

/** Scratch for `markClosed`. */
const CLOSED = new Uint8Array(MOST_HEXES);

type PlaceAction = Extract<Action, { readonly type: 'place' }>;

/**
 * What the side may do to place its units [§5]. With a unit: every place, facing and carrier it may have, and taking it up.
 * Without: the places of one unit alone, the first unplaced one that has any, lest a hidden set-up offer 648 hexes × 6
 * facings for each; if none has, the units that may be taken up to make room.
 */
export function placementOptions(position: Position, unit?: CounterId): readonly Action[] {
  if (unit !== undefined)
    return [...placesOf(position, unitOf(position, unit)), ...takingUp(position, [unitOf(position, unit)])];
  const unplaced = unplacedUnits(position);
  for (const next of unplaced) {
    const places = placesOf(position, next);
    if (places.length) return places;
  }
  return unplaced.length ? takingUp(position, unitsOf(position)) : [];
}

function placesOf(position: Position, unit: Unit): readonly PlaceAction[] {
  const zone = zoneOf(position, unit);
  if (!zone || unit.side !== position.phase.side) return [];
  const facings = facesHexside(unit) ? DIRECTIONS : [null];
  markClosed(position, unit, CLOSED);
  const open: PlaceAction[] = [];
  for (const hex of hexesOfZone(position, zone))
    if (!CLOSED[hex] && !whyNotTerrain(position, unit, hex) && !whyNotBeside(position, unit, hex))
      for (const facing of facings) open.push({ type: 'place', unit: unit.id, hex, facing, into: null });
  return [...open, ...berthsOf(position, unit)];
}

/** Places aboard Floaters and inside forts. */
function berthsOf(position: Position, { id }: Unit): readonly PlaceAction[] {
  return unitsOf(position)
    .filter(isPlaced)
    .map(({ id: into, where: { hex } }): PlaceAction => ({
      type: 'place',
      unit: id,
      hex,
      facing: null,
      into,
    }))
    .filter((action) => !whyNotPlace(position, action));
}

function takingUp(position: Position, units: readonly Unit[]): readonly Action[] {
  return units
    .filter(({ side }) => side === position.phase.side)
    .map(({ id }): Extract<Action, { readonly type: 'unplace' }> => ({ type: 'unplace', unit: id }))
    .filter((action) => !whyNotPlace(position, action));
}
