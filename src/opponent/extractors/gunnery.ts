import { FLANK, FRONT, REAR, distance, sectorsOf, type Direction, type Hex } from '../../hex';
import {
  arcOf,
  armamentOf,
  canSee,
  damageGiven,
  firersOf,
  inArc,
  isOrniType,
  isPlaced,
  mapOf,
  neededFor,
  profileOf,
  terrainDrmsOf,
  type CounterId,
  type Firer,
  type Unit,
} from '../../rules/extractors';
import { grid } from './fields';
import { ownUnits, type Foe, type Scene } from './scene';
import { shareLost } from './worth';

/** A weapon that could fire at an enemy from a hex, whatever the facing, and what that would take on average. */
export interface Bearing {
  readonly firer: Firer;
  readonly foe: Foe;
  /** Chance to hit, 0 to 1. */
  readonly chance: number;
  /** Points of the enemy's worth that it takes. */
  readonly points: number;
  /** Chance that it destroys. */
  readonly kills: number;
}

/** The DRM on the damage roll for fire through the side of the target towards a hex: a boundary gives the better [§7.3.2, R-05]. */
function facingDrmFrom(from: Hex, hex: Hex, facing: Direction | null): number {
  if (facing === null || from === hex) return 0;
  const sectors = sectorsOf(grid, hex, facing, from);
  if (sectors & REAR) return 1;
  return sectors & FLANK ? 0 : sectors & FRONT ? -1 : 0;
}

/** All that a unit could fire at from a hex: range and sight, the arc apart [§7]. */
export function bearingsFrom(scene: Scene, unit: Unit, hex: Hex): readonly Bearing[] {
  const bearings: Bearing[] = [];
  const seesAll = isOrniType(unit);
  const map = mapOf(scene.position);
  for (const firer of firersOf(unit)) {
    const armament = armamentOf(unit, firer.slot)!;
    for (const foe of scene.foes) {
      const target = foe.unit;
      const range = Math.max(1, distance(grid, hex, target.where.hex));
      if (range < armament.minRange || range > armament.maxRange) continue;
      if (!seesAll && !isOrniType(target) && !canSee(map, hex, target.where.hex)) continue;
      const drm =
        (armament.toHit[range - 1] ?? 0) +
        terrainDrmsOf(map, target)[target.where.hex] +
        profileOf(target) +
        (unit.ambush ? 3 : 0);
      const chance = (10 - neededFor(drm)) / 10;
      const firepower = target.class === 'section' ? armament.soft : armament.hard;
      const facing = facingDrmFrom(hex, target.where.hex, target.where.facing);
      const given = damageGiven(target, firepower, facing, unit.kind === 'commando' ? 1 : 0);
      bearings.push({
        firer,
        foe,
        chance,
        points: chance * shareLost(target, given) * foe.worth,
        kills: chance * given.destroyed,
      });
    }
  }
  return bearings;
}

/** What each weapon would best fire at from there, facing so: one bearing a weapon at most. */
export function bestOf(
  unit: Unit,
  bearings: readonly Bearing[],
  hex: Hex,
  { facing, spent }: { facing: Direction | null; spent: Spent },
): readonly Bearing[] {
  const best: Bearing[] = [];
  let last: Bearing | null = null;
  for (const bearing of bearings) {
    const { firer, foe } = bearing;
    const arc = arcOf(unit, firer.slot);
    if (arc !== null && facing !== null && !inArc(arc, sectorsOf(grid, hex, facing, foe.unit.where.hex)))
      continue;
    if (last?.firer !== firer) best.push((last = bearing));
    else if (valueOf(bearing, spent) > valueOf(last, spent)) best[best.length - 1] = last = bearing;
  }
  return best;
}

/** What others will have done to enemies before: the chance that they have destroyed it, and the share of its armour they have worn off. */
export type Spent = Map<CounterId, { readonly kills: number; readonly worn: number }>;

/** A unit half shot to pieces is worth finishing. */
const FINISH = 0.4;

/** Nobody is destroyed twice. */
export function valueOf({ points, foe }: Bearing, spent: Spent): number {
  const before = spent.get(foe.unit.id);
  return before ? points * (1 - before.kills) * (1 + FINISH * before.worn) : points;
}

/** These are going to be fired. */
export function spend(spent: Spent, shots: readonly Bearing[]): void {
  for (const { foe, kills, points } of shots) {
    const { kills: before, worn } = spent.get(foe.unit.id) ?? { kills: 0, worn: 0 };
    const share = foe.worth > 0 ? points / foe.worth : 0;
    spent.set(foe.unit.id, { kills: 1 - (1 - before) * (1 - kills), worn: Math.min(1, worn + share) });
  }
}

/** What those who have moved, or need not, will fire at from where they stand. */
export function spentAlready(scene: Scene): Spent {
  const spent: Spent = new Map();
  for (const unit of ownUnits(scene)) {
    if (!unit.moved || !isPlaced(unit) || unit.hidden || unit.where.inside !== null) continue;
    const { hex, facing } = unit.where;
    spend(spent, bestOf(unit, bearingsFrom(scene, unit, hex), hex, { facing, spent }));
  }
  return spent;
}
