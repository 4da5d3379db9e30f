import { WEAPONS } from '../data';
import { livingElites, livingOrdinary, profileOf } from '../bases';
import type { Base, Elite, GunneryEntry, ModelKind, Position, WeaponName } from '../types';

export type GunneryPart = 1 | 2;

/** The gunnery part that is being played, or undefined. */
export function gunneryPart({ part }: Position): GunneryPart | undefined {
  return part === 'gunnery1' ? 1 : part === 'gunnery2' ? 2 : undefined;
}

/** What a base was told for a gunnery part; who is shaken does nothing [§5.5, §5.6]. */
export function entryOf(base: Base, part: GunneryPart): GunneryEntry {
  return base.shaken > 0 ? 'none' : (base.order?.gunnery[part - 1] ?? 'none');
}

/** The weapons of a base, in the order of the unit lists [§3.5]. */
export function weaponsOf(base: Base): readonly WeaponName[] {
  return profileOf(base).weapons;
}

/** A jam strikes the first-named weapon [§3.5]. */
export function isJammed(base: Base, weapon: WeaponName, turn: number): boolean {
  return base.jammed >= turn && weaponsOf(base)[0] === weapon;
}

/** It has a token, or needs none [§3.3, E-94]. */
export function isLoaded(base: Base, weapon: WeaponName): boolean {
  return WEAPONS[weapon].load === undefined || (base.loads[weapon] ?? 0) > 0;
}

/** Every weapon starts loaded [E-22]. */
export function fullLoads(weapons: readonly WeaponName[]): Base['loads'] {
  return Object.fromEntries(
    weapons.flatMap((weapon) => {
      const { load } = WEAPONS[weapon];
      return load ? [[weapon, load.tokens]] : [];
    }),
  );
}

/** Models that fire with one weapon a part: foot, crew, riders. All else fires all it has [§8.1]. */
function usesOneWeapon(base: Base): boolean {
  return ['foot', 'crew', 'riders'].includes(profileOf(base).class);
}

/** Models a weapon of a base is fired by: each of the living, or the base as one [§3.3, E-46]. */
export interface Shooters {
  readonly ordinary: number;
  readonly elites: readonly Elite[];
}

/** Who fires a weapon of a base: its living models, or the base as one [§3.3, E-46]. */
export function shootersOf(base: Base, weapon: WeaponName): Shooters {
  return WEAPONS[weapon].shots.by === 'model'
    ? { ordinary: livingOrdinary(base), elites: livingElites(base) }
    : { ordinary: 1, elites: [] };
}

/** Those of them whom no declaration of this part has bound yet [§8.1]. */
export function shootersLeft(position: Position, base: Base, weapon: WeaponName): Shooters {
  const bound = position.declared.filter(
    (each) => each.base === base.id && (usesOneWeapon(base) || each.weapon === weapon),
  );
  const all = shootersOf(base, weapon);
  const spent = bound.reduce((sum, { models }) => sum + models, 0);
  const busy: readonly ModelKind[] = bound.flatMap(({ elites }) => elites);
  return {
    ordinary: Math.max(0, all.ordinary - spent),
    elites: all.elites.filter((elite) => !busy.includes(elite)),
  };
}
