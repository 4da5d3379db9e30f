/** A value that `play` may change in place: the readonly game, writable. */
export type Draft<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? number extends T['length']
      ? Draft<Item>[]
      : { -readonly [Index in keyof T]: Draft<T[Index]> }
    : { -readonly [Key in keyof T]: Draft<T[Key]> };

/** One line of anything with a sum: movement points, die-roll modifiers, firepower, victory points. */
export interface Entry<Cause> {
  readonly cause: Cause;
  readonly value: number;
}

/** The sum of a list of causes. */
export function total(entries: readonly Entry<unknown>[]): number {
  let sum = 0;
  for (const entry of entries) sum += entry.value;
  return sum;
}

/** Ends a switch over a union: a case left out no longer compiles. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected: ${JSON.stringify(value)}`);
}
