import { total, type Draft, type Entry } from '../../result';
import { ONE_SUCCESS, STOPPED_BY, damageEffect } from '../data';
import type { Die } from '../die';
import type { Base, DamageCause, DamageHit, HitResult } from '../types';
import { NO_HARM, addedTo, withEffect } from './harm';

/** Rolls a damage hit; what it does comes to the base: wear at once, the rest pending [§9.2 to §9.4]. */
export function strike(base: Draft<Base>, hit: DamageHit, die: Die): HitResult {
  const armour = Array.from({ length: hit.dice }, () => die(6));
  const successes = armour.filter((rolled) => rolled >= hit.needed).length;
  if (successes >= STOPPED_BY) return { armour, successes, damage: null };
  const roll = die(hit.sides);
  const plus = damagePlus(hit, base.wear, successes);
  const result = roll + total(plus);
  const effect = damageEffect(hit.table, hit.class, result);
  if (effect) {
    base.wear += effect.wear ?? 0;
    base.pending = addedTo(base.pending, withEffect(NO_HARM, effect));
  }
  return { armour, successes, damage: { roll, plus, total: result, effect } };
}

/** All that is added to the damage die: its own, wear, and −3 for one success of the armour [§9.3]. */
export function damagePlus(hit: DamageHit, wear: number, successes: number): readonly Entry<DamageCause>[] {
  return [
    ...hit.plus,
    ...(wear > 0 ? [{ cause: { code: 'wear' }, value: wear } as const] : []),
    ...(successes > 0 ? [{ cause: { code: 'armour' }, value: ONE_SUCCESS } as const] : []),
  ];
}
