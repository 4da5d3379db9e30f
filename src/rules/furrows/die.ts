import type { Dice } from '../rng';
import { roll } from '../rng';

/** Rolls one die of a number of sides: 1 to `sides`. */
export type Die = (sides: number) => number;

/** The dice of a game; each roll advances them. */
export function dieOf(holder: { dice: Dice }): Die {
  return (sides) => roll(holder, sides) + 1;
}
