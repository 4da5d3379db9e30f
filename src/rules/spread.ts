/** How likely each whole number is: `chances[i]` is that of `least + i`, 0 to 1; together they are 1. */
export interface Spread {
  readonly least: number;
  readonly chances: ArrayLike<number>;
}

/** Where one number stands among all that might have been: three chances that sum to 1. */
export interface Standing {
  readonly below: number;
  readonly same: number;
  readonly above: number;
}

/** What is certain to be 0. */
export const NOTHING: Spread = { least: 0, chances: [1] };

/** The spread of values with their chances; a value may come more than once. Throws RangeError if there are none. */
export function spreadOf(cases: readonly (readonly [value: number, chance: number])[]): Spread {
  if (cases.length === 0) throw new RangeError('A spread of nothing');
  let [least, most] = [Infinity, -Infinity];
  for (const [value] of cases) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  const chances = new Array<number>(most - least + 1).fill(0);
  for (const [value, chance] of cases) chances[value - least] += chance;
  return { least, chances };
}

/** The sum of two that know nothing of each other [convolution]. */
export function sumOf(a: Spread, b: Spread): Spread {
  const [long, short] = a.chances.length >= b.chances.length ? [a, b] : [b, a];
  const chances = new Float64Array(long.chances.length + short.chances.length - 1);
  for (let by = 0; by < short.chances.length; by++) {
    const chance = short.chances[by];
    if (chance === 0) continue;
    for (let at = 0; at < long.chances.length; at++) chances[at + by] += long.chances[at] * chance;
  }
  return { least: a.least + b.least, chances };
}

/** The spread as the other side sees it: what one side wins, the other loses. */
export function mirrored({ least, chances }: Spread): Spread {
  return { least: -(least + chances.length - 1), chances: Array.from(chances).reverse() };
}

/** The mean of a spread. */
export function meanOf({ least, chances }: Spread): number {
  let mean = 0;
  for (let at = 0; at < chances.length; at++) mean += (least + at) * chances[at];
  return mean;
}

/** The chances of less than a value, of just as much, and of more. */
export function standingIn({ least, chances }: Spread, value: number): Standing {
  const standing = { below: 0, same: 0, above: 0 };
  for (let at = 0; at < chances.length; at++) {
    const side = least + at < value ? 'below' : least + at > value ? 'above' : 'same';
    standing[side] += chances[at];
  }
  return standing;
}
