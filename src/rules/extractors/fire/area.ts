import { distance, hexesWithin, type Hex } from '../../../hex';
import { unitSees } from '../lineOfSight';
import { mapOf } from '../scenarios';
import type { Position, Shot } from '../types';
import { isExposed, unitsOf, type Placed } from '../units';
import { armedWith, placedUnit } from './armament';

/**
 * The units a shot may strike, the declared target first. With its area effect: every exposed unit but the firer in the
 * target hex, for Streamer and Dagmaton in the six around it too, that the firer can see, friends included [§7.4, R-16, R-77].
 */
export function struckBy(position: Position, shot: Shot): readonly Placed[] {
  const target = placedUnit(position, shot.target);
  if (!shot.area) return [target];
  const firer = placedUnit(position, shot.firers[0].unit);
  const radius = areaRadius(position, shot);
  const others = unitsOf(position).filter(
    (other): other is Placed =>
      other.id !== target.id &&
      other.id !== firer.id &&
      isExposed(other) &&
      distance(mapOf(position).grid, other.where.hex, target.where.hex) <= radius &&
      unitSees(position, firer, other),
  );
  return [target, ...others];
}

/** The hexes a shot with its area effect touches, in sight of the firer or not [§7.4]. */
export function areaHexes(position: Position, shot: Shot): readonly Hex[] {
  const { hex } = placedUnit(position, shot.target).where;
  return hexesWithin(mapOf(position).grid, hex, areaRadius(position, shot));
}

/** The target hex alone, or the six around it too. */
function areaRadius(position: Position, { firers: [{ unit, slot }] }: Shot): 0 | 1 {
  return armedWith(placedUnit(position, unit), slot).area === 'around' ? 1 : 0;
}
