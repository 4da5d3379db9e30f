import { describe, expect, test } from 'vitest';
import { reachOf } from '../movement/reach';
import { A } from '../orders/testing';
import { revealed, range, name, endsOf, ruledOut, requirement, faces } from './testing';

describe('§8.3.4 Patrol', () => {
  test('Example 7: a patrolling machine at range 3 must end at range 2–4, facing it', () => {
    const game = revealed({ order: 'patrol', from: '0904' });
    expect(range('0904', '1204')).toBe(3);
    const ends = endsOf(game);
    expect([...new Set(ends.map((end) => range(name(end), '1204')))].sort()).toEqual([2, 3, 4]);
    expect(ends.every((end) => faces(end, '1204'))).toBe(true);
    expect(requirement(ruledOut(game, '1104'), 'distanceBetween')).toMatchObject({ need: [2, 4], have: 1 });
  });

  test.each([
    [6, 6],
    [5, 6],
    [4, 4],
    [3, 4],
    [1, 2],
  ])('it uses at most half the MPs, rounded up: speed %i, %i half MPs', (speed, allowance) => {
    const game = revealed({ order: 'patrol', from: '0904', rest: { speedLost: 6 - speed } });
    expect(reachOf(game, A).allowance).toBe(allowance);
    expect(endsOf(game).every(({ spent }) => spent <= allowance)).toBe(true);
  });
});
