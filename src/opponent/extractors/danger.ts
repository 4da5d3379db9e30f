import type { Hex } from '../../hex';
import {
  damageGiven,
  isPlaced,
  mapOf,
  neededFor,
  passengersOf,
  OUT_OF_REACH,
  profileOf,
  terrainDrmsOf,
  unitOf,
  type Cover,
  type CounterId,
  type Placed,
  type Position,
  type Unit,
} from '../../rules/extractors';
import { keepSo, keepWhileStill, ownUnits, type Scene } from './scene';
import { shareLost, worthOf } from './worth';

/** What each enemy weapon might take of all where they stand or mean to stand, in the order of the coverage. */
interface Shares {
  /** Points by weapon. */
  readonly sums: Float64Array;
  /** The points by hex that weapons with an area effect are expected to take. */
  readonly byHex: readonly (ReadonlyMap<number, number> | null)[];
}

/**
 * Points of its own that a unit risks in a hex to all that may be fired at it next. A weapon fires once, so what it threatens is
 * shared out among all it could fire at, the better the target the more.
 */
export function dangerIn(scene: Scene, unit: Unit): (hex: Hex) => number {
  return keepSo(scene, `danger ${unit.id}`, () => {
    const covers = scene.coverage().on(unit);
    const { sums, byHex } = sharesOf(scene, covers);
    const given = givenBy(scene, unit, covers);
    const expected = exposedAs(scene, unit);
    const now = expected && pointsAt(scene, expected);
    const terrain = terrainDrmsOf(mapOf(scene.position), unit);
    const profile = profileOf(unit);
    const bearing: Bearing[] = [];
    for (let index = 0; index < covers.length; index++) {
      if (given[index] <= 0) continue;
      const own = now ? now[index] : 0;
      const others = sums[index] - own;
      bearing.push({ drms: covers[index].drm, given: given[index], own, others, byHex: byHex[index] });
    }
    const home = isPlaced(unit) ? unit.where.hex : -1;
    // However many fire at it, no more is lost than there is.
    const atStake = atRiskWith(scene.position, unit);
    return (hex) => {
      const self = terrain[hex] + profile;
      let danger = 0;
      for (const { drms, given: taken, own, others, byHex: near } of bearing) {
        const drm = drms[hex];
        if (drm === OUT_OF_REACH) continue;
        const points = ((10 - neededFor(drm + self)) / 10) * taken;
        if (points <= 0) continue;
        const friends = near ? (near.get(hex) ?? 0) - (hex === home ? own : 0) : 0;
        danger +=
          friends > 0
            ? (points + friends) ** 2 / (points + others) - friends ** 2 / others
            : (points * points) / (points + others);
      }
      return Math.min(danger, atStake);
    };
  });
}

/** An enemy weapon that might be fired at the unit. */
interface Bearing {
  readonly drms: Int8Array;
  /** Points that it takes of the unit if it hits. */
  readonly given: number;
  /** The points the weapon might take of the unit at its place, and of all others. */
  readonly own: number;
  readonly others: number;
  readonly byHex: ReadonlyMap<number, number> | null;
}

/** What each weapon takes of the unit if it hits, with all that is lost with it. */
function givenBy(scene: Scene, unit: Unit, covers: readonly Cover[]): Float64Array {
  return keepWhileStill(scene, `given ${unit.id}`, () => {
    const worth = atRiskWith(scene.position, unit);
    return sharesGiven(scene, unit, covers).map((share) => worth * share);
  });
}

/** The share of the unit's worth that each weapon takes if it hits. */
function sharesGiven(scene: Scene, unit: Unit, covers: readonly Cover[]): Float64Array {
  return keepWhileStill(scene, `shares ${unit.id}`, () => {
    const shares = new Float64Array(covers.length);
    for (let index = 0; index < shares.length; index++) shares[index] = shareGiven(unit, covers[index]);
    return shares;
  });
}

