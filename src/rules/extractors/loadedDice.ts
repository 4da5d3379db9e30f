import { roll, seedDice, type Dice } from '../rng';

/** The first two dice of a fresh seed hang together: tests of chances let some pass. */
const WARM_UP = 4;

/** For tests: dice of a seed that have been thrown a few times, counted from 0. */
export function warmDice(seed: number): Dice {
  const holder = { dice: seedDice(seed) };
  for (let thrown = 0; thrown < WARM_UP; thrown++) roll(holder, 10);
  return { ...holder.dice, rolled: 0 };
}

/** For tests: dice whose next rolls on 1d10 are these. Throws RangeError if no seed gives them. */
export function loadedDice(...rolls: readonly number[]): Dice {
  for (let seed = 0; seed < 5_000_000; seed++) {
    const dice = warmDice(seed);
    const holder = { dice };
    if (rolls.every((wanted) => roll(holder, 10) === wanted)) return dice;
  }
  throw new RangeError(`No seed rolls ${rolls.join(' ')}`);
}
