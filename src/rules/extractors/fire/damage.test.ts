import { describe, expect, test } from 'vitest';
import { section } from '../testing';
import type { DamageTable, Section, SoftResult } from '../types';
import { combined, readDamage, strikeSection } from './damage';

/** The printed tables, typed from the rulebook digest: firepowers of the row, then the rolls 0–9. */
const MACHINE: readonly (readonly [readonly number[], string])[] = [
  [[1], '- - - - - - 1 1 1 1'],
  [[2], '- - - 1 1 1 1 1 1 2*'],
  [[3], '- 1 1 1 2 2 2 2 2 2*'],
  [[4], '1 1 1 2 2 2 2 2 2* 3*'],
  [[5], '1 1 2 2 2 2 2 2* 3 3*'],
  [[6], '1 2 2 2 2 2* 3 3 3* 3*'],
  [[7, 8, 16, 40], '1 2 2* 3 3 3 3* 4 4* 4*'],
];
const HARD: readonly (readonly [readonly number[], string])[] = [
  [[1, 2], '- - - 1 1 1 1 1 2 2*'],
  [[3, 4], '- 1 1 1 1 1* 2 2 2 2*'],
  [[5, 6], '1 1 1 1 2 2 2 2 2* 3*'],
  [[7, 8, 9, 10], '1 1* 2 2 2 2 2 2* 3 3*'],
  [[11, 12, 40], '2 2 2 2* 3 3 3 3 3* 4*'],
];
const SOFT: readonly (readonly [readonly number[], string])[] = [
  [[1, 2], '- P P P P P R R SL SL/R'],
  [[3, 4], 'P P P P R R R SL SL/R SL/R'],
  [[5, 6], 'P P R R R SL SL SL/R SL/R E'],
  [[7, 8], 'P R R SL SL SL SL/R SL/R E E'],
  [[9, 10], 'R SL SL SL SL SL/R SL/R E E E'],
  [[11, 12, 40], 'SL SL/R SL/R SL/R E E E E E E'],
];

function printed(table: DamageTable, firepower: number, roll: number): string {
  const read = readDamage(table, firepower, roll);
  if (read.table === 'soft') return read.result === '–' ? '-' : read.result;
  return `${read.armour || '-'}${read.critical ? '*' : ''}`;
}

describe.each([
  ['machine', MACHINE],
  ['hard', HARD],
  ['soft', SOFT],
] as const)('§7.3.2: the %s damage table', (table, rows) => {
  test.each(rows.flatMap(([firepowers, row]) => firepowers.map((firepower) => [firepower, row] as const)))(
    'firepower %i: %s',
    (firepower, row) => {
      const rolls = Array.from({ length: 10 }, (_, roll) => printed(table, firepower, roll));
      expect(rolls.join(' ')).toBe(row);
    },
  );
  test('R-12: the modified roll is held to 0–9', () => {
    for (const [[firepower]] of rows) {
      expect(printed(table, firepower, -1)).toBe(printed(table, firepower, 0));
      expect(printed(table, firepower, 10)).toBe(printed(table, firepower, 9));
    }
  });
});

describe('§7.3.2: results on sections', () => {
  const fresh = section('panza-shock-1', '0511');
  const pinned = section('panza-shock-1', '0511', { pinned: true });
  const routed = section('panza-shock-1', '0511', { routed: true });
  const last = section('panza-shock-1', '0511', { steps: 1 });
  const lastRouted = section('panza-shock-1', '0511', { steps: 1, routed: true });
  const lastPinned = section('panza-shock-1', '0511', { steps: 1, pinned: true });
  const CASES: readonly (readonly [string, Section, SoftResult, string])[] = [
    ['nothing', fresh, '–', '2'],
    ['P pins', fresh, 'P', '2 pinned'],
    ['R routs', fresh, 'R', '2 routed'],
    ['SL costs a step', fresh, 'SL', '1'],
    ['SL/R costs a step and routs', fresh, 'SL/R', '1 routed'],
    ['E eliminates', fresh, 'E', 'eliminated'],
    ['P on a pinned section routs it', pinned, 'P', '2 routed'],
    ['a rout replaces a pin', pinned, 'R', '2 routed'],
    ['a step loss leaves a pin', pinned, 'SL', '1 pinned'],
    ['SL/R replaces a pin', pinned, 'SL/R', '1 routed'],
    ['nothing leaves a pin', pinned, '–', '2 pinned'],
    ['P on a routed section costs a step', routed, 'P', '1 routed'],
    ['R on a routed section costs a step', routed, 'R', '1 routed'],
    ['SL on a routed section costs a step', routed, 'SL', '1 routed'],
    ['SL/R on a routed section eliminates it', routed, 'SL/R', 'eliminated'],
    ['E on a routed section eliminates it', routed, 'E', 'eliminated'],
    ['SL on the last step eliminates', last, 'SL', 'eliminated'],
    ['SL/R on the last step eliminates', last, 'SL/R', 'eliminated'],
    ['P on the last step, routed, eliminates', lastRouted, 'P', 'eliminated'],
    ['R on the last step, routed, eliminates', lastRouted, 'R', 'eliminated'],
    ['P on the last step, pinned, routs', lastPinned, 'P', '1 routed'],
  ];
  test.each(CASES)('%s', (_, before, result, after) => {
    const { steps, pinned: pin, routed: rout } = strikeSection(before, result);
    const words = steps === 0 ? 'eliminated' : `${steps}${pin ? ' pinned' : ''}${rout ? ' routed' : ''}`;
    expect(words).toBe(after);
  });
  test('the effects tell steps lost and left, and end with the destruction', () => {
    expect(strikeSection(fresh, 'SL/R').effects).toEqual([
      { effect: 'step', lost: 1, left: 1 },
      { effect: 'routed' },
    ]);
    expect(strikeSection(fresh, 'E').effects).toEqual([
      { effect: 'step', lost: 2, left: 0 },
      { effect: 'destroyed' },
    ]);
  });
});

describe('§7.5: combined firepower', () => {
  const part = (firepower: number, facingDrm: number) => ({ firepower, facingDrm }) as never;
  test('the firepower of those that hit is summed', () => {
    expect(combined([part(3, 0), part(2, 0), part(4, 0)], [0, 2]).firepower).toBe(7);
  });
  test('R-51: of the facing DRMs of those that hit the best counts', () => {
    const shots = [part(3, -1), part(2, 1), part(4, 0)];
    expect(combined(shots, [0]).facingDrm).toBe(-1);
    expect(combined(shots, [0, 2]).facingDrm).toBe(0);
    expect(combined(shots, [0, 1, 2]).facingDrm).toBe(1);
  });
});
