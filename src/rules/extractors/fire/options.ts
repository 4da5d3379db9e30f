import type { Action, CounterId, Firer, Illegal, Position, Shot, Unit, UnitForecast } from '../types';
import { enemyOf, exposedUnits, isPlaced, unitsOf, type Placed } from '../units';
import { hasShotLeft } from './shotLeft';
import { armedWith, findUnit, firersOf } from './armament';
import { bears } from './bearing';
import { combinesWith, subsetsOf } from './combine';
import { forecast } from './forecast';
import { whyNotFirer, whyNotShot } from './whyNotShot';

/**
 * Every shot of a Dorian unit, or of a machine under Simple rules: each weapon alone, with its area effect, and every set
 * of firers that may combine with it; at most a cell of four and four Transcoms, so 128 sets a target [§7.4, §7.5].
 * A machine under orders has none here: see orderOptions.
 */
export function fireOptions(position: Position, id: CounterId): readonly Action[] {
  const unit = findUnit(position, id);
  if (!unit || isUnderOrders(position, unit)) return [];
  const own = readyFirers(position, unit);
  if (own.length === 0) return [];
  const joiners = readyPartners(position, unit);
  return exposedUnits(position, enemyOf(unit.side)).flatMap((target) =>
    shotsAt(position, own, joiners, target),
  );
}

/** fireOptions would list something. */
export function canFire(position: Position, unit: Unit): boolean {
  return isPlaced(unit) && !isUnderOrders(position, unit) && hasShotLeft(position, unit.id);
}

function isUnderOrders({ rules }: Position, unit: Unit): boolean {
  return unit.class === 'machine' && rules === 'full';
}

function shotsAt(
  position: Position,
  own: readonly Firer[],
  joiners: readonly Unit[],
  target: Placed,
): readonly Action[] {
  const mayBear = ({ unit, slot }: Firer) => bears(position, position.units[unit] as Placed, slot, target);
  const bearing = own.filter(mayBear);
  if (bearing.length === 0) return [];
  const area = bearing.filter(({ unit, slot }) => armedWith(position.units[unit], slot).area !== 'none');
  const partners = joiners.filter(({ id }) => mayBear({ unit: id, slot: null }));
  const sets =
    bearing[0].slot === null ? setsWith(position, bearing[0], partners) : subsetsOf(bearing).slice(1);
  return [
    ...sets.map((firers): Action => ({ type: 'fire', firers, target: target.id, area: false })),
    ...area.map((firer): Action => ({ type: 'fire', firers: [firer], target: target.id, area: true })),
  ];
}

/** A Dorian unit with every set of partners, cell by cell, in the order of the counter mix [§7.5]. */
function setsWith(
  position: Position,
  firer: Firer,
  partners: readonly Unit[],
): readonly (readonly Firer[])[] {
  if (partners.length === 0) return [[firer]];
  const transcoms = partners.filter((unit) => combinesWith(unit) === 'any');
  const cells = [...new Set(partners.map(combinesWith))].filter((cell) => cell !== 'any');
  const ofCells = cells.flatMap((cell) =>
    subsetsOf(partners.filter((unit) => combinesWith(unit) === cell)).slice(1),
  );
  const order = Object.keys(position.units);
  return [[], ...ofCells].flatMap((cell) =>
    subsetsOf(transcoms).map((some) =>
      [firer, ...cell.map(asFirer), ...some.map(asFirer)].sort(
        (a, b) => order.indexOf(a.unit) - order.indexOf(b.unit),
      ),
    ),
  );
}

/** An enemy, and the shot at it by itself or why not [§7]. */
export type TargetOption =
  | { readonly target: CounterId; readonly forecast: UnitForecast; readonly illegal?: undefined }
  | { readonly target: CounterId; readonly illegal: Illegal; readonly forecast?: undefined };

/** What a firer can do to each exposed enemy [§7]; nothing where there is no such unit. */
export function targetsOf(position: Position, firer: Firer): readonly TargetOption[] {
  const unit = findUnit(position, firer.unit);
  if (!unit) return [];
  return exposedUnits(position, enemyOf(unit.side)).map(({ id }): TargetOption => {
    const shot: Shot = { firers: [firer], target: id, area: false };
    const reason = whyNotShot(position, shot);
    return reason
      ? { target: id, illegal: reason }
      : { target: id, forecast: forecast(position, shot).units[0] };
  });
}

export interface Joiner {
  readonly firer: Firer;
  /** Why it cannot join; absent: it can. */
  readonly illegal?: Illegal;
}

/** Every other weapon of the machine, or unit of the side, and whether it may join this shot [§7.5]. */
export function whoCanJoin(position: Position, shot: Shot): readonly Joiner[] {
  const first = shot.firers.length ? findUnit(position, shot.firers[0].unit) : undefined;
  if (!first) return [];
  const units =
    first.class === 'machine' ? [first] : unitsOf(position).filter(({ side }) => side === first.side);
  return units
    .filter(isPlaced)
    .flatMap(firersOf)
    .filter(({ unit, slot }) => !shot.firers.some((other) => other.unit === unit && other.slot === slot))
    .map((firer) => {
      const reason = whyNotShot(position, { ...shot, firers: [...shot.firers, firer], area: false });
      return reason ? { firer, illegal: reason } : { firer };
    });
}

function readyFirers(position: Position, unit: Unit): readonly Firer[] {
  return firersOf(unit).filter((firer) => !whyNotFirer(position, firer));
}

/** Units that may fire now and may combine with this one; machines and Extractors combine with nobody [§7.5]. */
function readyPartners(position: Position, unit: Unit): readonly Unit[] {
  const cell = combinesWith(unit);
  if (cell === null) return [];
  return unitsOf(position).filter((other) => {
    const theirs = combinesWith(other);
    const fits = theirs !== null && (cell === 'any' || theirs === 'any' || theirs === cell);
    return fits && other.id !== unit.id && readyFirers(position, other).length > 0;
  });
}

function asFirer({ id }: Unit): Firer {
  return { unit: id, slot: null };
}
