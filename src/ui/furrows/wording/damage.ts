import type { DamageEffect, DieRoll, Harm, HarmOdds, HitResult, Pending } from '../../../rules/furrows';
import { total } from '../../../rules/result';
import { percent } from '../../widgets/figures';
import { count, listed } from '../../widgets/words';

function parts(of: {
  readonly wear?: number;
  readonly models?: number;
  readonly shaken?: boolean;
  readonly gear?: boolean | number;
  readonly jam?: boolean;
  readonly destroyed?: boolean;
}): readonly string[] {
  return [
    ...(of.destroyed ? ['destroyed'] : []),
    ...(of.models ? [`${count(of.models, 'model')} lost`] : []),
    ...(of.wear ? [`wear +${of.wear}`] : []),
    ...(of.gear ? ['running gear'] : []),
    ...(of.jam ? ['weapon jam'] : []),
    ...(of.shaken ? ['shaken'] : []),
  ];
}

/** 'd6−1'. */
export function rollText({ sides, plus }: DieRoll): string {
  return `d${sides}${plus === 0 ? '' : plus > 0 ? `+${plus}` : `−${-plus}`}`;
}

/** A cell of a damage table: 'wear +2, running gear'. */
export function effectText(effect: DamageEffect): string {
  return listed(parts(effect));
}

/** What armour can do against a hit: with one die it takes 3 off at most [§9.2]. */
export function armourDiceText({ dice, needed }: { readonly dice: number; readonly needed: number }): string {
  if (dice === 0) return 'no armour dice';
  const rolled = `${count(dice, 'armour die', 'armour dice')}, ${needed}+`;
  return dice === 1
    ? `${rolled}; a success takes 3 off`
    : `${rolled}; two successes stop it, one takes 3 off`;
}

export function harmText(harm: Harm): string {
  return parts(harm).join(', ') || 'nothing';
}

/** What waited for the end of the turn and takes effect now. */
export function pendingText(pending: Pending): string {
  return listed(parts(pending));
}

/** 'armour 5, 2: one success; damage 7 − 3 = 4: wear +1'. */
export function hitText({ armour, successes, damage }: HitResult): string {
  const dice = armour.length === 0 ? 'no armour dice' : `armour ${armour.join(', ')}`;
  const stopped = successes === 0 ? '' : successes === 1 ? ': one success' : ': stopped';
  if (damage === null) return `${dice}${stopped}`;
  const plus = total(damage.plus);
  const sum =
    plus === 0
      ? String(damage.roll)
      : `${damage.roll} ${plus > 0 ? '+' : '−'} ${Math.abs(plus)} = ${damage.total < 0 ? '−' : ''}${Math.abs(damage.total)}`;
  return `${dice}${stopped}; damage ${sum}: ${damage.effect ? effectText(damage.effect) : 'nothing'}`;
}

/** '60 % any harm, 8 % destroyed'; whoever is lost already can be lost no more [§9.4]. */
export function oddsText({ any, destroyed, left }: HarmOdds): string {
  return `${percent(any)} any harm, ${left === 0 ? 'doomed already' : `${percent(destroyed)} destroyed`}`;
}
