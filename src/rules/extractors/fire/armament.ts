import { CHASSIS, SECTIONS, VEHICLES, WEAPONS, type WeaponProfile } from '../data';
import type { Arc, CounterId, Firer, Position, Unit } from '../types';
import { firepowerOf, isPlaced, type Placed } from '../units';

/** What a firer shoots with: firepower at hard and soft targets, ranges, to-hit row and area effect [§3]. */
export type Armament = Pick<WeaponProfile, 'hard' | 'soft' | 'minRange' | 'maxRange' | 'toHit' | 'area'>;

/** The weapon of a Dorian unit (slot null) or of a machine's slot, losses counted; null: nothing to fire with. */
export function armamentOf(unit: Unit, slot: number | null): Armament | null {
  switch (unit.class) {
    case 'machine': {
      const weapon = slot === null ? null : liveWeapon(unit.slots[slot]);
      return weapon && WEAPONS[weapon];
    }
    case 'section':
    case 'vehicle': {
      const firepower = firepowerOf(unit);
      if (firepower === 0) return null;
      const { range, toHit } = unit.class === 'section' ? SECTIONS[unit.kind] : VEHICLES[unit.kind];
      return {
        hard: firepower,
        soft: firepower,
        minRange: 1,
        maxRange: range,
        toHit,
        area: hasDorianArea(unit) ? 'around' : 'none',
      };
    }
    case 'static':
      return null;
  }
}

/** The weapon of a firer that has one. Throws RangeError if it has none. */
export function armedWith(unit: Unit, slot: number | null): Armament {
  const armament = armamentOf(unit, slot);
  if (!armament) throw new RangeError(`${unit.id} has nothing to fire with`);
  return armament;
}

/** The arc a firer bears through; null: all round [§6.1, R-40]. */
export function arcOf(unit: Unit, slot: number | null): Arc | null {
  return unit.class === 'machine' && slot !== null ? CHASSIS[unit.kind].slots[slot] : null;
}

/** The weapons a unit may fire with: a machine's slots that hold one, or the unit itself. */
export function firersOf(unit: Unit): readonly Firer[] {
  if (unit.class !== 'machine') return armamentOf(unit, null) ? [{ unit: unit.id, slot: null }] : [];
  return unit.slots.flatMap((held, slot) => (liveWeapon(held) ? [{ unit: unit.id, slot }] : []));
}

/** The unit of an id if it is in play; any text may be asked about. */
export function findUnit(position: Position, id: CounterId): Unit | undefined {
  return Object.hasOwn(position.units, id) ? position.units[id] : undefined;
}

/** A unit known to be on the map. Throws RangeError if it is not. */
export function placedUnit(position: Position, id: CounterId): Placed {
  const unit = findUnit(position, id);
  if (!unit || !isPlaced(unit)) throw new RangeError(`${id} is not on the map`);
  return unit;
}

function liveWeapon(held: { weapon: keyof typeof WEAPONS | null; lost: boolean } | undefined) {
  return held && !held.lost ? held.weapon : null;
}

function hasDorianArea(unit: Unit): boolean {
  return unit.class === 'section' && SECTIONS[unit.kind].area;
}
