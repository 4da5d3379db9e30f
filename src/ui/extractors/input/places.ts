import { distance, type Hex } from '../../../hex';
import { isPlaced, mapOf, reachOf, type CounterId, type Position } from '../../../rules/extractors';
import type { Desk } from './desk';

/** What is to be seen of a unit: its hex, or one of those it may enter by. */
export function placesOf(position: Position, unit: CounterId, hex: Hex): Desk['centre'] {
  return position.units[unit].where.at === 'toEnter'
    ? reachOf(position, unit).ends.map((end) => end.hex)
    : hex;
}

/** The hex a unit lies in; null: it is off the map, or there is no such unit. */
export function hexOnMap({ units }: Position, id: CounterId | null): Hex | null {
  const unit = id !== null && Object.hasOwn(units, id) ? units[id] : undefined;
  return unit && isPlaced(unit) ? unit.where.hex : null;
}

/** Where the unit is, or where it could enter nearest to the hex that was looked at. */
export function hexOf(position: Position, unit: CounterId, near: Desk['focus']): Desk['focus'] {
  const { where } = position.units[unit];
  if (where.at === 'map') return where.hex;
  if (where.at !== 'toEnter') return null;
  const hexes = reachOf(position, unit).ends.map(({ hex }) => hex);
  if (near === null || hexes.length === 0) return hexes.at(0) ?? null;
  const away = (hex: Hex) => distance(mapOf(position).grid, hex, near);
  return hexes.reduce((nearest, hex) => (away(hex) < away(nearest) ? hex : nearest));
}
