import type { Machine, Position } from '../types';
import { enemyOf, exposedUnits } from '../units';
import { firersOf, placedUnit } from './armament';
import { bears } from './bearing';
import { whyNotFirer } from './whyNotShot';

/** A weapon of the unit that has not fired bears on some enemy. */
export function hasShotLeft(position: Position, id: Machine['id']): boolean {
  const unit = placedUnit(position, id);
  const enemies = exposedUnits(position, enemyOf(unit.side));
  return firersOf(unit).some(
    (firer) =>
      !whyNotFirer(position, firer) && enemies.some((enemy) => bears(position, unit, firer.slot, enemy)),
  );
}
