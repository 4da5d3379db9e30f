import { expect, it, test } from 'vitest';
import type { MpEntry } from '../../../rules/extractors';
import { costLines, costSum } from '.';
import { hex } from './testing';

it('§6.3: lists what a move costs, free turns as 0, halves as 1.5', () => {
  const costs: readonly MpEntry[] = [
    { cause: { code: 'disembark', hex: hex('1711') }, value: 2 },
    { cause: { code: 'turn', hex: hex('1712'), sixths: 2 }, value: 2 },
    { cause: { code: 'terrain', hex: hex('1713'), terrain: 'rough' }, value: 3 },
    { cause: { code: 'road', hex: hex('1714') }, value: 2 },
    { cause: { code: 'wholeAllowance', hex: hex('1308') }, value: 8 },
    { cause: { code: 'minimumMove', hex: hex('1308') }, value: 8 },
    { cause: { code: 'embark', hex: hex('1714') }, value: 2 },
    { cause: { code: 'exit', hex: hex('1727') }, value: 2 },
    { cause: { code: 'turn', hex: hex('1714'), sixths: 1 }, value: 0 },
  ];
  expect(costLines(costs).map(({ text, points }) => `${text} ${points}`)).toEqual([
    '1711: disembark 1',
    '1712: turn 120° before leaving 1',
    '1713: rough 1.5',
    '1714: along the road 1',
    '1308: lake, the whole allowance 4',
    '1308: minimum move, the whole allowance 4',
    '1714: embark 1',
    '1727: leave the map 1',
    '1714: turn 60° at the end 0',
  ]);
  expect(costSum({ spent: 9, allowance: 12, bonus: 0, end: { left: 3 } })).toBe(
    '4.5 of 6 movement points, 1.5 left',
  );
});

test.each([
  [{ spent: 6, allowance: 4, bonus: 2, end: { left: 0 } }, '2 movement points and the road’s 1, 0 left'],
  [{ spent: 6, allowance: 6, bonus: 2, end: { left: 2 } }, '3 of 3 movement points, the road’s 1 left'],
  [{ spent: 3, allowance: 2, bonus: 2, end: { left: 1 } }, '1 movement point and the road’s 0.5, 0.5 left'],
])('§6.3.1: the road’s bonus is no part of the allowance: %j', (walk, text) => {
  expect(costSum(walk)).toBe(text);
});