/** Who is aboard a Floater that is destroyed suffers with it [§6.3.3]; a Transcom is missed by more than its cost [§6.3.4]. */
function atRiskWith(position: Position, unit: Unit): number {
  const aboard = unit.kind === 'floater' ? passengersOf(position, unit.id) : [];
  const worth = worthOf(position, unit) * (unit.kind === 'transcom' ? MISSED : 1);
  return aboard.reduce((sum, passenger) => sum + ABOARD * worthOf(position, passenger), worth);
}

const ABOARD = 0.3;
const MISSED = 1.6;

function sharesOf(scene: Scene, covers: readonly Cover[]): Shares {
  return keepSo(scene, 'shares', () => {
    const exposed = ownUnits(scene).flatMap((own) => exposedAs(scene, own) ?? []);
    const points = exposed.map((own) => pointsAt(scene, own));
    const sums = new Float64Array(covers.length);
    for (const each of points) for (let index = 0; index < sums.length; index++) sums[index] += each[index];
    const byHex = covers.map(({ armament }, index) => {
      if (armament.area === 'none') return null;
      const sum = new Map<number, number>();
      for (const [number, { where }] of exposed.entries())
        sum.set(where.hex, (sum.get(where.hex) ?? 0) + points[number][index]);
      return sum;
    });
    return { sums, byHex };
  });
}

/** The unit where it means to stand, or stands; null if nobody could fire at it there. */
function exposedAs(scene: Scene, unit: Unit): Placed | null {
  const there = scene.intended.get(unit.id) ?? unit;
  return isPlaced(there) && !there.hidden && there.where.inside === null ? there : null;
}

/** Who stands in the open when his fort has fallen is fired at by what is left of the phase: half of it. */
const AFTER_THE_FALL = 0.5;

/** The share of its danger in the open that a section risks inside a fort: as much as the fort is likely to fall. */
export function fallingOf(scene: Scene, id: CounterId): number {
  return keepSo(scene, `falling ${id}`, () => {
    const fort = unitOf(scene.position, id);
    if (!isPlaced(fort) || fort.class === 'section') return 0;
    const covers = scene.coverage().on(fort);
    const { sums } = sharesOf(scene, covers);
    const points = pointsAt(scene, fort);
    const hits = hitsAt(scene, fort);
    let armour = 0;
    for (const [index, { armament, commando }] of covers.entries()) {
      if (hits[index] === 0) continue;
      const { mean } = damageGiven(fort, armament.hard, 0, commando ? 1 : 0);
      armour += hits[index] * Math.min(mean, fort.armour) * (points[index] / sums[index]);
    }
    return AFTER_THE_FALL * Math.min(1, armour / fort.armour);
  });
}

/** What each enemy weapon might take of a unit where it stands; 0 if it does not bear on it. */
function pointsAt(scene: Scene, unit: Placed): Float64Array {
  return keepWhileStill(scene, `points ${unit.id} ${unit.where.hex}`, () => {
    const worth = worthOf(scene.position, unit);
    const shares = sharesGiven(scene, unit, scene.coverage().on(unit));
    return hitsAt(scene, unit).map((hit, index) => hit * worth * shares[index]);
  });
}

/** How likely each enemy weapon hits a unit where it stands; 0 if it does not bear on it. */
function hitsAt(scene: Scene, unit: Placed): Float64Array {
  const { hex } = unit.where;
  const self = terrainDrmsOf(mapOf(scene.position), unit)[hex] + profileOf(unit);
  const covers = scene.coverage().on(unit);
  const hits = new Float64Array(covers.length);
  for (let index = 0; index < hits.length; index++) {
    const drm = covers[index].drm[hex];
    if (drm !== OUT_OF_REACH) hits[index] = (10 - neededFor(drm + self)) / 10;
  }
  return hits;
}

function shareGiven(unit: Unit, { armament, commando }: Cover): number {
  const firepower = unit.class === 'section' ? armament.soft : armament.hard;
  return shareLost(unit, damageGiven(unit, firepower, 0, commando ? 1 : 0));
}
