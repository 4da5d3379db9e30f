import type { SoftResult } from '../types';

/** A row of a damage table: its top firepower, then the printed results of the rolls 0–9. */
export interface DamageRow<Result> {
  readonly upTo: number;
  readonly results: readonly Result[];
}

/** Armour lost; a star is a critical hit. */
export interface ArmourResult {
  readonly armour: number;
  readonly critical: boolean;
}

/** Machine damage [§7.3.2]. */
export const MACHINE_DAMAGE: readonly DamageRow<ArmourResult>[] = [
  armourRow(1, '–  –  –  –  –  –  1  1  1  1'),
  armourRow(2, '–  –  –  1  1  1  1  1  1  2*'),
  armourRow(3, '–  1  1  1  2  2  2  2  2  2*'),
  armourRow(4, '1  1  1  2  2  2  2  2  2* 3*'),
  armourRow(5, '1  1  2  2  2  2  2  2* 3  3*'),
  armourRow(6, '1  2  2  2  2  2* 3  3  3* 3*'),
  armourRow(Infinity, '1  2  2* 3  3  3  3* 4  4* 4*'),
];

/** Hard damage: vehicles, forts, posts and Extractors [§7.3.2]. */
export const HARD_DAMAGE: readonly DamageRow<ArmourResult>[] = [
  armourRow(2, '–  –  –  1  1  1  1  1  2  2*'),
  armourRow(4, '–  1  1  1  1  1* 2  2  2  2*'),
  armourRow(6, '1  1  1  1  2  2  2  2  2* 3*'),
  armourRow(10, '1  1* 2  2  2  2  2  2* 3  3*'),
  armourRow(Infinity, '2  2  2  2* 3  3  3  3  3* 4*'),
];

/** Soft damage: sections [§7.3.2]. */
export const SOFT_DAMAGE: readonly DamageRow<SoftResult>[] = [
  softRow(2, '– P P P P P R R SL SL/R'),
  softRow(4, 'P P P P R R R SL SL/R SL/R'),
  softRow(6, 'P P R R R SL SL SL/R SL/R E'),
  softRow(8, 'P R R SL SL SL SL/R SL/R E E'),
  softRow(10, 'R SL SL SL SL SL/R SL/R E E E'),
  softRow(Infinity, 'SL SL/R SL/R SL/R E E E E E E'),
];

/** Vehicle criticals by roll [§7.3.2]. */
export const VEHICLE_CRITICAL = [
  'armour',
  'firepower',
  'firepower',
  'firepower',
  'firepower',
  'none',
  'speed',
  'speed',
  'speed',
  'speed',
] as const;

/** Machine criticals by roll; 'speedStar': none on Multipods, −2 on Ornis and Glides, −1 on Bipods [§7.3.2]. */
export const MACHINE_CRITICAL = [
  'speed',
  'armour',
  'speedStar',
  'firepower',
  'none',
  'speed',
  'none',
  'program',
  'program',
  'armour',
] as const;

export const SPEED_STAR = { bipod: 1, multipod: 0, glide: 2, orni: 2 } as const;

/** The result of a roll 0–9 at a firepower of 1 or more. */
export function damageResult<Result>(
  table: readonly DamageRow<Result>[],
  firepower: number,
  roll: number,
): Result {
  const row = table.find(({ upTo }) => firepower <= upTo) ?? table[table.length - 1];
  return row.results[roll];
}

function armourRow(upTo: number, printed: string): DamageRow<ArmourResult> {
  const results = printed.split(/\s+/).map((cell) => ({
    armour: cell === '–' ? 0 : Number(cell.replace('*', '')),
    critical: cell.endsWith('*'),
  }));
  return { upTo, results };
}

function softRow(upTo: number, printed: string): DamageRow<SoftResult> {
  return { upTo, results: printed.split(' ') as SoftResult[] };
}
