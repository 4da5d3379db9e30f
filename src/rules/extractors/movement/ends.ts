import type { Direction, Hex } from '../../../hex';
import type { CounterId, End } from '../types';

/** No facing, no exit. */
export const NONE = -1;
const FIRST_ROOM = 4096;

/** Where an end lies, without the way there. */
export type Place = Omit<End, 'path'>;

/**
 * Ends of moves, their values side by side, one index an end: hex, facing, exit (NONE for neither) and half MPs. What a
 * search finds is added; the next search writes over it.
 */
export class EndList {
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

  placeAt(index: number): Place {
    const [facing, exit] = [this.facing[index], this.exit[index]];
    return {
      hex: this.hex[index] as Hex,
      facing: facing === NONE ? null : (facing as Direction),
      exit: exit === NONE ? null : (exit as Direction),
      into: this.into[index],
      spent: this.spent[index],
      left: this.left[index],
      bogRolls: this.bogRolls[index],
    };
  }

  /** Copies the values of one end over those of another. */
  copy(from: number, to: number): void {
    this.hex[to] = this.hex[from];
    this.facing[to] = this.facing[from];
    this.exit[to] = this.exit[from];
    this.spent[to] = this.spent[from];
    this.left[to] = this.left[from];
    this.bogRolls[to] = this.bogRolls[from];
    this.from[to] = this.from[from];
    this.run[to] = this.run[from];
    this.into[to] = this.into[from];
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
