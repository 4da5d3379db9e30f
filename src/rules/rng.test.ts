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
