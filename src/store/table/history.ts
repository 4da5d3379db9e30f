import type { Ruleset, Types } from '../../rules/ruleset';
import type { Moment } from '../moments';
import type { TakeBack } from '../record';

/** What has been done in a game, in order, and what was taken back. Nothing of it changes: every step is another history. */
export interface History<T extends Types> {
  /** The game before its first action. */
  readonly first: T['Game'];
  readonly past: readonly Moment<T>[];
  /** What undo took back, the last first to be done again. */
  readonly future: readonly T['Action'][];
  readonly takeBacks: readonly TakeBack[];
}

/** The game after so many actions; as it stands, unless told otherwise. */
export function gameAt<T extends Types>({ first, past }: History<T>, count: number = past.length): T['Game'] {
  return count > 0 ? past[count - 1].game : first;
}

/** The last action was done in the phase that the game is in now. */
export function isWithinPhase<T extends Types>(rules: Ruleset<T>, history: History<T>): boolean {
  const { length: count } = history.past;
  return count > 0 && rules.phaseOf(gameAt(history, count - 1)) === rules.phaseOf(gameAt(history));
}

/** The side that decided after so many actions. */
export function deciderAt<T extends Types>(
  rules: Ruleset<T>,
  history: History<T>,
  count: number,
): T['Side'] | null {
  return rules.sideToDecide(gameAt(history, count));
}

/** The history with one action more. */
export function advanced<T extends Types>(history: History<T>, done: Moment<T>): History<T> {
  return { ...history, past: [...history.past, done] };
}

/** The history with nothing to redo. */
export function withoutFuture<T extends Types>(history: History<T>): History<T> {
  return { ...history, future: [] };
}

/** Drops the last action as if it had never been done. */
export function withoutLast<T extends Types>(history: History<T>): History<T> {
  return { ...history, past: history.past.slice(0, -1) };
}

/** The last action is undone and can be done again; as it was if there is none. */
export function undone<T extends Types>(history: History<T>): History<T> {
  const last = history.past.at(-1);
  return last ? { ...withoutLast(history), future: [...history.future, last.action] } : history;
}

/** The action that is done again, and the history in which it is still to be done; null if there is none. */
export function toRedo<T extends Types>(
  history: History<T>,
): { readonly action: T['Action']; readonly history: History<T> } | null {
  const { future } = history;
  if (future.length === 0) return null;
  return { action: future[future.length - 1], history: { ...history, future: future.slice(0, -1) } };
}

/** How many actions go if this side's last one goes; 0 if it has done none. */
export function sinceLastOf<T extends Types>(
  rules: Ruleset<T>,
  history: History<T>,
  side: T['Side'],
): number {
  const { past } = history;
  for (let count = 1; count <= past.length; count++)
    if (deciderAt(rules, history, past.length - count) === side) return count;
  return 0;
}

/** The last actions go with their dice, and it is kept that they went. */
export function takenBack<T extends Types>(
  history: History<T>,
  removed: number,
  how: Omit<TakeBack, 'after' | 'removed'>,
): History<T> {
  const past = history.past.slice(0, history.past.length - removed);
  const takeBacks = [...history.takeBacks, { after: past.length, removed, ...how }];
  return { ...history, past, future: [], takeBacks };
}
