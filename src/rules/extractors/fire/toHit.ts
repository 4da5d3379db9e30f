import { distance, sectorsOf, type Hex } from '../../../hex';
import { total } from '../../result';
import { aspectsIn } from '../arcs';
import {
  AMBUSH_DRM,
  CHIMNEYS_FIRING_DRM,
  FRONT_DRM,
  HITS_FROM,
  HOLD_DRM,
  MOVEMENT_TYPES,
  REAR_DRM,
  RESET_DRM,
  SWEEP_DRM,
  TARGET_ORDER_DRM,
  TERRAIN_DRM,
} from '../data';
import { sightBetween } from '../lineOfSight';
import { perMap } from '../maps/perMap';
import { mapOf } from '../scenarios';
import type { Aspect, Drm, DrmCause, Firer, GameMap, MovementType, Position, ToHit, Unit } from '../types';
import { movementTypeOf, profileOf, type Placed } from '../units';
import { armedWith, placedUnit, type Armament } from './armament';

const FACING_DRM: Readonly<Record<Aspect, number>> = { front: FRONT_DRM, flank: 0, rear: REAR_DRM, none: 0 };

/** Range in hexes as the tables read it: the same hex reads as 1. */
export function rangeBetween(position: Position, a: Placed, b: Placed): number {
  return rangeOn(mapOf(position), a, b);
}

function rangeOn({ grid }: GameMap, a: Placed, b: Placed): number {
  return Math.max(1, distance(grid, a.where.hex, b.where.hex));
}

/** All that the dice of one firer at one unit need: a to-hit roll without its account. */
export type Aim = Pick<ToHit, 'firer' | 'needed' | 'firepower' | 'facingDrm' | 'commando'>;

/**
 * The to-hit roll of one firer, which is armed, at one unit; `declared` is the target whose hex gives the range. All that a
 * Commando fires at is hard [§7.3.1, §7.4, §7.6].
 */
export function toHitOf(position: Position, firer: Firer, target: Placed, declared: Placed): ToHit {
  const line = lineOf(position, firer, target, declared);
  const drms: Drm[] = [];
  eachDrm(position, line, (value, code, detail) =>
    drms.push({ cause: causeOf(position, code, detail), value }),
  );
  const { unit, range, aspect, firepower, facingDrm, commando } = line;
  const sight = sightBetween(position, unit, target);
  const { needed, chance } = chanceOf(total(drms));
  return {
    firer: { unit: firer.unit, slot: firer.slot },
    range,
    drms,
    needed,
    chance,
    firepower,
    aspect,
    facingDrm,
    commando,
    sight,
  };
}

/** The number the dice need, without the list of its causes. */
export function aimOf(position: Position, firer: Firer, target: Placed, declared: Placed): Aim {
  const line = lineOf(position, firer, target, declared);
  sum = 0;
  eachDrm(position, line, addUp);
  const { firepower, facingDrm, commando } = line;
  return { firer, needed: neededFor(sum), firepower, facingDrm, commando };
}

/** Scratch for `aimOf`. */
let sum = 0;

function addUp(value: number): void {
  sum += value;
}

/** A firer and a unit it fires at, modifiers apart. */
interface FireLine extends Pick<ToHit, 'range' | 'firepower' | 'aspect' | 'facingDrm' | 'commando'> {
  readonly map: GameMap;
  readonly unit: Placed;
  readonly armament: Armament;
  readonly target: Placed;
}

function lineOf(position: Position, { unit: id, slot }: Firer, target: Placed, declared: Placed): FireLine {
  const map = mapOf(position);
  const unit = placedUnit(position, id);
  const armament = armedWith(unit, slot);
  const aspect = aspectOf(map, unit, target);
  return {
    map,
    unit,
    armament,
    target,
    range: rangeOn(map, unit, declared),
    firepower: target.class === 'section' ? armament.soft : armament.hard,
    aspect,
    facingDrm: FACING_DRM[aspect],
    commando: unit.kind === 'commando',
  };
}

/** Takes a modifier with what it is for: `detail` is the range, or the hex. */
type Take = (value: number, code: DrmCause['code'], detail: number) => void;

/** The modifiers in the order of the rulebook: range, terrain and profile always [§7.3.1]. */
function eachDrm(position: Position, { map, unit, armament, target, range }: FireLine, take: Take): void {
  take(armament.toHit[range - 1] ?? 0, 'range', range);
  take(terrainDrmsOf(map, target)[target.where.hex], 'terrain', target.where.hex);
  take(profileOf(target), 'profile', 0);
  eachFiringDrm(position, unit, take);
}

