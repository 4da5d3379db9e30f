import {
  HARD_DAMAGE,
  MACHINE_DAMAGE,
  SOFT_DAMAGE,
  type DamageResult,
  type DamageTable,
  type SoftResult,
  type UnitEffect,
} from '../../../rules/extractors';
import { count } from './text';

const SOFT: Readonly<Record<SoftResult, string>> = {
  '–': 'no effect',
  P: 'pinned',
  R: 'routed',
  SL: 'step loss',
  'SL/R': 'step loss and rout',
  E: 'eliminated',
};

const ROWS = { soft: SOFT_DAMAGE, hard: HARD_DAMAGE, machine: MACHINE_DAMAGE } as const;

/** The printed result in words: '2 armour lost and a critical hit', 'step loss' [§7.3.2]. */
export function damageText(result: DamageResult): string {
  if (result.table === 'soft') return SOFT[result.result];
  const lost = result.armour > 0 ? `${result.armour} armour lost` : 'no effect';
  return result.critical ? `${lost} and a critical hit` : lost;
}

/** The row of the table a firepower reads: '3–4', '7+'. */
export function firepowerRow(table: DamageTable, firepower: number): string {
  const labels = rowLabels(ROWS[table].map(({ upTo }) => upTo));
  const index = ROWS[table].findIndex(({ upTo }) => firepower <= upTo);
  return labels[index];
}

/** '1–2', '3–4', '5+' for the top firepowers of the rows. */
export function rowLabels(tops: readonly number[]): readonly string[] {
  return tops.map((top, index) => {
    const low = index === 0 ? 1 : tops[index - 1] + 1;
    if (top === Infinity) return `${low}+`;
    return low === top ? String(top) : `${low}–${top}`;
  });
}

/** What a unit lost by damage and by criticals in one sum: 2 armour of 15, then 1 of 13, are 3 lost and 12 left. */
export function inSum(effects: readonly UnitEffect[]): readonly UnitEffect[] {
  return effects.flatMap((effect, index): readonly UnitEffect[] => {
    if (!('left' in effect)) return [effect];
    const like = effects.flatMap((each) => ('left' in each && each.effect === effect.effect ? [each] : []));
    // The last says what is left.
    if (effects.lastIndexOf(like[like.length - 1]) !== index) return [];
    return [{ ...effect, lost: like.reduce((lost, each) => lost + each.lost, 0) }];
  });
}

/** What became of a unit: '2 armour lost, 11 left', 'routed', 'eliminated'. */
export function effectText(effect: UnitEffect, table: DamageTable): string {
  switch (effect.effect) {
    case 'armour':
      return `${effect.lost} armour lost, ${effect.left} left`;
    case 'step':
      return `${count(effect.lost, 'step')} lost, ${effect.left} left`;
    case 'pinned':
      return 'pinned';
    case 'routed':
      return 'routed';
    case 'destroyed':
      return table === 'soft' ? 'eliminated' : 'destroyed';
  }
}
