import { distance } from '../../../hex';
import { unitSees } from '../lineOfSight';
import { doriana } from '../maps/doriana';
import type { Position, Shot } from '../types';
import { isExposed, unitsOf, type Placed } from '../units';
import { armamentOf, placedUnit } from './armament';

/**
 * The units a shot may strike, the declared target first. With its area effect: every exposed unit but the firer in the
 * target hex, for Streamer and Dagmaton in the six around it too, that the firer can see, friends included [§7.4, R-16, R-77].
 */
export function struckBy(position: Position, shot: Shot): readonly Placed[] {
  const target = placedUnit(position, shot.target);
  if (!shot.area) return [target];
  const [{ unit, slot }] = shot.firers;
  const firer = placedUnit(position, unit);
  const radius = armamentOf(firer, slot)!.area === 'around' ? 1 : 0;
  const others = unitsOf(position).filter(
    (other): other is Placed =>
      other.id !== target.id &&
      other.id !== firer.id &&
      isExposed(other) &&
      distance(doriana.grid, other.where.hex, target.where.hex) <= radius &&
      unitSees(firer, other),
  );
  return [target, ...others];
}
