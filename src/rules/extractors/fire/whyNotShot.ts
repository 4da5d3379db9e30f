import { sightBetween, unitSees } from '../lineOfSight';
import type { CounterId, Firer, Illegal, Position, Shot, Side, Unit } from '../types';
import { illegal, isPlaced, type Placed } from '../units';
import { armamentOf, armedWith, findUnit } from './armament';
import { isInArc, isInRange } from './bearing';
import { whyNotCombine } from './combine';
import { rangeBetween } from './toHit';

/** Why a shot cannot be made, orders apart: its firers, its target, then range, arc, line of sight, combining and area [§7]. */
export function whyNotShot(position: Position, shot: Shot): Illegal | undefined {
  if (shot.firers.length === 0) return illegal('§7', { reason: 'malformed', field: 'firers' });
  for (const firer of shot.firers) {
    const reason = whyNotFirer(position, firer);
    if (reason) return reason;
  }
  const [first] = shot.firers.map(({ unit }) => position.units[unit]);
  return (
    whyNotTarget(position, shot.target, first.side) ??
    whyNotLines(position, shot) ??
    whyNotCombine(position, shot.firers) ??
    whyNotArea(position, shot)
  );
}

/** Why this unit, or this slot, cannot fire at all now [§7]. */
export function whyNotFirer(position: Position, { unit: id, slot }: Firer): Illegal | undefined {
  const unit = findUnit(position, id);
  if (!unit) return illegal('§7', { reason: 'noSuchUnit', unit: id });
  return (
    whyNoSlot(unit, slot) ??
    whyNotReady(position, unit) ??
    whyNoWeapon(unit, slot) ??
    whyFired(unit, slot) ??
    whyHoldsFire(position, unit)
  );
}

/** Why this unit cannot be fired at by that side [§7, R-16, R-36, R-46, R-59]. */
function whyNotTarget(position: Position, id: CounterId, by: Side): Illegal | undefined {
  const target = findUnit(position, id);
  if (!target) return illegal('§7', { reason: 'noSuchUnit', unit: id });
  if (target.side === by) return illegal('§7', { reason: 'notAnEnemy', target: id });
  if (!isPlaced(target)) return illegal('§7', { reason: 'notOnMap', unit: id });
  if (target.hidden) return illegal('R-59', { reason: 'targetHidden', target: id });
  const carrier = target.where.inside;
  if (carrier === null) return undefined;
  const rule = position.units[carrier].class === 'static' ? 'R-36' : 'R-46';
  return illegal(rule, { reason: 'targetInside', target: id, carrier });
}

/** Why this firer does not reach this target: range, arc, line of sight [§7.2, §7.3.1]. */
export function whyNoLine(
  position: Position,
  unit: Placed,
  slot: number | null,
  target: Placed,
): Illegal | undefined {
  const armament = armamentOf(unit, slot);
  if (!armament) return illegal('§3', { reason: 'unarmed', unit: unit.id });
  const range = rangeBetween(position, unit, target);
  const { minRange: min, maxRange: max } = armament;
  if (!isInRange(armament, range))
    return illegal('§7.3.1', { reason: 'outOfRange', unit: unit.id, range, min, max });
  if (slot !== null && !isInArc(position, unit, slot, target))
    return illegal('§6.1', { reason: 'outOfArc', unit: unit.id, slot });
  if (!unitSees(position, unit, target))
    return illegal('§7.2', { reason: 'noSight', unit: unit.id, sight: sightBetween(position, unit, target) });
  return undefined;
}

/** A machine fires by slot, anything else by itself. */
function whyNoSlot(unit: Unit, slot: number | null): Illegal | undefined {
  if ((unit.class === 'machine') !== (slot !== null))
    return illegal('§3', { reason: 'malformed', field: 'slot' });
  if (unit.class !== 'machine' || slot === null || Object.hasOwn(unit.slots, slot)) return undefined;
  return illegal('§3', { reason: 'noSuchSlot', slot, slots: unit.slots.length });
}

/** On the map, seen, outside, neither routed nor pinned; a section may fire out of a fort. */
function whyNotReady(position: Position, unit: Unit): Illegal | undefined {
  if (!isPlaced(unit)) return illegal('§7', { reason: 'notOnMap', unit: unit.id });
  if (unit.hidden) return illegal('R-59', { reason: 'hidden', unit: unit.id });
  const carrier = unit.where.inside;
  if (carrier !== null && position.units[carrier].class !== 'static')
    return illegal('R-46', { reason: 'firerInside', unit: unit.id, carrier });
  if (unit.class !== 'section') return undefined;
  if (unit.routed) return illegal('§7.3.2', { reason: 'routed', unit: unit.id });
  if (unit.pinned) return illegal('§7.3.2', { reason: 'pinned', unit: unit.id });
  return undefined;
}

function whyNoWeapon(unit: Unit, slot: number | null): Illegal | undefined {
  if (armamentOf(unit, slot)) return undefined;
  if (unit.class !== 'machine' || slot === null) return illegal('§3', { reason: 'unarmed', unit: unit.id });
  return unit.slots[slot].lost
    ? illegal('§7.3.2', { reason: 'slotLost', unit: unit.id, slot })
    : illegal('§3', { reason: 'slotEmpty', unit: unit.id, slot });
}

/** Each unit and each weapon fires at most once a fire phase [§7]. */
function whyFired(unit: Unit, slot: number | null): Illegal | undefined {
  const slotFired = unit.class === 'machine' && slot !== null && unit.slots[slot].fired;
  return unit.fired || slotFired ? illegal('§7', { reason: 'alreadyFired', unit: unit.id, slot }) : undefined;
}

/** In scenario 1 the Orni holds its fire in the turn it enters, whichever that is [§9.1]. */
export function whyHoldsFire({ turn }: Position, unit: Unit): Illegal | undefined {
  return unit.class === 'machine' && unit.holdsFire
    ? illegal('§9.1', { reason: 'holdsFireOnEntry', turn })
    : undefined;
}

/** Every firer needs its own range, arc and line of sight [§7]. */
function whyNotLines(position: Position, shot: Shot): Illegal | undefined {
  const target = position.units[shot.target] as Placed;
  for (const { unit, slot } of shot.firers) {
    const reason = whyNoLine(position, position.units[unit] as Placed, slot, target);
    if (reason) return reason;
  }
  return undefined;
}

/** Only Dagmaton, Streamer and Shredder have an area effect, and only alone [§7.4, R-17]. */
function whyNotArea(position: Position, { firers, area }: Shot): Illegal | undefined {
  if (!area) return undefined;
  const [{ unit, slot }] = firers;
  if (armedWith(position.units[unit], slot).area === 'none')
    return illegal('§7.4', { reason: 'noAreaEffect', unit });
  return firers.length > 1 ? illegal('R-17', { reason: 'areaNeverCombines', unit }) : undefined;
}
