import { sectorsOf } from '../../../hex';
import { inArc } from '../arcs';
import { unitSees } from '../lineOfSight';
import { mapOf } from '../scenarios';
import type { Position } from '../types';
import type { Placed } from '../units';
import { arcOf, armamentOf, type Armament } from './armament';
import { rangeBetween } from './toHit';

/** The firer reaches the target: range, arc, line of sight. The verdict of `whyNoLine` without its reason [§7.2, §7.3.1]. */
export function bears(position: Position, unit: Placed, slot: number | null, target: Placed): boolean {
  const armament = armamentOf(unit, slot);
  return (
    armament !== null &&
    isInRange(armament, rangeBetween(position, unit, target)) &&
    isInArc(position, unit, slot, target) &&
    unitSees(position, unit, target)
  );
}

/** A range in hexes is one of the weapon's, from its least to its most [§7.3.1]. */
export function isInRange({ minRange, maxRange }: Armament, range: number): boolean {
  return range >= minRange && range <= maxRange;
}

/** The arc of the firer bears on the target; all round where it has none [§6.1, R-40]. */
export function isInArc(position: Position, unit: Placed, slot: number | null, target: Placed): boolean {
  const arc = arcOf(unit, slot);
  const { hex, facing } = unit.where;
  return !arc || inArc(arc, sectorsOf(mapOf(position).grid, hex, facing!, target.where.hex));
}
