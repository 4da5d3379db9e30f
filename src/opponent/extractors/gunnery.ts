import { FLANK, FRONT, REAR, distance, sectorsOf, type Direction, type Hex } from '../../hex';
import {
  arcOf,
  armedWith,
  canSee,
  damageGiven,
  firersOf,
  holdsFireOnEntry,
  inArc,
  isOrniType,
  isPlaced,
  mapOf,
  neededFor,
  profileOf,
  terrainDrmsOf,
  type Arc,
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
  readonly arc: Arc | null;
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

/** A weapon of a unit with what it would do to each enemy, wherever it is fired from. */
interface Weapon {
  readonly firer: Firer;
  readonly armament: ReturnType<typeof armedWith>;
  readonly arc: Arc | null;
  readonly aims: readonly Aim[];
}

interface Aim {
  readonly foe: Foe;
  /** It is fired at whether it is seen or not [§7.2]. */
  readonly isOrni: boolean;
  /** Range apart. */
  readonly drm: number;
  readonly firepower: number;
  readonly commandos: number;
}

/** The weapons that a unit may fire once it has moved, with all they might be aimed at, worked out once for all hexes. */
export function weaponsOf({ position, foes }: Scene, unit: Unit): readonly Weapon[] {
  if (holdsFireOnEntry(position, unit)) return [];
  const map = mapOf(position);
  const commandos = unit.kind === 'commando' ? 1 : 0;
  return firersOf(unit).map((firer): Weapon => {
    const armament = armedWith(unit, firer.slot);
    const aims = foes.map((foe): Aim => {
      const target = foe.unit;
      return {
        foe,
        isOrni: isOrniType(target),
        drm: terrainDrmsOf(map, target)[target.where.hex] + profileOf(target) + (unit.ambush ? 3 : 0),
        firepower: target.class === 'section' ? armament.soft : armament.hard,
        commandos,
      };
    });
    return { firer, armament, arc: arcOf(unit, firer.slot), aims };
  });
}

/** All that a unit could fire at from a hex: range and sight, the arc apart [§7]. */
export function bearingsFrom(
  scene: Scene,
  unit: Unit,
  hex: Hex,
  weapons: readonly Weapon[] = weaponsOf(scene, unit),
): readonly Bearing[] {
  const bearings: Bearing[] = [];
  const seesAll = isOrniType(unit);
  const map = mapOf(scene.position);
  for (const { firer, armament, arc, aims } of weapons) {
    const { minRange, maxRange, toHit } = armament;
    for (const { foe, isOrni, drm, firepower, commandos } of aims) {
      const target = foe.unit;
      const { where } = target;
      const range = Math.max(1, distance(grid, hex, where.hex));
      if (range < minRange || range > maxRange) continue;
      if (!seesAll && !isOrni && !canSee(map, hex, where.hex)) continue;
      const chance = (10 - neededFor((toHit[range - 1] ?? 0) + drm)) / 10;
      const side = facingDrmFrom(hex, where.hex, where.facing);
      const given = damageGiven(target, firepower, side, commandos);
      const points = chance * shareLost(target, given) * foe.worth;
      bearings.push({ firer, arc, foe, chance, points, kills: chance * given.destroyed });
    }
  }
  return bearings;
}

/** What each weapon would best fire at from there, facing so: one bearing a weapon at most. */
export function bestOf(
  bearings: readonly Bearing[],
  hex: Hex,
  { facing, spent }: { facing: Direction | null; spent: Spent },
): readonly Bearing[] {
  const best: Bearing[] = [];
  let last: Bearing | null = null;
  for (const bearing of bearings) {
    if (!isInArc(bearing, hex, facing)) continue;
    if (last?.firer !== bearing.firer) best.push((last = bearing));
    else if (valueOf(bearing, spent) > valueOf(last, spent)) best[best.length - 1] = last = bearing;
  }
  return best;
}

/** What the weapons would take together, each fired at what it is best fired at: `bestOf` without the list. */
export function takenFrom(
  bearings: readonly Bearing[],
  hex: Hex,
  { facing, spent }: { facing: Direction | null; spent: Spent },
): number {
  let [taken, best] = [0, 0];
  let last: Firer | null = null;
  for (const bearing of bearings) {
    if (!isInArc(bearing, hex, facing)) continue;
    const value = valueOf(bearing, spent);
    if (last === bearing.firer) {
      if (value > best) best = value;
      continue;
    }
    taken += best;
    last = bearing.firer;
    best = Math.max(0, value);
  }
  return taken + best;
}

function isInArc({ arc, foe }: Bearing, hex: Hex, facing: Direction | null): boolean {
  return arc === null || facing === null || inArc(arc, sectorsOf(grid, hex, facing, foe.unit.where.hex));
}

/** What others will have done to enemies before: the chance that they have destroyed it, and the share of its armour they have worn off. */
export type Spent = Map<CounterId, { readonly kills: number; readonly worn: number }>;

/** A unit half shot to pieces is worth finishing. */
const FINISH = 0.4;

/** A unit is destroyed only once: later shots count for what is left of it. */
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
    spend(spent, bestOf(bearingsFrom(scene, unit, hex), hex, { facing, spent }));
  }
  return spent;
}
