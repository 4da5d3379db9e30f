import { total } from '../../result';
import { STOPPED_BY, damageEffect } from '../data';
import type { Base, DamageHit, Harm, HarmOdds } from '../types';
import { NO_HARM, withEffect } from './harm';
import { damagePlus } from './strike';

/** A damage hit that may not come to pass: a shot that has still to hit, or an assault's hit, which is sure. */
export interface ChanceHit {
  readonly chance: number;
  readonly hit: DamageHit;
}

/** Harm still to come, by a key for equal harm. */
type Chances = Map<string, { readonly harm: Harm; readonly chance: number }>;

/** What hits in this order do to a base as it is, exactly: wear tells on the next hit [§9.3]. */
export function oddsOf(base: Base, hits: readonly ChanceHit[]): HarmOdds {
  let chances: Chances = new Map([[keyOf(NO_HARM), { harm: NO_HARM, chance: 1 }]]);
  for (const hit of hits) chances = after(chances, base, hit);
  const outcomes = [...chances.values()].sort((a, b) => b.chance - a.chance);
  const sum = (value: (harm: Harm) => number) =>
    outcomes.reduce((so, { harm, chance }) => so + chance * value(harm), 0);
  const left = Math.max(0, base.models - base.pending.models);
  return {
    outcomes,
    any: sum((harm) => (keyOf(harm) === keyOf(NO_HARM) ? 0 : 1)),
    shaken: sum((harm) => (harm.shaken ? 1 : 0)),
    destroyed: sum((harm) => (base.pending.destroyed || harm.destroyed || harm.models >= left ? 1 : 0)),
    left: base.pending.destroyed ? 0 : left,
    meanWear: sum((harm) => harm.wear),
    meanModels: sum((harm) => Math.min(harm.models, left)),
  };
}

function after(before: Chances, base: Base, { chance: lands, hit }: ChanceHit): Chances {
  const next: Chances = new Map();
  const add = (harm: Harm, chance: number) => {
    if (chance === 0) return;
    const key = keyOf(harm);
    next.set(key, { harm, chance: (next.get(key)?.chance ?? 0) + chance });
  };
  const [none, one] = successChances(hit);
  for (const { harm, chance } of before.values()) {
    add(harm, chance * (1 - lands * (none + one)));
    for (const [successes, share] of [none, one].entries())
      for (let rolled = 1; rolled <= hit.sides; rolled++) {
        const result = rolled + total(damagePlus(hit, base.wear + harm.wear, successes));
        const effect = damageEffect(hit.table, hit.class, result);
        add(effect ? withEffect(harm, effect) : harm, (chance * lands * share) / hit.sides);
      }
  }
  return next;
}

/** Chances of 0 and of 1 success of the armour dice; two stop the hit [§9.2]. */
export function successChances({ dice, needed }: DamageHit): readonly number[] {
  const success = Math.min(1, (7 - needed) / 6);
  return Array.from({ length: STOPPED_BY }, (_, successes) => binomial(dice, successes, success));
}

/** Chance of exactly so many successes. */
export function binomial(dice: number, successes: number, chance: number): number {
  if (successes > dice) return 0;
  let ways = 1;
  for (let i = 0; i < successes; i++) ways = (ways * (dice - i)) / (i + 1);
  return ways * chance ** successes * (1 - chance) ** (dice - successes);
}

function keyOf({ wear, models, shaken, gear, jam, destroyed }: Harm): string {
  return [wear, models, shaken, gear, jam, destroyed].join();
}
