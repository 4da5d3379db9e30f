import type { Types } from '../../rules/ruleset';
import type { Moment } from '../moments';
import { seatsUpTo } from '../seats';
import type { TakeBack } from '../record';
import { advanced, gameAt, sinceLastOf, takenBack, toRedo, undone, withoutFuture } from './history';
import { viewOf } from './log';
import { undoOf } from './publish';
import { passSeat, seatAfter } from './seat';
import { next, type Sitting, type Waiting } from './sitting';

/** Asked of the view first, so that what the side does not know of is refused like what does not exist. */
export function whyRefused<T extends Types>(
  at: Sitting<T>,
  action: T['Action'],
  seen: T['Position'] = viewOf(at, gameAt(at.history)),
): T['Illegal'] | undefined {
  return at.rules.whyIllegal(seen, action) ?? at.rules.whyIllegal(gameAt(at.history), action);
}

/** A new action clears what could be redone; with all that was done after `from` it is done in one go. */
export function decideAnew<T extends Types>(
  at: Sitting<T>,
  action: T['Action'],
  from: number = at.history.past.length,
): void {
  const { length: count } = at.history.past;
  const earlier = at.together.filter(({ to }) => to <= from);
  at.together = from < count ? [...earlier, { from, to: count + 1 }] : earlier;
  // Who sat down after what has been undone sits here from now on.
  if (at.seats.some(({ after }) => after > count)) at.seats = seatsUpTo(at.seats, count);
  at.history = withoutFuture(at.history);
  at.asked = null;
  step(at, action);
}

function step<T extends Types>(at: Sitting<T>, action: T['Action']): void {
  const done = next(at, action);
  at.waiting = waitsFor(at, done);
  if (!at.waiting) at.history = advanced(at.history, done);
  seatAfter(at);
}

/** By mail: dice that are not here, or an outcome only the other side can tell. */
function waitsFor<T extends Types>(
  { rules, mail, history }: Sitting<T>,
  { game: after, action, events }: Moment<T>,
): Waiting<T> | null {
  if (!mail || !rules.byMail) return null;
  const before = gameAt(history);
  const rolls = rules.finality(before, after, events) === 'dice';
  if (!mail.rolls && (rolls || rules.consequences(before, action).dice[1] > 0))
    return { action: null, game: before };
  return rules.byMail.restsOnOther({ before, action, after, events }) ? { action, game: after } : null;
}

/** Takes back the last action; false if it cannot be. */
export function takeBack<T extends Types>(at: Sitting<T>): boolean {
  if (at.drawn || !undoOf(at).possible) return false;
  at.history = undone(at.history);
  at.asked = null;
  return true;
}

/** Does again what was taken back last; false if there is nothing. */
export function doAgain<T extends Types>(at: Sitting<T>): boolean {
  const again = at.drawn ? null : toRedo(at.history);
  if (!again) return false;
  at.history = again.history;
  step(at, again.action);
  return true;
}

/** Takes back a side's last action with whatever came of it, dice or not. */
export function takeBackSince<T extends Types>(
  at: Sitting<T>,
  by: T['Side'],
  how: Pick<TakeBack, 'freely'> = {},
): void {
  const removed = sinceLastOf(at.rules, at.history, by);
  const when = at.options.now?.() ?? new Date().toISOString();
  at.history = takenBack(at.history, removed, { by: String(by), at: when, ...how });
  at.seats = seatsUpTo(at.seats, at.history.past.length);
  at.asked = null;
  passSeat(at);
}
