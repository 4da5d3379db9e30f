import type { Expected, Position, Shot, Unit } from '../types';
import type { Placed } from '../units';
import { placedUnit } from './armament';
import { damageGiven } from './damageGiven';
import { aimOf, type Aim } from './toHit';

/**
 * What a legal shot comes to on its target, or on another unit that its area effect strikes (see `struckBy`): equal to what
 * `forecast` says of it, for who asks often. Throws RangeError if a unit of it is not on the map.
 */
export function expected(position: Position, { firers, target }: Shot, struck = target): Expected {
  const declared = placedUnit(position, target);
  const unit = struck === target ? declared : placedUnit(position, struck);
  if (firers.length === 1) return expectedOfOne(unit, aimOf(position, firers[0], unit, declared));
  return expectedOfAll(
    unit,
    firers.map((firer) => aimOf(position, firer, unit, declared)),
  );
}

/** The expected effect of one firer whose aim is known. */
export function expectedOfOne(unit: Unit, { needed, firepower, facingDrm, commando }: Aim): Expected {
  const anyHit = (10 - needed) / 10;
  const given = damageGiven(unit, firepower, facingDrm, commando ? 1 : 0);
  const missed = 1 - anyHit;
  return {
    anyHit,
    mean: anyHit * given.mean,
    critical: anyHit * given.critical,
    destroyed: anyHit * given.destroyed,
    pinned: anyHit * given.pinned + missed * asItIs(unit, 'pinned'),
    routed: anyHit * given.routed + missed * asItIs(unit, 'routed'),
  };
}

/** Every set of firers that may hit, with what it does [§7.5]. */
function expectedOfAll(unit: Placed, aims: readonly Aim[]): Expected {
  const sums = { anyHit: 0, mean: 0, critical: 0, destroyed: 0, pinned: 0, routed: 0 };
  for (let set = 1; set < 1 << aims.length; set++) {
    const { chance, firepower, facingDrm, commandos } = hitting(aims, set);
    if (chance === 0) continue;
    const given = damageGiven(unit, firepower, facingDrm, commandos);
    sums.anyHit += chance;
    sums.mean += chance * given.mean;
    sums.critical += chance * given.critical;
    sums.destroyed += chance * given.destroyed;
    sums.pinned += chance * given.pinned;
    sums.routed += chance * given.routed;
  }
  sums.pinned += (1 - sums.anyHit) * asItIs(unit, 'pinned');
  sums.routed += (1 - sums.anyHit) * asItIs(unit, 'routed');
  return sums;
}

/** The firers whose bit is set hit and the others miss: its chance, and what they bring together. */
function hitting(aims: readonly Aim[], set: number) {
  let chance = 1;
  let firepower = 0;
  let facingDrm = -Infinity;
  let commandos = 0;
  for (let index = 0; index < aims.length; index++) {
    const aim = aims[index];
    if ((set >> index) & 1) {
      chance *= (10 - aim.needed) / 10;
      firepower += aim.firepower;
      if (aim.facingDrm > facingDrm) facingDrm = aim.facingDrm;
      if (aim.commando) commandos++;
    } else chance *= aim.needed / 10;
  }
  return { chance, firepower, facingDrm, commandos };
}

function asItIs(unit: Unit, state: 'pinned' | 'routed'): number {
  return unit.class === 'section' && unit[state] ? 1 : 0;
}
