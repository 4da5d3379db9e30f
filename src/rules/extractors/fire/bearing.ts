import { inArc } from '../arcs';
import { unitSees } from '../lineOfSight';
import type { Placed } from '../units';
import { arcOf, armamentOf, type Armament } from './armament';
import { rangeBetween } from './toHit';

/** The firer reaches the target: range, arc, line of sight. The verdict of `whyNoLine` without its reason [§7.2, §7.3.1]. */
export function bears(unit: Placed, slot: number | null, target: Placed): boolean {
  const armament = armamentOf(unit, slot);
  return (
    armament !== null &&
    isInRange(armament, rangeBetween(unit, target)) &&
    isInArc(unit, slot, target) &&
    unitSees(unit, target)
  );
}

export function isInRange({ minRange, maxRange }: Armament, range: number): boolean {
  return range >= minRange && range <= maxRange;
}

/** The arc of the firer bears on the target; all round where it has none [§6.1, R-40]. */
export function isInArc(unit: Placed, slot: number | null, target: Placed): boolean {
  const arc = arcOf(unit, slot);
  const { hex, facing } = unit.where;
  return !arc || inArc(arc, hex, facing!, target.where.hex);
}
