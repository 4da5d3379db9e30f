import type { Types } from '../../rules/ruleset';
import type { Moment } from '../moments';
import type { LogEntry } from '../published';
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

/** Numbered anew: gaps would tell how often the other side did something in secret. */
export function logOf<T extends Types>(at: Sitting<T>): readonly LogEntry<T['Event']>[] {
  return entriesOf(at).map((entry, index) => ({ ...entry, index }));
}

/** The log with the number of actions before each entry. */
function entriesOf<T extends Types>(at: Sitting<T>): readonly LogEntry<T['Event']>[] {
  const { past, takeBacks } = at.history;
  const now = gameAt(at.history);
  const read = past.map((one, index) => {
    const events = seenOf(at, now, one.events);
    return { index, events, ...byComputer(at, index, events.length) };
  });
  const taken = takeBacks
    .filter(({ after }) => after <= past.length)
    .map(({ after, by, at: when, freely }) => ({
      index: after,
      events: [],
      takeBack: { by, at: when, ...(freely && { freely }) },
    }));
  const changes = at.seats
    .filter(({ after }) => after > 0)
    .map(({ after, side, level }) => ({ index: after, events: [], seated: { side, level } }));
  // Stable: what was taken back stands before what was done instead.
  return [...taken, ...changes, ...read.filter(({ events }) => events.length > 0)].sort(
    (a, b) => a.index - b.index,
  );
}

/** The level that did it, and why if all of it is open: what explains a secret is one. */
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
  const told = at.drawn ? undefined : entriesOf(at).at(entry);
  return told && told.events.length > 0 ? seenRound(at, told.index, told.events) : null;
}
