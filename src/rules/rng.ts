import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** The generator's state inside a game: plain numbers, so that it survives JSON. */
export interface Dice {
  readonly state: readonly number[];
  /** How many dice this game has rolled so far. */
  readonly rolled: number;
}

/** The generator's first numbers still resemble each other for a given seed; nobody sees them. */
const WARM_UP = 20;

/** Fresh dice of a 32-bit seed. */
export function seedDice(seed: number): Dice {
  const generator = xoroshiro128plus(seed);
  for (let i = 0; i < WARM_UP; i++) generator.next();
  return { state: generator.getState(), rolled: 0 };
}

/** Fresh dice in the place of the holder's, which go on being counted. */
export function reseed(holder: { dice: Dice }, seed: number): void {
  holder.dice = { state: seedDice(seed).state, rolled: holder.dice.rolled };
}

/** A whole number from 0 to sides − 1; the holder's dice advance. */
export function roll(holder: { dice: Dice }, sides: number): number {
  const generator = xoroshiro128plusFromState(holder.dice.state);
  const value = uniformInt(generator, 0, sides - 1);
  holder.dice = { state: generator.getState(), rolled: holder.dice.rolled + 1 };
  return value;
}
