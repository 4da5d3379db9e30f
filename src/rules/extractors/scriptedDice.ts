import { roll, seedDice } from '../rng';

/** With six numbers asked for, one seed in a million gives them; nobody waits longer. */
const MOST_SEEDS = 5_000_000;
const known = new Map<string, number>();

/**
 * A seed whose first rolls on 1d10 are these, the smallest there is: a lesson lays its dice out beforehand. Throws
 * RangeError if no seed in reach gives them; four numbers take some ten thousand tries.
 */
export function seedThatRolls(rolls: readonly number[]): number {
  const key = rolls.join(' ');
  const found = known.get(key) ?? search(rolls);
  known.set(key, found);
  return found;
}

function search(rolls: readonly number[]): number {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const holder = { dice: seedDice(seed) };
    if (rolls.every((wanted) => roll(holder, 10) === wanted)) return seed;
  }
  throw new RangeError(`No seed rolls ${rolls.join(' ')}`);
}
