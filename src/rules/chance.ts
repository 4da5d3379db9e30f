/** A whole number from 0 to below − 1. Whoever plays or samples draws by a chance of his own: the dice of a game are for the game. */
export type Chance = (below: number) => number;

/** Draws that a seed repeats (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** One of the items; undefined if there are none. */
export function pick<Item>(chance: Chance, items: readonly Item[]): Item | undefined {
  return items[chance(items.length)];
}

/** True in so many of a hundred. */
export function happens(chance: Chance, percent: number): boolean {
  return chance(100) < percent;
}

/** The items in any order. */
export function shuffled<Item>(chance: Chance, items: readonly Item[]): Item[] {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const other = chance(i + 1);
    [mixed[i], mixed[other]] = [mixed[other], mixed[i]];
  }
  return mixed;
}

/** Things with how likely each is beside the others: whole numbers of 1 or more. */
export type Weighted<Item> = readonly (readonly [weight: number, item: Item])[];

/** One of them, by its weight; undefined if there are none. */
export function drawn<Item>(chance: Chance, items: Weighted<Item>): Item | undefined {
  let left = chance(items.reduce((sum, [weight]) => sum + weight, 0));
  for (const [weight, item] of items) if ((left -= weight) < 0) return item;
  return undefined;
}
