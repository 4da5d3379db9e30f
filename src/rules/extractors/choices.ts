/** A list whose items are written out only when one is taken; good as long as the position it was asked of stays as it is. */
export interface Choices<Item> {
  readonly size: number;
  /** The item of an index from 0. Throws RangeError beyond the list. */
  take(index: number): Item;
  /** All of them, written out. */
  all(): readonly Item[];
}

/** Items that are there already. */
export function listed<Item>(items: readonly Item[]): Choices<Item> {
  return {
    size: items.length,
    take(index) {
      if (index < 0 || index >= items.length) throw new RangeError(`No choice ${index}`);
      return items[index];
    },
    all: () => items,
  };
}

/** The items of one list after those of another. */
export function chained<Item>(first: Choices<Item>, second: Choices<Item>): Choices<Item> {
  if (first.size === 0) return second;
  if (second.size === 0) return first;
  return {
    size: first.size + second.size,
    take: (index) => (index < first.size ? first.take(index) : second.take(index - first.size)),
    all: () => [...first.all(), ...second.all()],
  };
}
