import type { Types } from '../../rules/ruleset';
import { isOld, isSent } from '../course';
import { otherSide } from '../mail/parts';
import type { Curtain, Needs } from '../published';
import type { Mail } from '../record';
import { levelAt, type Seating } from '../seats';
import { deciderAt, gameAt, isWithinPhase } from './history';
import { isSide, type Looking, type Sitting } from './sitting';

/** The level of the computer that plays the side now; null: a person, or no side. */
export function levelOf<T extends Types>({ seats }: Sitting<T>, side: T['Side'] | null): string | null {
  return side === null ? null : levelAt(seats, String(side));
}

/** The level that did the action of this index; null: a person. */
export function playedBy<T extends Types>(
  { rules, history, seats }: Sitting<T>,
  index: number,
): string | null {
  return levelAt(seats, String(deciderAt(rules, history, index)), index);
}

/** The sides at which persons sit. */
export function persons<T extends Types>(at: Sitting<T>): readonly T['Side'][] {
  return at.rules.sides.filter((side) => levelOf(at, side) === null);
}

/** By mail: the side sits at the other device. */
export function isAway<T extends Types>({ only }: Sitting<T>, side: Looking<T>): boolean {
  return isSide<T>(side) && only !== null && side !== only;
}

/** The state on this table has been sent. */
function hasSent<T extends Types>({ mail, opened, history }: Sitting<T>): boolean {
  if (mail) return isSent(mail);
  return isOld(opened.mail) && history.past.length === opened.mail.sent;
}

/** By mail: the game has ended, and with the other side hiding nothing in it there is nothing to be asked or shown. */
export function isSettled<T extends Types>({
  rules,
  opened,
  mail,
  only,
  waiting,
  history,
}: Sitting<T>): boolean {
  if (!mail || only === null || waiting || !rules.standing(gameAt(history)).ended) return false;
  return rules.byMail?.hidesNothing(opened.setup, otherSide(rules, String(only))) === true;
}

/**
 * Who is to look at the game as it stands: the side that decides, or the one person there is. By mail the other side while
 * anything waits for it.
 */
function nextSeat<T extends Types>(at: Sitting<T>): Looking<T> {
  const { rules, mail, only, waiting, history } = at;
  const decides = rules.sideToDecide(gameAt(history));
  if (isSettled(at)) return 'all';
  if (mail && only !== null)
    return waiting || hasSent(at) || decides !== only ? otherSide(rules, String(only)) : only;
  const sitting = persons(at);
  if (decides === null || sitting.length === rules.sides.length) return decides ?? 'all';
  return sitting.at(0) ?? 'watch';
}

/** The game as it stands may not be shown before this side has taken the screen. */
function hides<T extends Types>(at: Sitting<T>, side: Looking<T>): boolean {
  const { rules, mail, history } = at;
  if (!isSide<T>(side) || mail) return isAway(at, side);
  if (persons(at).length < rules.sides.length) return false;
  return isAway(at, side) || rules.keepsSecrets(gameAt(history), side);
}

/** Nobody looks over the shoulder of the side that has the screen: the curtain has sent him away, or he does not sit here. */
function looksAlone<T extends Types>(at: Sitting<T>): boolean {
  return at.drawn || at.only !== null || persons(at).length < at.rules.sides.length;
}

/**
 * Who has given his side to the computer may still sit here, before what the one who stays may know: until that one has
 * done something, whatever the computer has done by then.
 */
function givenUp<T extends Types>(at: Sitting<T>): boolean {
  const { rules, seats, seat, history } = at;
  if (!isSide<T>(seat) || !rules.keepsSecrets(gameAt(history), seat)) return false;
  const begun = Math.max(0, lastActOf(at, seat));
  const werePersons = (before: readonly Seating[]) =>
    rules.sides.every((side) => levelAt(before, String(side)) === null);
  return seats.some(
    ({ after, level }, index) => after > begun && level !== null && werePersons(seats.slice(0, index)),
  );
}

/** Who is to look when the game is opened; the curtain falls where anything has been done in secret. */
export function seatFirst<T extends Types>(at: Sitting<T>): void {
  at.seat = nextSeat(at);
  at.drawn = at.history.past.length > 0 ? hides(at, at.seat) || givenUp(at) : isAway(at, at.seat);
  at.notesOpen = at.history.past.length === 0 || looksAlone(at);
  // Of two persons each has seen what was done up to his own last act, and what came of it unless that is told to both; who
  // has done nothing has missed nothing.
  if (persons(at).length < at.rules.sides.length) return;
  for (const side of at.rules.sides) {
    const own = lastActOf(at, side);
    if (own >= 0) at.lastLooks.set(side, isForBoth(at, own) || isAnswered(at, own) ? own : own + 1);
  }
  const to = at.history.past.length;
  at.missed = { from: at.lastLooks.get(at.seat) ?? to, to };
}

/** The index of the last act this side decided; -1: it has decided none. */
function lastActOf<T extends Types>({ rules, history }: Sitting<T>, side: T['Side']): number {
  return history.past.findLastIndex((_, count) => deciderAt(rules, history, count) === side);
}

/** By mail: what came of the action of this index the letter that was opened last has told. */
function isAnswered<T extends Types>({ mail }: Sitting<T>, index: number): boolean {
  return index + 1 === mail?.settled && mail.letters.at(-1)?.answer !== undefined;
}

