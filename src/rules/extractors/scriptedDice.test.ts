import { describe, expect, it } from 'vitest';
import { roll, seedDice } from '../rng';
import { seedThatRolls } from './scriptedDice';

describe('dice that are laid out beforehand', () => {
  it.each([[[7]], [[0, 9]], [[5, 5, 3]], [[2, 8, 1, 6]]])('%o', (rolls) => {
    const holder = { dice: seedDice(seedThatRolls(rolls)) };
    expect(rolls.map(() => roll(holder, 10))).toEqual(rolls);
  });
});
