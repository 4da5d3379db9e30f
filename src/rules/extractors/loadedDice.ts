import { roll, seedDice, type Dice } from '../rng';

/** For tests: dice of the first seed whose next rolls on 1d10 are these. Throws RangeError if none is found. */
export function loadedDice(...rolls: readonly number[]): Dice {
  for (let seed = 0; seed < 5_000_000; seed++) {
    const holder = { dice: seedDice(seed) };
    if (rolls.every((wanted) => roll(holder, 10) === wanted)) return seedDice(seed);
  }
  throw new RangeError(`No seed rolls ${rolls.join(' ')}`);
}
