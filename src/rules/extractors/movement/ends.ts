import type { Direction, Hex } from '../../../hex';
import type { CounterId, End } from '../types';

/** No facing, no exit. */
export const NONE = -1;
const FIRST_ROOM = 4096;

/** Where an end lies, without the way there. */
export type Place = Omit<End, 'path'>;

/** Ends of moves, their values side by side, one index an end; to be read. */
export interface Ends {
  readonly size: number;
  readonly hex: Int16Array;
  /** NONE: it has none. */
  readonly facing: Int8Array;
  /** NONE: it stays on the map. */
  readonly exit: Int8Array;
  readonly spent: Int16Array;
  readonly left: Int16Array;
  readonly bogRolls: Uint8Array;
  readonly into: readonly (CounterId | null)[];
}

/** Ends with the state of the search that each was reached from. */
export interface Reached extends Ends {
  readonly from: Int16Array;
}

/** Where an end lies, without the way there. */
export function placeAt(ends: Ends, index: number): Place {
  const [facing, exit] = [ends.facing[index], ends.exit[index]];
  return {
    hex: ends.hex[index] as Hex,
    facing: facing === NONE ? null : (facing as Direction),
    exit: exit === NONE ? null : (exit as Direction),
    into: ends.into[index],
    spent: ends.spent[index],
    left: ends.left[index],
    bogRolls: ends.bogRolls[index],
  };
}

/** The same ends where no search writes over them. */
export function keptEnds(ends: Ends): Ends {
  const { size } = ends;
  return {
    size,
    hex: ends.hex.slice(0, size),
    facing: ends.facing.slice(0, size),
    exit: ends.exit.slice(0, size),
    spent: ends.spent.slice(0, size),
    left: ends.left.slice(0, size),
    bogRolls: ends.bogRolls.slice(0, size),
    into: ends.into.slice(0, size),
  };
}

/**
 * Ends of moves, their values side by side, one index an end: hex, facing, exit (NONE for neither) and half MPs. What a
 * search finds is added; the next search writes over it.
 */
export class EndList implements Reached {
  size = 0;
  hex = new Int16Array(FIRST_ROOM);
  facing = new Int8Array(FIRST_ROOM);
  exit = new Int8Array(FIRST_ROOM);
  spent = new Int16Array(FIRST_ROOM);
  left = new Int16Array(FIRST_ROOM);
  bogRolls = new Uint8Array(FIRST_ROOM);
  /** The state of the search that it was reached from; NONE: it is one hex away. */
  from = new Int16Array(FIRST_ROOM);
  /** Which of the searches found it. */
  run = new Int16Array(FIRST_ROOM);
  readonly into: (CounterId | null)[] = [];

  /** Room for one more, in the open: its index. Its other values are those that stood there before. */
  claim(): number {
    if (this.size === this.hex.length) this.#grow();
    this.into[this.size] = null;
    return this.size++;
  }

  /** From an index on they end on the map, without bog, found by this search. */
  setPlain(start: number, run: number): void {
    this.exit.fill(NONE, start, this.size);
    this.bogRolls.fill(0, start, this.size);
    this.run.fill(run, start, this.size);
  }

  /** Copies the values of one end over those of another. */
  copy(from: number, to: number): void {
    this.#take(this, from, to);
    this.from[to] = this.from[from];
    this.run[to] = this.run[from];
  }

  /** Adds those of a list, all in the open and without bog, that lead off the map or into no hex of these. */
  addOpen(list: Reached, closed: Uint8Array, run: number): void {
    const start = this.size;
    // Few are left out, so that what lies between two of them is taken at once.
    let since = 0;
    for (let index = 0; index < list.size; index++) {
      if (!closed[list.hex[index]] || list.exit[index] !== NONE) continue;
      if (since < index) this.#addRun(list, since, index);
      since = index + 1;
    }
    this.#addRun(list, since, list.size);
    this.bogRolls.fill(0, start, this.size);
    this.run.fill(run, start, this.size);
  }

  /** Becomes those of a list that have these indices, in their order. */
  pick(list: Ends, picks: Int32Array, count: number): Ends {
    this.size = 0;
    for (let number = 0; number < count; number++) this.#take(list, picks[number], this.claim());
    return this;
  }

  #addRun(list: Reached, from: number, to: number): void {
    const at = this.size;
    while (at + to - from > this.hex.length) this.#grow();
    for (; this.size < at + to - from; this.size++) this.into[this.size] = null;
    this.hex.set(list.hex.subarray(from, to), at);
    this.facing.set(list.facing.subarray(from, to), at);
    this.exit.set(list.exit.subarray(from, to), at);
    this.spent.set(list.spent.subarray(from, to), at);
    this.left.set(list.left.subarray(from, to), at);
    this.from.set(list.from.subarray(from, to), at);
  }

  #take(list: Ends, from: number, to: number): void {
    this.hex[to] = list.hex[from];
    this.facing[to] = list.facing[from];
    this.exit[to] = list.exit[from];
    this.spent[to] = list.spent[from];
    this.left[to] = list.left[from];
    this.bogRolls[to] = list.bogRolls[from];
    this.into[to] = list.into[from];
  }

  #grow(): void {
    this.hex = doubled(this.hex);
    this.facing = doubled(this.facing);
    this.exit = doubled(this.exit);
    this.spent = doubled(this.spent);
    this.left = doubled(this.left);
    this.bogRolls = doubled(this.bogRolls);
    this.from = doubled(this.from);
    this.run = doubled(this.run);
  }
}

function doubled<A extends Int16Array | Int8Array | Uint8Array>(array: A): A {
  const more = new (array.constructor as new (size: number) => A)(array.length * 2);
  more.set(array);
  return more;
}
