import { distance } from '../../../hex';
import { total } from '../../result';
import { aspectsOf } from '../arcs';
import {
  AMBUSH_DRM,
  CHIMNEYS_FIRING_DRM,
  FRONT_DRM,
  HITS_FROM,
  HOLD_DRM,
  REAR_DRM,
  RESET_DRM,
  SWEEP_DRM,
  TARGET_ORDER_DRM,
  TERRAIN_DRM,
} from '../data';
import { sightBetween } from '../lineOfSight';
import { doriana } from '../maps/doriana';
import type { Aspect, Drm, Firer, Position, ToHit } from '../types';
import { movementTypeOf, profileOf, type Placed } from '../units';
import { armamentOf, placedUnit } from './armament';

const FACING_DRM: Readonly<Record<Aspect, number>> = { front: FRONT_DRM, flank: 0, rear: REAR_DRM, none: 0 };

/** Range in hexes as the tables read it: the same hex reads as 1. */
export function rangeBetween(a: Placed, b: Placed): number {
  return Math.max(1, distance(doriana.grid, a.where.hex, b.where.hex));
}

/**
 * The to-hit roll of one firer, which is armed, at one unit; `declared` is the target whose hex gives the range. All that a
 * Commando fires at is hard [§7.3.1, §7.4, §7.6].
 */
export function toHitOf(position: Position, firer: Firer, target: Placed, declared: Placed): ToHit {
  const unit = placedUnit(position, firer.unit);
  const armament = armamentOf(unit, firer.slot)!;
  const range = rangeBetween(unit, declared);
  const drms = [
    { cause: { code: 'range', range }, value: armament.toHit[range - 1] ?? 0 } as const,
    terrainDrm(target),
    { cause: { code: 'profile' }, value: profileOf(target) } as const,
    ...firingDrms(position, unit),
  ];
  const aspect = aspectOf(unit, target);
  return {
    firer: { unit: firer.unit, slot: firer.slot },
    range,
    drms,
    ...chanceOf(drms),
    firepower: target.class === 'section' ? armament.soft : armament.hard,
    aspect,
    facingDrm: FACING_DRM[aspect],
    commando: unit.kind === 'commando',
    sight: sightBetween(unit, target),
  };
}

/** Terrain of the target's hex; a road changes nothing, static pieces have none [§2, R-02, R-63]. */
export function terrainDrm(target: Placed): Drm {
  const { hex } = target.where;
  const terrain = doriana.terrain[hex];
  const movement = movementTypeOf(target);
  return {
    cause: { code: 'terrain', terrain, hex },
    value: (movement && TERRAIN_DRM[terrain][movement]) ?? 0,
  };
}

/** The lowest unmodified roll that hits, and its chance [§7.3.1, R-49]. */
export function chanceOf(drms: readonly Drm[]): { readonly needed: number; readonly chance: number } {
  const needed = Math.min(10, Math.max(0, HITS_FROM - total(drms)));
  return { needed, chance: (10 - needed) / 10 };
}

/** DRMs the firer brings: its order, Hold, a reset, an ambush, chimneys [§7.3.1]. */
function firingDrms(position: Position, unit: Placed): readonly Drm[] {
  const drms: Drm[] = [];
  const { activation } = position;
  const order = activation?.type === 'firing' && activation.machine === unit.id ? activation.order : null;
  if (order === 'sweep') drms.push({ cause: { code: 'sweep' }, value: SWEEP_DRM });
  if (order === 'target') drms.push({ cause: { code: 'targetOrder' }, value: TARGET_ORDER_DRM });
  if (unit.class === 'machine') {
    if (unit.held) drms.push({ cause: { code: 'hold' }, value: HOLD_DRM });
    if (unit.combatReset) drms.push({ cause: { code: 'reset' }, value: RESET_DRM });
  }
  if (unit.ambush) drms.push({ cause: { code: 'ambush' }, value: AMBUSH_DRM });
  const { hex } = unit.where;
  if (doriana.terrain[hex] === 'chimneys' && movementTypeOf(unit) === 'acv')
    drms.push({ cause: { code: 'chimneys', hex }, value: CHIMNEYS_FIRING_DRM });
  return drms;
}

/** The side of the target fired through; at a boundary the better for the firer; none without facing [§7.3.2, R-02, R-05]. */
function aspectOf(unit: Placed, target: Placed): Aspect {
  const { hex, facing } = target.where;
  if (facing === null) return 'none';
  return aspectsOf(hex, facing, unit.where.hex).reduce((best, aspect) =>
    FACING_DRM[aspect] > FACING_DRM[best] ? aspect : best,
  );
}
