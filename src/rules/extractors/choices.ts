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
  return items.length === 0 ? NONE : new Listed(items);
}

/** The items of one list after those of another. */
export function chained<Item>(first: Choices<Item>, second: Choices<Item>): Choices<Item> {
  if (first.size === 0) return second;
  if (second.size === 0) return first;
  return new Chained(first, second);
}

class Listed<Item> implements Choices<Item> {
  readonly size: number;
  readonly #items: readonly Item[];

  constructor(items: readonly Item[]) {
    this.size = items.length;
    this.#items = items;
  }

  take(index: number): Item {
    if (index < 0 || index >= this.size) throw new RangeError(`No choice ${index}`);
    return this.#items[index];
  }

  all(): readonly Item[] {
    return this.#items;
  }
}

const NONE: Choices<never> = new Listed<never>([]);

class Chained<Item> implements Choices<Item> {
  readonly size: number;
  readonly #first: Choices<Item>;
  readonly #second: Choices<Item>;

  constructor(first: Choices<Item>, second: Choices<Item>) {
    this.size = first.size + second.size;
    this.#first = first;
    this.#second = second;
  }

  take(index: number): Item {
    const { size } = this.#first;
    return index < size ? this.#first.take(index) : this.#second.take(index - size);
  }

  all(): readonly Item[] {
    return [...this.#first.all(), ...this.#second.all()];
  }
}
