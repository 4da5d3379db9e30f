import { describe, expect, it, test } from 'vitest';
import { ARMIES } from './armies';
import { purchasesIn, writtenArmy } from './written';

describe('an army in a line', () => {
  it('is a company: cells, then white counters by their number', () => {
    expect(purchasesIn("Panza, Bha', pgp, 2 walker")).toEqual([
      { item: 'cell', cell: 'Panza' },
      { item: 'cell', cell: "Bha'" },
      { item: 'white', kind: 'pgp' },
      { item: 'white', kind: 'walker' },
      { item: 'white', kind: 'walker' },
    ]);
  });

  it('or machines: bought or given, weapons by slot, extra armour, Thanis orders', () => {
    expect(purchasesIn('A p-s +1 MF, Bo u')).toEqual([
      { item: 'weapon', letter: 'A', slot: 0, weapon: 'particleAccelerator' },
      { item: 'weapon', letter: 'A', slot: 2, weapon: 'shredder' },
      { item: 'extraArmour', letter: 'A' },
      { item: 'thanis', letter: 'A', order: 'freeMove' },
      { item: 'thanis', letter: 'A', order: 'freeTarget' },
      { item: 'machine', letter: 'B', chassis: 'orni' },
      { item: 'weapon', letter: 'B', slot: 0, weapon: 'undulator' },
    ]);
  });

  test.each([...Object.values(ARMIES).flat(), 'A p-s +1 F, Bm plkmt M', 'Cg --u'])(
    '%s is written so again',
    (army) => {
      expect(writtenArmy(purchasesIn(army))).toBe(army);
    },
  );
});
