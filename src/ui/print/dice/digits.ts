import type { DieOnPaper } from '../game';

/** A row of the table: so many groups of so many rolls. */
export const ROLLS = { groups: 6, inGroup: 5 } as const;

/** The rolls of a whole table, row by row. */
export function freshRolls(dice: readonly DieOnPaper[]): readonly number[] {
  return dice.flatMap((die) => freshDigits(die.rows * ROLLS.groups * ROLLS.inGroup, die));
}

/** Rolls of a die from random bytes: what would make a figure likelier than another is thrown away. */
export function freshDigits(
  count: number,
  { least, sides }: Pick<DieOnPaper, 'least' | 'sides'>,
): readonly number[] {
  const fair = 256 - (256 % sides);
  const digits: number[] = [];
  const bytes = new Uint8Array(256);
  while (digits.length < count) {
    crypto.getRandomValues(bytes);
    digits.push(...[...bytes].filter((byte) => byte < fair).map((byte) => least + (byte % sides)));
  }
  return digits.slice(0, count);
}