/** What the firer brings: its order, Hold, a reset, an ambush, chimneys [§7.3.1]. */
function eachFiringDrm(position: Position, unit: Placed, take: Take): void {
  const { activation } = position;
  const order = activation?.type === 'firing' && activation.machine === unit.id ? activation.order : null;
  if (order === 'sweep') take(SWEEP_DRM, 'sweep', 0);
  if (order === 'target') take(TARGET_ORDER_DRM, 'targetOrder', 0);
  if (unit.class === 'machine') {
    if (unit.held) take(HOLD_DRM, 'hold', 0);
    if (unit.combatReset) take(RESET_DRM, 'reset', 0);
  }
  if (unit.ambush) take(AMBUSH_DRM, 'ambush', 0);
  const { hex } = unit.where;
  if (firesFromChimneys(position, unit, hex)) take(CHIMNEYS_FIRING_DRM, 'chimneys', hex);
}

/** Of an ACV in this hex [§2]. */
export function firesFromChimneys(position: Position, unit: Unit, hex: Hex): boolean {
  return movementTypeOf(unit) === 'acv' && mapOf(position).terrain[hex] === 'chimneys';
}

/** The sum of what the firer brings. */
export function firingDrm(position: Position, unit: Placed): number {
  sum = 0;
  eachFiringDrm(position, unit, addUp);
  return sum;
}

function causeOf(position: Position, code: DrmCause['code'], detail: number): DrmCause {
  const hex = detail as Hex;
  switch (code) {
    case 'range':
      return { code, range: detail };
    case 'terrain':
      return { code, terrain: mapOf(position).terrain[hex], hex };
    case 'chimneys':
      return { code, hex };
    default:
      return { code };
  }
}

/** Terrain of the target's hex; a road changes nothing, static pieces have none [§2, R-02, R-63]. */
export function terrainDrm(position: Position, target: Placed): number {
  return terrainDrmsOf(mapOf(position), target)[target.where.hex];
}

/** The terrain modifiers of a target for every hex it might be in, by hex. */
export function terrainDrmsOf(map: GameMap, target: Unit): Int8Array {
  return drmsOn(map)[movementTypeOf(target) ?? 'none'];
}

/** Terrain DRM on fire at each movement type, by hex; at what does not move none. */
const drmsOn = perMap((map) => ({
  none: new Int8Array(map.grid.size),
  ...(Object.fromEntries(
    MOVEMENT_TYPES.map((type) => [
      type,
      Int8Array.from(map.terrain, (terrain) => TERRAIN_DRM[terrain][type] ?? 0),
    ]),
  ) as Record<MovementType, Int8Array>),
}));

/** The terrain modifier with its cause. */
export function terrainCause(position: Position, target: Placed): Drm {
  return { cause: causeOf(position, 'terrain', target.where.hex), value: terrainDrm(position, target) };
}

/** The lowest unmodified roll that hits, and its chance, for the sum of the modifiers [§7.3.1, R-49]. */
export function chanceOf(drms: number): { readonly needed: number; readonly chance: number } {
  const needed = neededFor(drms);
  return { needed, chance: (10 - needed) / 10 };
}

/** The lowest unmodified roll that hits: 0 always, 10 never [§7.3.1, R-49]. */
export function neededFor(drms: number): number {
  return Math.min(10, Math.max(0, HITS_FROM - drms));
}

/** The side of the target fired through; at a boundary the better for the firer; none without facing [§7.3.2, R-02, R-05]. */
function aspectOf({ grid }: GameMap, unit: Placed, target: Placed): Aspect {
  const { hex, facing } = target.where;
  if (facing === null || hex === unit.where.hex) return 'none';
  return BEST_ASPECT[sectorsOf(grid, hex, facing, unit.where.hex)];
}

/** By the sectors a firer stands in: the one with the highest DRM. */
const BEST_ASPECT: readonly Aspect[] = Array.from({ length: 8 }, (_, sectors) =>
  aspectsIn(sectors).reduce<Aspect>(
    (best, aspect) => (best === 'none' || FACING_DRM[aspect] > FACING_DRM[best] ? aspect : best),
    'none',
  ),
);