/** Two persons at one screen look at what both may know, before one of them takes it. */
export function looksTogether<T extends Types>(at: Sitting<T>): boolean {
  return at.seat === 'watch' && persons(at).length > 0;
}

/** What has just been done is to be told to both, and the curtain would fall on it. */
function tellsBoth<T extends Types>(at: Sitting<T>): boolean {
  const { options, mail, waiting, history } = at;
  if (mail || waiting || options.alwaysCurtain?.() === true || !hides(at, nextSeat(at))) return false;
  return isForBoth(at, history.past.length - 1);
}

/** What came of the action of this index is told to both. */
function isForBoth<T extends Types>({ rules, options, history }: Sitting<T>, index: number): boolean {
  const events = history.past.at(index)?.events ?? [];
  const open = rules.sides.reduce((seen, side) => rules.witnessed(gameAt(history), seen, side), events);
  return options.tellsBoth?.(open) === true;
}

/** The side goes on, and what both could look at so far is its own from here on. */
function turnsSecret<T extends Types>(at: Sitting<T>, side: Looking<T>): boolean {
  const { rules, history } = at;
  if (!isSide<T>(side) || !hides(at, side) || isWithinPhase(rules, history)) return false;
  return !rules.keepsSecrets(gameAt(history, history.past.length - 1), side);
}

/** After an action: the screen passes on where the other side decides next or has to look away, and before that both may look. */
export function seatAfter<T extends Types>(at: Sitting<T>): void {
  const to = nextSeat(at);
  if (to === at.seat && !turnsSecret(at, to)) return;
  if (tellsBoth(at)) at.seat = 'watch';
  else handTo(at, to);
}

/** Passes the screen on when the other side decides next. */
export function passSeat<T extends Types>(at: Sitting<T>): void {
  const to = nextSeat(at);
  if (to !== at.seat) handTo(at, to);
}

/** The curtain falls where there is something to hide. */
function handTo<T extends Types>(at: Sitting<T>, to: Looking<T>): void {
  const count = at.history.past.length;
  const together = looksTogether(at);
  for (const one of together ? at.rules.sides : [at.seat]) at.lastLooks.set(one, count);
  at.missed = { from: at.lastLooks.get(to) ?? count, to: count };
  at.drawn = isSide<T>(to) && (at.options.alwaysCurtain?.() === true || hides(at, to));
  at.looked = together || !at.drawn;
  at.notesOpen = looksAlone(at);
  at.seat = to;
}

/** Others sit here now: whoever looks is not to see what the next one may know, unless nobody sat here. */
export function seatAnew<T extends Types>(at: Sitting<T>): void {
  const to = nextSeat(at);
  if (persons(at).length === 0) takeSeat(at);
  at.notesOpen ||= looksAlone(at);
  if (to === at.seat) return;
  at.drawn = isSide<T>(to) && isSide<T>(at.seat) && at.rules.keepsSecrets(gameAt(at.history), to);
  at.looked = !at.drawn;
  at.notesOpen = looksAlone(at);
  at.seat = to;
}

/** The side that looks, or is to look, has the screen. */
export function takeSeat<T extends Types>(at: Sitting<T>): void {
  at.drawn = false;
  at.looked = true;
}

/** The screen goes back to the side that was to look; nothing has been shown. */
export function seatBack<T extends Types>(at: Sitting<T>): void {
  takeSeat(at);
  at.seat = nextSeat(at);
}

/** The curtain before the side that is to look next. */
export function curtainOf<T extends Types>(at: Sitting<T>, side: T['Side']): Curtain<T['Side']> {
  const { rules, mail, history } = at;
  const sent = hasSent(at);
  const { past } = history;
  const handedOver =
    !at.looked &&
    past.at(-1)?.bar === null &&
    deciderAt(rules, history, past.length - 1) !== side &&
    persons(at).length > 1;
  const canGoBack = !sent && (mail ? waitsUnrolled(at) : handedOver);
  return { side, canGoBack, away: isAway(at, side), sent, needs: needs(at) };
}

/** By mail: what waits has shown its side no dice. */
function waitsUnrolled<T extends Types>({ rules, waiting, history }: Sitting<T>): boolean {
  return waiting !== null && rules.finality(gameAt(history), waiting.game, []) !== 'dice';
}

function needs<T extends Types>(at: Sitting<T>): Needs {
  const { rules, mail, only, waiting, history } = at;
  if (waiting?.action === null) return 'dice';
  if (waiting && rules.standing(waiting.game).ended) return 'end';
  if (waiting) return restsOnTurn(at, waiting.game) ? 'decision' : 'answer';
  const game = gameAt(history);
  if (mail && rules.standing(game).ended) return 'papers';
  if (!mail) return 'decision';
  if (rules.sideToDecide(game) !== only) return passedOn(mail);
  return mail.letters.some(({ by, atTable }) => by !== only && !atTable) ? 'dice' : 'passphrase';
}

/** The letter that has come leaves nothing to be decided here. */
function passedOn(mail: Mail<unknown>): Needs {
  const last = mail.letters.at(-1);
  if (isSent(mail) || last?.atTable) return 'decision';
  return last?.asks ? 'answered' : 'passed';
}

/** The take-back was asked because the turn has passed to the other side. */
function restsOnTurn<T extends Types>({ rules, only }: Sitting<T>, guess: T['Game']): boolean {
  const decides = rules.sideToDecide(guess);
  return decides !== null && decides !== only;
}
