import type { Hex } from '../../hex';
import {
  damageGiven,
  isOrniType,
  isPlaced,
  mapOf,
  neededFor,
  passengersOf,
  OUT_OF_REACH,
  profileOf,
  terrainDrmsOf,
  type Cover,
  type CounterId,
  type Position,
  type Unit,
} from '../../rules/extractors';
import { keep, ownUnits, type Scene } from './scene';
import { shareLost, worthOf } from './worth';

/** What one enemy weapon would take of a unit if it hit, and what it might take of all others where they stand. */
interface Gun {
  readonly cover: Cover;
  /** Points by own unit at its place. */
  readonly targets: ReadonlyMap<CounterId, number>;
  readonly sum: number;
  /** Of weapons with an area effect: the points it might take by hex. */
  readonly byHex: ReadonlyMap<number, number> | null;
}

/**
 * Points of its own that a unit risks in a hex to all that may be fired at it next. A weapon fires once, so what it threatens is
 * shared out among all it could fire at, the better the target the more.
 */
export function dangerIn(scene: Scene, unit: Unit): (hex: Hex) => number {
  return keep(scene, `danger ${unit.id}`, () => {
    const guns = gunsAt(scene, unit);
    const worth = atRiskWith(scene.position, unit);
    const terrain = terrainDrmsOf(mapOf(scene.position), unit);
    const profile = profileOf(unit);
    const bearing = guns.flatMap(({ cover, targets, sum, byHex }) => {
      const given = worth * shareGiven(unit, cover);
      const own = targets.get(unit.id) ?? 0;
      return given > 0 ? [{ drms: cover.drm, given, own, others: sum - own, byHex }] : [];
    });
    const home = isPlaced(unit) ? unit.where.hex : -1;
    return (hex) => {
      const self = terrain[hex] + profile;
      let danger = 0;
      for (const { drms, given, own, others, byHex } of bearing) {
        const drm = drms[hex];
        if (drm === OUT_OF_REACH) continue;
        const points = ((10 - neededFor(drm + self)) / 10) * given;
        if (points <= 0) continue;
        const friends = byHex ? (byHex.get(hex) ?? 0) - (hex === home ? own : 0) : 0;
        danger +=
          friends > 0
            ? (points + friends) ** 2 / (points + others) - friends ** 2 / others
            : (points * points) / (points + others);
      }
      return danger;
    };
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

/** The weapons that bear on units of this kind, with what else they could fire at where it stands now. */
function gunsAt(scene: Scene, unit: Unit): readonly Gun[] {
  const covers = scene.coverage().on(unit);
  return keep(scene, isOrniType(unit) ? 'guns at Orni-types' : 'guns', () => {
    const exposed = ownUnits(scene)
      .map((own) => scene.intended.get(own.id) ?? own)
      .filter((own) => isPlaced(own) && !own.hidden && own.where.inside === null);
    const prices = exposed.map((own) => ({
      own,
      worth: worthOf(scene.position, own),
      byGun: scene.coverage().on(own),
    }));
    return covers.map((cover, index): Gun => {
      const targets = new Map<CounterId, number>();
      const byHex = cover.armament.area === 'none' ? null : new Map<number, number>();
      let sum = 0;
      for (const { own, worth, byGun } of prices) {
        const theirs = byGun[index];
        if (!isPlaced(own) || theirs.drm[own.where.hex] === OUT_OF_REACH) continue;
        const hex = own.where.hex;
        const needed = neededFor(
          theirs.drm[hex] + terrainDrmsOf(mapOf(scene.position), own)[hex] + profileOf(own),
        );
        const points = ((10 - needed) / 10) * worth * shareGiven(own, theirs);
        targets.set(own.id, points);
        byHex?.set(hex, (byHex.get(hex) ?? 0) + points);
        sum += points;
      }
      return { cover, targets, sum, byHex };
    });
  });
}

function shareGiven(unit: Unit, { armament, commando }: Cover): number {
  const firepower = unit.class === 'section' ? armament.soft : armament.hard;
  return shareLost(unit, damageGiven(unit, firepower, 0, commando ? 1 : 0));
}
