import type { Hex } from '../../../hex';
import { damageGiven } from '../fire/damageGiven';
import { expectedOfOne } from '../fire/expected';
import { neededFor, terrainDrmsOf } from '../fire/toHit';
import type { Expected, Firer, Unit } from '../types';
import { profileOf } from '../units';
import { OUT_OF_REACH, type Cover, type Coverage } from './coverage';

/** A weapon that could fire at the unit, with what that comes to at its best. */
export interface Threat {
  readonly firer: Firer;
  readonly expected: Expected;
}

/** What could be fired at a unit in each hex, each weapon alone at its best, through the flank of what has one. */
export interface ThreatMap {
  /** Armour or steps it would lose on average to all of them, by hex. */
  readonly mean: Float64Array;
  /** How many weapons could fire at it there, by hex. */
  readonly weapons: Uint8Array;
  /** The units, in the order of the counter mix. */
  at(hex: Hex): readonly Threat[];
}

/** What weapons that are covered could do to a unit wherever it may stand; the unit need not be on the map [§7]. */
export function threatMap(coverage: Coverage, unit: Unit): ThreatMap {
  const covers = coverage.on(unit);
  const profile = profileOf(unit);
  const terrain = terrainDrmsOf(coverage.map, unit);
  const mean = new Float64Array(terrain.length);
  const weapons = new Uint8Array(terrain.length);
  for (const cover of covers) {
    const { drm, hexes } = cover;
    const given = damageGiven(unit, firepowerAt(cover, unit), 0, cover.commando ? 1 : 0).mean;
    for (const hex of hexes) {
      mean[hex] += ((10 - neededFor(drm[hex] + terrain[hex] + profile)) / 10) * given;
      weapons[hex]++;
    }
  }
  const threatOf = ({ drm, ...cover }: Cover, hex: Hex): Threat => {
    const { firer, commando } = cover;
    const needed = neededFor(drm[hex] + terrain[hex] + profile);
    const aim = { firer, needed, firepower: firepowerAt(cover, unit), facingDrm: 0, commando };
    return { firer, expected: expectedOfOne(unit, aim) };
  };
  const bearsOn = (hex: Hex) => covers.filter(({ drm }) => drm[hex] !== OUT_OF_REACH);
  return { mean, weapons, at: (hex) => bearsOn(hex).map((cover) => threatOf(cover, hex)) };
}

function firepowerAt({ armament }: Pick<Cover, 'armament'>, unit: Unit): number {
  return unit.class === 'section' ? armament.soft : armament.hard;
}
