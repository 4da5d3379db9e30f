import type { Types } from '../../rules/ruleset';
import type { Moment } from '../moments';
import type { LogEntry } from '../published';
import type { TakeBack } from '../record';
import type { Seating } from '../seats';

type Past<T extends Types> = readonly Moment<T>[];

/** Rows read of a past, and how many actions had been done when each of them was written. */
export interface Grown<T extends Types, Row> {
  readonly past: Past<T>;
  readonly rows: readonly Row[];
  readonly done: readonly number[];
}

/** The log of one who looks as it was read last, and what it was read of besides the actions. */
export interface ReadLog<T extends Types> extends Grown<T, LogEntry<T['Event']>> {
  readonly takeBacks: readonly TakeBack[];
  readonly seats: readonly Seating[];
}

/** How many first actions two courses of one game share: a moment stands after the same moments wherever it stands. */
export function inCommon<T extends Types>(one: Past<T>, other: Past<T>): number {
  let [shared, apart] = [0, Math.min(one.length, other.length) + 1];
  // Mostly one of them is the other with an action more.
  if (one[apart - 2] === other[apart - 2]) return apart - 1;
  while (apart - shared > 1) {
    const middle = (shared + apart) >> 1;
    if (one[middle - 1] === other[middle - 1]) shared = middle;
    else apart = middle;
  }
  return shared;
}

/**
 * The rows of a past. What was read of another past of the game, if anything, is not read again as far as the two are one:
 * an action more is a row more, and undo takes rows away. `read` is told how many actions had been done, and the number of
 * its first row.
 */
export function grownTo<T extends Types, Row>(
  before: Grown<T, Row> | undefined,
  past: Past<T>,
  read: (done: number, first: number) => readonly Row[],
): Grown<T, Row> {
  if (before?.past === past) return before;
  const shared = before ? inCommon(before.past, past) : -1;
  const kept = before ? before.done.findLastIndex((done) => done <= shared) + 1 : 0;
  const [rows, done] = [before?.rows.slice(0, kept) ?? [], before?.done.slice(0, kept) ?? []];
  for (let count = shared + 1; count <= past.length; count++)
    for (const row of read(count, rows.length)) {
      rows.push(row);
      done.push(count);
    }
  return { past, rows, done };
}
