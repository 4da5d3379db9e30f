import { total, type Entry } from '../../result';
import { ARMOUR_SUCCEEDS } from '../data';
import { profileOf } from '../bases';
import {
  FACETS,
  type ApCause,
  type Base,
  type DamageCause,
  type DamageHit,
  type DieRoll,
  type Facet,
} from '../types';

/** What hits a base and where. */
export interface Blow {
  readonly facet: Facet;
  readonly ap: readonly Entry<ApCause>[];
  readonly damage: DieRoll;
  /** Added to the damage besides the weapon's own. */
  readonly plus: readonly Entry<DamageCause>[];
}

/** A damage hit on the regular table, its armour dice worked out [§9.1 to §9.3]. */
export function damageHit(target: Base, { facet, ap, damage, plus }: Blow): DamageHit {
  const armour = armourOf(target, facet);
  const own: readonly Entry<DamageCause>[] =
    damage.plus === 0 ? [] : [{ cause: { code: 'weapon' }, value: damage.plus }];
  return {
    table: 'regular',
    class: profileOf(target).class,
    facet,
    armour,
    ap,
    ...armourDice(armour, total(ap)),
    sides: damage.sides,
    plus: [...own, ...plus],
  };
}

/** The armour of a base on a facet, as in the unit lists [§3]. */
export function armourOf(base: Base, facet: Facet): number {
  return profileOf(base).armour[FACETS.indexOf(facet)];
}

/** Dice against a modified AP, and from what number each succeeds; under −4 reads −4 [§9.2, E-29]. */
export function armourDice(armour: number, ap: number): { readonly dice: number; readonly needed: number } {
  const worse = Math.min(Math.max(0, -ap), ARMOUR_SUCCEEDS.length - 1);
  return { dice: Math.max(0, armour - Math.max(0, ap)), needed: ARMOUR_SUCCEEDS[worse] };
}
