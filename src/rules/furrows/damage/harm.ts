import type { Base, DamageEffect, Harm, Pending } from '../types';

export const NO_HARM: Harm = { wear: 0, models: 0, shaken: false, gear: 0, jam: false, destroyed: false };
export const NOTHING_PENDING: Pending = { models: 0, shaken: false, gear: 0, jam: false, destroyed: false };

/** Harm with one more effect of a damage table [§9.4]. */
export function withEffect(harm: Harm, effect: DamageEffect): Harm {
  return {
    wear: harm.wear + (effect.wear ?? 0),
    models: harm.models + (effect.models ?? 0),
    shaken: harm.shaken || effect.shaken === true,
    gear: harm.gear + (effect.gear ? 1 : 0),
    jam: harm.jam || effect.jam === true,
    destroyed: harm.destroyed || effect.destroyed === true,
  };
}

/** Pending harm and more of it. */
export function addedTo(pending: Pending, harm: Harm): Pending {
  return {
    models: pending.models + harm.models,
    shaken: pending.shaken || harm.shaken,
    gear: pending.gear + harm.gear,
    jam: pending.jam || harm.jam,
    destroyed: pending.destroyed || harm.destroyed,
  };
}

/** Nothing of the base will be left: it acts to the end of the turn all the same [E-05]. */
export function isDoomed(base: Base): boolean {
  return base.pending.destroyed || base.pending.models >= base.models;
}

/** There is damage that takes effect as the turn ends [§9.4]. */
export function isPending({ models, shaken, gear, jam, destroyed }: Pending): boolean {
  return models > 0 || shaken || gear > 0 || jam || destroyed;
}
