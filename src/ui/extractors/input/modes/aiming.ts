import {
  firersOf,
  forecast,
  unitOf,
  whyIllegal,
  whyNotShot,
  type CounterId,
  type Firer,
  type Illegal,
  type Position,
  type Shot,
} from '../../../../rules/extractors';
import type { Desk } from '../desk';
import { inHand } from './select';
import { gainsByArea } from './areaEffect';
import { isAllocated, orderInHand, targetsOf, wayAt, weaponsLeft, whyNotAt } from './ordered';

/** The desk with a shot prepared, or with the reason why it cannot be. */
export function prepared(position: Position, desk: Desk, shot: Shot): Desk {
  const refusal = whyIllegal(position, { type: 'fire', ...shot });
  return refusal
    ? { ...desk, refusal }
    : { ...desk, plan: { kind: 'shot', shot }, refusal: null, result: null };
}

/** The unit in hand aims at an enemy; what is prepared stays as far as it can [§7, §8.4]. */
export function aim(position: Position, desk: Desk, target: CounterId): Desk {
  if (desk.selected === null) return desk;
  const unit = unitOf(position, desk.selected);
  const order = orderInHand(position);
  if (unit.class !== 'machine') return aimTogether(position, desk, target);
  if (isAllocated(order)) return aimAllocation(position, desk, target);
  if (order === 'sweep') return aimWeapon(position, desk, target);
  if (order === 'target') return aimMark(position, desk, target);
  return aimWeapons(position, desk, target);
}

/** Area fire where that is the weapon's own way, unless it would strike a friend [§7.4]. */
function withOwnArea(position: Position, shot: Shot): Shot {
  const area: Shot = { ...shot, area: true };
  const allowed = !whyIllegal(position, { type: 'fire', ...area });
  return allowed && gainsByArea(position, shot) ? area : shot;
}

/** Adds a firer to the shot, or takes it out again [§7.5]; what may not join changes nothing. */
export function toggled(position: Position, desk: Desk, shot: Shot, firer: Firer): Desk {
  const isIt = (other: Firer) => other.unit === firer.unit && other.slot === firer.slot;
  const left = shot.firers.filter((other) => !isIt(other));
  if (left.length === shot.firers.length)
    return prepared(position, desk, { ...shot, firers: [...shot.firers, firer], area: false });
  if (left.length === 0) return inHand(desk, desk.selected);
  const selected = left.some(({ unit }) => unit === desk.selected) ? desk.selected : left[0].unit;
  return prepared(position, { ...desk, selected }, { ...shot, firers: left });
}

/** A weapon is taken in hand: at the target it was prepared for if it may, else at its best one [§8.4.2]. */
export function takeWeapon(position: Position, desk: Desk, firer: Firer): Desk {
  const now = desk.plan?.kind === 'shot' ? desk.plan.shot.target : null;
  const targets = targetsUnder(position, firer);
  const target = targets.find((id) => id === now) ?? targets.at(0);
  return target === undefined ? desk : aimOne(position, desk, firer, target);
}

/** A sweep's next weapon at its likeliest target, while nothing else is prepared; the desk as it is where none may fire [§8.4.2]. */
export function sweptOn(position: Position, desk: Desk): Desk {
  const { activation } = position;
  if (activation?.type !== 'firing' || orderInHand(position) !== 'sweep' || desk.plan !== null) return desk;
  const next = weaponsLeft(position, activation.machine).find(
    (firer) => targetsUnder(position, firer).length > 0,
  );
  return next ? takeWeapon(position, { ...desk, selected: activation.machine }, next) : desk;
}

/** The enemies a weapon may fire at now, the likeliest hit first. */
function targetsUnder(position: Position, firer: Firer): readonly CounterId[] {
  return targetsOf(position, firer)
    .map((id) => ({ id, hit: forecast(position, alone(firer, id)).units[0].anyHit }))
    .sort((a, b) => b.hit - a.hit)
    .map(({ id }) => id);
}

export function alone(firer: Firer, target: CounterId): Shot {
  return { firers: [firer], target, area: false };
}

function aimTogether(position: Position, desk: Desk, target: CounterId): Desk {
  const own = { unit: desk.selected!, slot: null };
  const now = desk.plan?.kind === 'shot' ? desk.plan.shot.firers : [];
  const able = now.filter((firer) => !whyNotShot(position, alone(firer, target)));
  if (able.length > 1) return prepared(position, desk, { firers: able, target, area: false });
  return dropUnlessLegal(aimOne(position, desk, own, target));
}

function aimOne(position: Position, desk: Desk, firer: Firer, target: CounterId): Desk {
  const shot = alone(firer, target);
  const possible = whyNotShot(position, shot) === undefined;
  return prepared(position, desk, possible ? withOwnArea(position, shot) : shot);
}

/** The weapon in hand, or the first that may. */
function aimWeapon(position: Position, desk: Desk, target: CounterId): Desk {
  const weapons = weaponsLeft(position, desk.selected!);
  const now = desk.plan?.kind === 'shot' ? desk.plan.shot.firers[0].slot : null;
  const ordered = [...weapons].sort((a, b) => Number(b.slot === now) - Number(a.slot === now));
  const firer = ordered.find((one) => !whyNotAt(position, one, target)) ?? ordered.at(0);
  return firer ? aimOne(position, desk, firer, target) : desk;
}

/** Everything that bears, or what was picked of it. */
function aimWeapons(position: Position, desk: Desk, target: CounterId): Desk {
  const weapons = firersOf(unitOf(position, desk.selected!));
  const bears = (firer: Firer) => !whyNotShot(position, alone(firer, target));
  const picked = desk.plan?.kind === 'shot' ? desk.plan.shot.firers.filter(bears) : [];
  const firers = picked.length > 0 ? picked : weapons.filter(bears);
  if (firers.length > 1) return prepared(position, desk, { firers, target, area: false });
  const firer = firers.at(0) ?? weapons.at(0);
  return firer ? dropUnlessLegal(aimOne(position, desk, firer, target)) : desk;
}

function aimAllocation(position: Position, desk: Desk, target: CounterId): Desk {
  const way = wayAt(position, target);
  if (way) return { ...desk, plan: { kind: 'allocation', shots: way }, refusal: null, result: null };
  const why = whyNotAny(position, desk.selected!, target);
  return why ? { ...desk, refusal: why } : desk;
}

function aimMark(position: Position, desk: Desk, target: CounterId): Desk {
  const why = whyNotAny(position, desk.selected!, target);
  return { ...desk, plan: null, refusal: why ?? null };
}

/** Why no weapon of the machine may fire at a target: the reason of the first. */
function whyNotAny(position: Position, machine: CounterId, target: CounterId): Illegal | undefined {
  const reasons = weaponsLeft(position, machine).map((firer) => whyNotAt(position, firer, target));
  return reasons.every((why) => why !== undefined) ? reasons[0] : undefined;
}

/** A refused target leaves no shot at the one before it. */
function dropUnlessLegal(desk: Desk): Desk {
  return desk.refusal ? { ...desk, plan: null } : desk;
}
