import type { CounterId, Position } from '../types';
import { isPlaced, unitOf, unitsOf } from '../units';
import { placementOptions } from './options';
import { zoneOf } from './zones';

/**
 * For a unit that has no place left: the units of its zone, in the order of the counter mix, that would make room for it if
 * one of them were taken up; none if it has a place, or if no single one would do [§5].
 */
export function inTheWay(position: Position, id: CounterId): readonly CounterId[] {
  const zone = zoneOf(position, unitOf(position, id))?.zone;
  if (zone === undefined || hasPlace(position, id)) return [];
  return unitsOf(position)
    .filter((unit) => unit.id !== id && isPlaced(unit) && zoneOf(position, unit)?.zone === zone)
    .filter((unit) => hasPlace(without(position, unit.id), id))
    .map((unit) => unit.id);
}

/** The unit could be placed somewhere now. */
export function hasPlace(position: Position, id: CounterId): boolean {
  return placementOptions(position, id).some(({ type }) => type === 'place');
}

function without(position: Position, id: CounterId): Position {
  const unit = { ...unitOf(position, id), where: { at: 'unplaced' } } as const;
  return { ...position, units: { ...position.units, [id]: unit } };
}
