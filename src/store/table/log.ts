import type { Types } from '../../rules/ruleset';
import type { Moment } from '../moments';
import type { LogEntry } from '../published';
import type { Seating } from '../seats';
import type { Answer } from '../thinking';
import { grownTo, type ReadLog } from './grown';
import { gameAt } from './history';
import { playedBy } from './seat';
import type { Seen } from './interface';
import { isSide, type Sitting } from './sitting';

/** What the one at the screen may know; who only watches knows what both sides know. */
export function viewOf<T extends Types>({ rules, seat }: Sitting<T>, game: T['Game']): T['Position'] {
  if (seat !== 'watch') return rules.view(game, seat);
  return rules.sides.reduce<T['Position']>((known, side) => rules.view(known, side), game);
}

/** What the one at the screen may read of what happened. */
export function seenOf<T extends Types>(
  { rules, seat }: Sitting<T>,
  position: T['Position'],
  events: readonly T['Event'][],
): readonly T['Event'][] {
  if (seat !== 'watch') return rules.witnessed(position, events, seat);
  return rules.sides.reduce((seen, side) => rules.witnessed(position, seen, side), events);
}

/** The log of the one at the screen. */
export function logOf<T extends Types>(at: Sitting<T>): readonly LogEntry<T['Event']>[] {
  const { rows } = readLog(at);
  const { past } = at.history;
  // Undo may go back to before somebody else sat down here; whoever sits here now still does.
  const late = at.seats.filter(({ after }) => after > past.length);
  return late.length === 0 ? rows : [...rows, ...numbered(rows.length, late.map(seatedEntry))];
}

/** Read on from where it was read last; anew where anything but the last actions has changed. */
function readLog<T extends Types>(at: Sitting<T>): ReadLog<T> {
  const { history, seats, seat, logs } = at;
  const { past, takeBacks } = history;
  const last = logs.get(seat);
  const holds = last?.takeBacks === takeBacks && last.seats === seats;
  const read = (done: number, first: number) => numbered(first, entriesAt(at, done));
  const log = { ...grownTo(holds ? last : undefined, past, read), takeBacks, seats };
  logs.set(seat, log);
  return log;
}

type Entry<T extends Types> = Omit<LogEntry<T['Event']>, 'index'>;

/** Numbered for the one who looks: gaps would tell how often the other side did something in secret. */
function numbered<T extends Types>(first: number, entries: readonly Entry<T>[]): LogEntry<T['Event']>[] {
  return entries.map((entry, place) => ({ index: first + place, ...entry }));
}

/** What was to be told when so many actions had been done: the last one, then what was taken back and who sat down. */
function entriesAt<T extends Types>(at: Sitting<T>, done: number): readonly Entry<T>[] {
  const taken = at.history.takeBacks
    .filter(({ after }) => after === done)
    .map(({ by, at: when, freely }) => ({
      events: [],
      takeBack: { by, at: when, ...(freely && { freely }) },
    }));
  const seated = at.seats.filter(({ after }) => after > 0 && after === done).map(seatedEntry);
  return [...(done > 0 ? actionEntry(at, done - 1) : []), ...taken, ...seated];
}

function actionEntry<T extends Types>(at: Sitting<T>, index: number): readonly Entry<T>[] {
  const events = seenOf(at, gameAt(at.history), at.history.past[index].events);
  return events.length > 0 ? [{ events, ...byComputer(at, index, events.length) }] : [];
}

function seatedEntry({ side, level }: Seating) {
  return { events: [], seated: { side, level } };
}

/** Keeps what the computer said of something it did; log entries that were read without it are read anew. */
export function explain<T extends Types>(
  at: Sitting<T>,
  deed: Moment<T>,
  why: Answer<T['Action']>['explanation'] | null,
): void {
  at.explained.set(deed, why);
  for (const [seat, { past }] of at.logs) if (past.includes(deed)) at.logs.delete(seat);
}

/** The level that did the action, and its reasons once all it did is open: reasons for a secret are secret. */
function byComputer<T extends Types>(at: Sitting<T>, index: number, seen: number) {
  const one: Moment<T> = at.history.past[index];
  const level = at.seats.length > 0 ? playedBy(at, index) : null;
  if (level === null) return {};
  const why = at.explained.get(one);
  const open = at.seat === 'all' || (seen === one.events.length && why?.told === 'now');
  return { level, ...(why && open && { why }) };
}

function seenRound<T extends Types>(at: Sitting<T>, index: number, events: readonly T['Event'][]): Seen<T> {
  const [before, after] = [index, index + 1].map((count) => viewOf(at, gameAt(at.history, count)));
  return { before, after, events };
}

/** What was done while the side that looks did not; nothing behind the curtain. */
export function sinceLastLook<T extends Types>(at: Sitting<T>): readonly Seen<T>[] {
  const { drawn, seat, missed, history } = at;
  if (drawn || !isSide<T>(seat)) return [];
  return history.past.slice(missed.from, missed.to).flatMap((each, index) => {
    const events = seenOf(at, gameAt(history), each.events);
    return events.length > 0 ? [seenRound(at, missed.from + index, events)] : [];
  });
}

/** What an entry of the log tells; null if nothing is told. */
export function pastOf<T extends Types>(at: Sitting<T>, entry: number): Seen<T> | null {
  if (at.drawn) return null;
  const { rows, done } = readLog(at);
  const told = rows.at(entry);
  return told && told.events.length > 0 ? seenRound(at, done.at(entry)! - 1, told.events) : null;
}
