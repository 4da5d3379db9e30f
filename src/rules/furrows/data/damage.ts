import type { BaseClass, DamageEffect, DamageTable } from '../types';

/** A row of a damage table: the lowest result it holds for, up to the next row. */
export interface DamageRow {
  readonly from: number;
  readonly effect: DamageEffect;
}
type Rows = readonly DamageRow[];

const row = (from: number, effect: DamageEffect): DamageRow => ({ from, effect });

const FOOT: Rows = [
  row(3, { shaken: true }),
  row(4, { models: 1 }),
  row(6, { models: 1, shaken: true }),
  row(8, { models: 2 }),
];

/** Below the first number nothing [§3.5]. */
const REGULAR: Readonly<Record<BaseClass, Rows>> = {
  tracked: [
    row(4, { wear: 1 }),
    row(6, { wear: 1, shaken: true }),
    row(7, { wear: 2, gear: true }),
    row(8, { wear: 2, jam: true }),
    row(9, { destroyed: true }),
  ],
  wheeled: [
    row(3, { wear: 1 }),
    row(5, { wear: 1, shaken: true }),
    row(6, { wear: 2, gear: true }),
    row(7, { wear: 2, jam: true }),
    row(8, { destroyed: true }),
  ],
  foot: FOOT,
  crew: FOOT,
  riders: [
    row(3, { wear: 1 }),
    row(4, { wear: 1, shaken: true }),
    row(5, { models: 1 }),
    row(7, { models: 1, shaken: true }),
    row(9, { models: 2 }),
  ],
  flyer: [
    row(3, { wear: 1 }),
    row(4, { wear: 1, shaken: true }),
    row(6, { wear: 2, gear: true }),
    row(7, { destroyed: true }),
  ],
  great: [
    row(4, { wear: 1 }),
    row(6, { wear: 1, shaken: true }),
    row(8, { wear: 2, jam: true }),
    row(9, { wear: 2, gear: true }),
    row(11, { destroyed: true }),
  ],
  beast: [
    row(4, { wear: 1 }),
    row(6, { wear: 1, shaken: true }),
    row(8, { wear: 2, bleeding: 4 }),
    row(9, { wear: 2, gear: true }),
    row(11, { destroyed: true }),
  ],
};

/** Classes without a light table are immune to it [§3.5]. */
const LIGHT: Readonly<Partial<Record<BaseClass, Rows>>> = {
  tracked: [
    row(3, { wear: 1 }),
    row(5, { wear: 1, shaken: true }),
    row(6, { wear: 2, gear: true }),
    row(8, { destroyed: true }),
  ],
  wheeled: [
    row(2, { wear: 1 }),
    row(4, { wear: 1, shaken: true }),
    row(6, { wear: 2, gear: true }),
    row(7, { destroyed: true }),
  ],
  great: [row(4, { wear: 1 }), row(6, { wear: 1, gear: true }), row(10, { destroyed: true })],
};

const MINDS: Rows = [
  row(4, { shaken: true }),
  row(6, { shaken: true, flees: true }),
  row(8, { models: 1, shaken: true }),
];
const PSYCHIC: Readonly<Partial<Record<BaseClass, Rows>>> = { foot: MINDS, crew: MINDS, riders: MINDS };

/** The damage tables † [§3.5]. */
export const DAMAGE: Readonly<Record<DamageTable, Readonly<Partial<Record<BaseClass, Rows>>>>> = {
  regular: REGULAR,
  light: LIGHT,
  psychic: PSYCHIC,
};

/** What a result does to a base of this class; null: nothing, or no table of this type. */
export function damageEffect(table: DamageTable, of: BaseClass, result: number): DamageEffect | null {
  return DAMAGE[table][of]?.findLast(({ from }) => result >= from)?.effect ?? null;
}
