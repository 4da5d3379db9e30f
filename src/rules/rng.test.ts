import { describe, expect, it } from 'vitest';
import { roll, seedDice } from './rng';

describe('the dice', () => {
  it('give the same rolls for the same seed, also after JSON', () => {
    const first = { dice: seedDice(7) };
    const again = { dice: seedDice(7) };
    roll(first, 10);
    roll(again, 10);
    const copied = { dice: JSON.parse(JSON.stringify(again.dice)) as typeof again.dice };
    const rolls = (holder: typeof first) => Array.from({ length: 20 }, () => roll(holder, 10));
    expect(rolls(copied)).toEqual(rolls(first));
    expect(copied.dice.rolled).toBe(21);
  });

  it.each([
    [1, '9 7 0 8 6 5 4 1 2 7 3 3'],
    [2026, '0 0 2 1 7 7 1 1 0 2 4 8'],
  ])('of a seed never change, for a save is its seed and its actions: seed %i', (seed, rolls) => {
    const holder = { dice: seedDice(seed) };
    expect(Array.from({ length: 12 }, () => roll(holder, 10)).join(' ')).toBe(rolls);
  });

  it('show every pair of first and second roll about equally often over many seeds', () => {
    const pairs = new Map<number, number>();
    for (let seed = 0; seed < 20_000; seed++) {
      const holder = { dice: seedDice(seed) };
      const pair = roll(holder, 10) * 10 + roll(holder, 10);
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
    expect(pairs.size).toBe(100);
    expect(Math.min(...pairs.values())).toBeGreaterThan(120);
    expect(Math.max(...pairs.values())).toBeLessThan(280);
  });
});
