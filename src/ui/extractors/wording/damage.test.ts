import { expect, it } from 'vitest';
import { inSum } from './damage';

it('§7.3.2: what damage and a critical take from a unit is one sum, with what is left after both', () => {
  const armour = (lost: number, left: number) => ({ effect: 'armour', lost, left }) as const;
  expect(inSum([armour(2, 13), armour(1, 12)])).toEqual([armour(3, 12)]);
  expect(inSum([armour(2, 13), { effect: 'pinned' }])).toEqual([armour(2, 13), { effect: 'pinned' }]);
  expect(inSum([])).toEqual([]);
});
