import type { Hex } from '../../hex';
import {
  damageGiven,
  isOrniType,
  isPlaced,
  mapOf,
  neededFor,
  OUT_OF_REACH,
  profileOf,
  terrainDrmsOf,
  type Cover,
  type CounterId,
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
}

/**
 * Points of its own that a unit risks in a hex to all that may be fired at it next. A weapon fires once, so what it threatens is
 * shared out among all it could fire at, the better the target the more.
 */
export function dangerIn(scene: Scene, unit: Unit): (hex: Hex) => number {
  return keep(scene, `danger ${unit.id}`, () => {
    const guns = gunsAt(scene, unit);
    const worth = worthOf(scene.position, unit);
    const terrain = terrainDrmsOf(mapOf(scene.position), unit);
    const profile = profileOf(unit);
    const bearing = guns.flatMap(({ cover, targets, sum }) => {
      const given = worth * shareGiven(unit, cover);
      return given > 0 ? [{ drms: cover.drm, given, others: sum - (targets.get(unit.id) ?? 0) }] : [];
    });
    return (hex) => {
      const own = terrain[hex] + profile;
      let danger = 0;
      for (const { drms, given, others } of bearing) {
        const drm = drms[hex];
        if (drm === OUT_OF_REACH) continue;
        const points = ((10 - neededFor(drm + own)) / 10) * given;
        if (points > 0) danger += (points * points) / (points + others);
      }
      return danger;
    };
  });
}

/** The weapons that bear on units of this kind, with what else they could fire at where it stands now. */
function gunsAt(scene: Scene, unit: Unit): readonly Gun[] {
  const covers = scene.coverage().on(unit);
  return keep(scene, isOrniType(unit) ? 'guns at Orni-types' : 'guns', () => {
    const exposed = ownUnits(scene).filter(
      (own) => isPlaced(own) && !own.hidden && own.where.inside === null,
    );
    const prices = exposed.map((own) => ({
      own,
      worth: worthOf(scene.position, own),
      byGun: scene.coverage().on(own),
    }));
    return covers.map((cover, index): Gun => {
      const targets = new Map<CounterId, number>();
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
        sum += points;
      }
      return { cover, targets, sum };
    });
  });
}

function shareGiven(unit: Unit, { armament, commando }: Cover): number {
  const firepower = unit.class === 'section' ? armament.soft : armament.hard;
  return shareLost(unit, damageGiven(unit, firepower, 0, commando ? 1 : 0));
}
