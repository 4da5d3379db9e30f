import type { Hex } from '../../../hex';
import { arcOf, armedWith, firersOf, type Armament } from '../fire';
import { AMBUSH_DRM, CHIMNEYS_FIRING_DRM } from '../data';
import { firesFromChimneys, firingDrm } from '../fire/toHit';
import { canSee } from '../lineOfSight';
import { mapOf } from '../scenarios';
import type { Arc, Firer, GameMap, Position, Side, Unit } from '../types';
import { isOrniType, isPlaced, unitsOf } from '../units';
import { FACINGS_ON, PLACES, RANGES, hexesAround, placesWithin } from './disc';
import { beforeNextMove, facingsOf, hexOf, nextStandsOf, standOf, type Stands } from './stands';

/** 'now': from where they stand, next time they fire. 'next': after their next move too, machines without regard to orders. */
export type When = 'now' | 'next';

/** A weapon with the modifiers it has at its best, range and its own, on each hex. */
export interface Cover {
  readonly firer: Firer;
  readonly armament: Armament;
  readonly commando: boolean;
  /** The hexes it bears on. */
  readonly hexes: readonly number[];
  /** By hex; OUT_OF_REACH where it cannot bear. */
  readonly drm: Int8Array;
}

/** What the weapons of a side bear on, each with its best modifiers. */
export interface Coverage {
  readonly by: Side;
  readonly map: GameMap;
  /** At a unit: Orni-types are fired at regardless of sight [§7.2]. */
  on(unit: Unit): readonly Cover[];
}

export const OUT_OF_REACH = -128;

/**
 * Which hexes the weapons of a side bear on [§7]. For planning, no rule of its own: of a view, only what that side knows.
 * Worked out once, it answers for every unit that they might fire at.
 */
export function coverageOf(position: Position, by: Side, when: When): Coverage {
  const later = when === 'next' ? beforeNextMove(position, by) : position;
  const firing = unitsOf(position)
    .filter((unit) => unit.side === by && firersOf(unit).length > 0)
    .map((unit): Firing => ({
      unit,
      stands: when === 'next' ? nextStandsOf(later, unit) : standOf(position, unit),
      drm: when === 'next' ? (unit.ambush ? AMBUSH_DRM : 0) : drmNow(position, unit),
    }))
    .filter(({ stands }) => stands.length > 0);
  const known: { [whom in Whom]?: readonly Cover[] } = {};
  const covers = (whom: Whom) => (known[whom] ??= firing.flatMap((each) => coversOf(position, each, whom)));
  return { by, map: mapOf(position), on: (unit) => covers(isOrniType(unit) ? 'anywhere' : 'seen') };
}

type Whom = 'seen' | 'anywhere';

interface Firing {
  readonly unit: Unit;
  readonly stands: Stands;
  /** The part of the die roll modifier that does not depend on where the firer stands. */
  readonly drm: number;
}

/** The chimneys it stands in are counted with the hex. */
function drmNow(position: Position, unit: Unit): number {
  if (!isPlaced(unit)) return 0;
  return firingDrm(position, unit) - chimneysDrm(position, unit, unit.where.hex);
}

function chimneysDrm(position: Position, unit: Unit, hex: Hex): number {
  return firesFromChimneys(position, unit, hex) ? CHIMNEYS_FIRING_DRM : 0;
}

interface Weapon extends Cover {
  readonly arc: Arc | null;
  readonly hexes: number[];
}

/** What a unit's weapons were found to bear on. */
interface Found extends Firing {
  readonly map: GameMap;
  readonly weapons: readonly Weapon[];
}

/** Found last, newest first, by unit and by whom it fires at: most units stand and may go where they could before. */
const found = new Map<string, Found[]>();
const REMEMBERED = 3;

function coversOf(position: Position, firing: Firing, whom: Whom): readonly Cover[] {
  const map = mapOf(position);
  const arms = armsOf(firing.unit);
  const key = `${firing.unit.id} ${whom}`;
  const before = found.get(key) ?? [];
  const same = before.find((each) => each.map === map && isSame(each, firing) && hasSame(each, arms));
  if (same) return same.weapons;
  const weapons = arms.map((arm): Weapon => ({
    ...arm,
    hexes: [],
    drm: new Int8Array(map.grid.size).fill(OUT_OF_REACH),
  }));
  bringAll(position, firing, { whom, weapons });
  found.set(key, [{ ...firing, map, weapons }, ...before.slice(0, REMEMBERED - 1)]);
  return weapons;
}

function isSame({ unit, stands, drm }: Firing, other: Firing): boolean {
  return (
    unit.kind === other.unit.kind &&
    drm === other.drm &&
    stands.length === other.stands.length &&
    stands.every((stand, index) => stand === other.stands[index])
  );
}

function hasSame({ weapons }: Found, others: readonly Arm[]): boolean {
  return (
    weapons.length === others.length &&
    weapons.every(({ firer, arc, armament }, index) => {
      const { hard, soft, minRange, maxRange, toHit, area } = others[index].armament;
      return (
        firer.slot === others[index].firer.slot &&
        arc === others[index].arc &&
        armament.hard === hard &&
        armament.soft === soft &&
        armament.minRange === minRange &&
        armament.maxRange === maxRange &&
        armament.toHit === toHit &&
        armament.area === area
      );
    })
  );
}

/** A weapon before it is known what it bears on. */
type Arm = Omit<Weapon, 'hexes' | 'drm'>;

function armsOf(unit: Unit): readonly Arm[] {
  return firersOf(unit).map(({ slot }): Arm => ({
    firer: { unit: unit.id, slot },
    armament: armedWith(unit, slot),
    commando: unit.kind === 'commando',
    arc: arcOf(unit, slot),
  }));
}

interface Aimed {
  readonly whom: Whom;
  readonly weapons: readonly Weapon[];
}

function bringAll(position: Position, { unit, stands, drm }: Firing, { whom, weapons }: Aimed): void {
  const map = mapOf(position);
  const seesAll = whom === 'anywhere' || isOrniType(unit);
  for (const stand of stands) {
    const own = drm + chimneysDrm(position, unit, hexOf(stand));
    for (const weapon of weapons) bring(weapon, stand, { map, seesAll, own });
  }
}

interface Bringing {
  readonly map: GameMap;
  readonly seesAll: boolean;
  readonly own: number;
}

/** Most hexes are borne on better from another stand already: sight is looked up last. */
function bring({ armament, arc, hexes, drm }: Weapon, stand: number, { map, seesAll, own }: Bringing): void {
  const [from, facings] = [hexOf(stand), facingsOf(stand)];
  const hexAt = hexesAround(map);
  const facingsOn = arc === null ? null : FACINGS_ON[arc];
  const { minRange, maxRange, toHit } = armament;
  const end = placesWithin(maxRange);
  for (let place = placesWithin(minRange - 1); place < end; place++) {
    const hex = hexAt[from * PLACES + place];
    if (hex < 0) continue;
    const sum = (toHit[RANGES[place] - 1] ?? 0) + own;
    if (sum <= drm[hex] || (facingsOn !== null && (facingsOn[place] & facings) === 0)) continue;
    if (!seesAll && !canSee(map, from, hex as Hex)) continue;
    if (drm[hex] === OUT_OF_REACH) hexes.push(hex);
    drm[hex] = sum;
  }
}
