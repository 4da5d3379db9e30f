import { expect, it } from 'vitest';
import { count, leftAfter } from './heats';

const TALLIES = { steady: [1, 6], bold: [5, 6], shy: [2, 6], rush: [5, 6], stand: [0, 6] } as const;

it('leaves the worse half behind, but never the usual one', () => {
  expect(leftAfter(Object.keys(TALLIES), 'steady', TALLIES)).toEqual(['steady', 'bold', 'rush']);
  expect(leftAfter(['steady', 'bold', 'rush'], 'steady', TALLIES)).toEqual(['steady', 'bold']);
});

it('always leaves somebody beside the usual one', () => {
  expect(leftAfter(['steady', 'bold'], 'steady', TALLIES)).toEqual(['steady', 'bold']);
});

it('compares shares, not games: some have raced longer', () => {
  const left = leftAfter(['steady', 'bold', 'shy', 'rush'], 'steady', { ...TALLIES, shy: [9, 10] });
  expect(left).toEqual(['steady', 'shy']);
});

it('counts a game for the style of the side, a draw as half of one', () => {
  const tallies = {};
  const pairing = { dorian: 'style:rush', avronian: 'style:steady' } as const;
  for (const winner of ['dorian', 'avronian', null] as const) count(tallies, { pairing, winner }, 'dorian');
  expect(tallies).toEqual({ rush: [1.5, 3] });
});
