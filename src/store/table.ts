import { createStore, type StoreApi } from 'zustand/vanilla';
import { fingerprinter } from '../rules/fingerprint';
import type { Ruleset, Standing, Types } from '../rules/ruleset';
import { correspondence, courseOf, isOld, isSent } from './course';
import { otherSide, sideNamed } from './mail/parts';
import type {
  ComputerTurn,
  Curtain,
  LogEntry,
  Needs,
  Published,
  SaveState,
  TakeBackRequest,
  Undo,
} from './published';
import { moment, played, type Moment } from './moments';
import { notesOf, withNotes, type MapNote } from './notes';
import type { Check, Mail, RecordOf, TakeBack } from './record';
import { isSame, regaining, type Forgotten } from './regaining';
import { levelAt, ownSeed, seated, seatsUpTo } from './seats';
import { thinking, type Answer, type Task, type Thinker, type ThinkingState } from './thinking';

export type { GameRecord } from './record';

export interface TableOptions<T extends Types> {
  /** Called after every change with the record to keep and where it stands. */
  readonly keep?: (record: RecordOf<T>, standing: Standing) => void;
  /** Draw the curtain at every hand-over, secrets or not. */
  readonly alwaysCurtain?: () => boolean;
  /** ISO date and time; the clock's unless a test says otherwise. */
  readonly now?: () => string;
  /** What is legal and still not to be done now, as in a lesson; who bars it says why. */
  readonly bars?: (action: T['Action']) => boolean;
}

/** How a table is run, and who thinks for the sides that the computer plays. */
export interface TableChoices<T extends Types> extends TableOptions<T> {
  readonly thinker?: Thinker<T['Position'], T['Action']> | undefined;
}

/** The one way into a game: every command checks, plays and publishes. */
export interface Table<T extends Types> {
  readonly published: StoreApi<Published<T>>;
  /**
   * Does the action, or changes nothing and returns why not, as the side to decide may know it; 'computersTurn': it is
   * not for a person to decide; 'barred': it is legal, but the table was told to bar it.
   */
  act(action: T['Action']): T['Illegal'] | 'computersTurn' | 'barred' | undefined;
  /** Takes back the last action; false if dice, a revelation or a hand-over bars it. */
  undo(): boolean;
  /** Does again what undo took back; false if there is nothing. */
  redo(): boolean;
  /** Takes back everything since the phase began that can be taken back. */
  restartPhase(): void;
  /** The side behind the curtain takes the screen. */
  takeSeat(): void;
  /** From behind the curtain back to the side that handed over, if nothing has been shown. */
  goBack(): void;
  /** Draws the curtain over the side that is looking. */
  hide(): void;
  /**
   * Asks the other side for the last action of this one back, dice, revelations and hand-over or not. False by mail,
   * behind the curtain, and if it has done none.
   */
  askTakeBack(by: T['Side']): boolean;
  /** The other side consents: the actions go with their dice, the record and the log keep that they went. */
  grantTakeBack(): void;
  refuseTakeBack(): void;
  /**
   * Against the computer: takes back the person's last decision with whatever came of it, dice or not; the record and the
   * log keep that it went. False where two persons sit or none, or nothing has been decided.
   */
  takeBackOwn(): boolean;
  /** Gives a side to the computer at a level, or to a person, at any time; not by mail. */
  seat(side: T['Side'], level: string | null): void;
  /** What the computer has done has been looked at, or it may think again. */
  goOn(): void;
  /** The computer plays what seems best to it so far. */
  hurry(): void;
  /** Puts these notes of the looking side on the map in place of those it had; nothing behind the curtain. */
  annotate(notes: readonly MapNote[]): void;
  /** The computer rests until `goOn`. */
  rest(): void;
  /** The table is left: nobody thinks at it any more. */
  leave(): void;
  record(): RecordOf<T>;
  standing(): Standing;
  /** By mail: the other side's device is waited for. */
  isAway(): boolean;
  /** The sides of which the record holds what the other may not see yet. */
  secretSides(): readonly T['Side'][];
  setSave(save: SaveState): void;
  /**
   * What was done while the side that looks did not, as it may see it, action by action; nothing behind the curtain, and
   * nothing before it has looked once since the game was put on the table.
   */
  sinceLastLook(): readonly {
    readonly before: T['Position'];
    readonly after: T['Position'];
    readonly events: readonly T['Event'][];
  }[];
  /** What an entry of the log tells, with the game before and after it as the side may see them; null if nothing is told. */
  pastOf(entry: number): {
    readonly before: T['Position'];
    readonly after: T['Position'];
    readonly events: readonly T['Event'][];
  } | null;
  /** The whole game after each action, for the replay of an ended game; null while it is being played. */
  replay():
    | readonly {
        readonly game: T['Game'];
        readonly action: T['Action'];
        readonly events: readonly T['Event'][];
      }[]
    | null;
}

/** What has been done and waits for the other side's device; `action` null: nothing, it is its half of the dice. */
interface Waiting<Game, Action> {
  readonly action: Action | null;
  /** As far as it can be known here. */
  readonly game: Game;
}

/**
 * Opens a game at its last action, `before` what has been played of it. Throws RangeError if an action of the record is not legal where it stands
 * (see `readRecord` for opening a record at its last good action).
 */
export function openTable<T extends Types>(
  ruleset: Ruleset<T>,
  opened: RecordOf<T>,
  options: TableChoices<T> = {},
  before: readonly Moment<T>[] = [...played(ruleset, opened)],
): Table<T> {
  type State = Published<T>;
  const course = courseOf(ruleset, opened);
  const mail = correspondence(opened.mail);
  /** The one side that sits at this screen, where the game is played by mail. */
  const only = mail || isOld(opened.mail) ? sideNamed(ruleset, opened.mail?.seat ?? '') : null;
  const first = ruleset.setup(opened.setup, opened.seed);
  const past = [...before];
  const future: T['Action'][] = [];
  const takeBacks: TakeBack[] = [...(opened.takeBacks ?? [])];
  /** Of games that never change, each reckoned once. */
  const hashes = new WeakMap<T['Game'], string>();
  const fingerprint = fingerprinter();
  let asked: TakeBackRequest<T['Side']> | null = null;
  let save: SaveState = { state: 'saved' };
  let seats = opened.mail ? [] : (opened.seats ?? []);
  let notes = opened.notes ?? [];
  let computer: ComputerTurn<T['Side']> | null = null;
  /** What the computer said of what it has done; null: it cannot say any more, as of what it was hurried to do. */
  const explained = new WeakMap<Moment<T>, Answer<T['Action']>['explanation'] | null>();

  const game = () => past.at(-1)?.game ?? first;
  /** By mail: what cannot go on without the other device. */
  let waiting: Waiting<T['Game'], T['Action']> | null =
    mail?.asked === undefined ? null : { action: mail.asked, game: next(mail.asked).game };
  /** Who looks; with the curtain drawn, who is to look next. */
  let seat: T['Side'] | 'all' | 'watch' = nextSeat();
  let drawn = past.length > 0 ? hides(seat) : isAwayFrom(seat);
  /** How much had been done when each side last looked; and what the one that looks now was not there for. */
  const lastLooks = new Map<typeof seat, number>();
  let missed = { from: past.length, to: past.length };
  const published = createStore<State>(() => publish());
  const mind = thinking<T['Position'], T['Action']>(options.thinker, { due, play: playAnswer, tell });
  const reasons = regaining<T['Position'], T['Action']>(options.thinker, forgotten, () =>
    published.setState(publish(), true),
  );
  mind.anew();

  function next(action: T['Action']): Moment<T> {
    return moment(ruleset, { course, index: past.length }, game(), action);
  }

  function publish(): State {
    const now = game();
    const position = drawn ? null : viewOf(now);
    return {
      id: opened.id,
      setup: ruleset.openSetup?.(opened.setup) ?? opened.setup,
      name: opened.name,
      seat,
      position,
      seats: ruleset.sides.map((side) => ({ side, level: levelOf(side) })),
      computer,
      curtain: drawn && isSide(seat) ? curtain(seat) : null,
      log: drawn ? [] : log(now),
      notes: drawn ? [] : notesOf(notes, String(seat)),
      takesBackOwn: alone() !== null,
      undo: drawn ? { possible: false, why: 'nothing' } : undoOf(),
      redo: drawn ? null : (future.at(-1) ?? null),
      takeBack: asked,
      save,
    };
  }

  /** What the one at the screen may know; who only watches knows what both sides know. */
  function viewOf(now: T['Game']): T['Position'] {
    if (seat !== 'watch') return ruleset.view(now, seat);
    return ruleset.sides.reduce<T['Position']>((known, side) => ruleset.view(known, side), now);
  }

  function seenOf(position: T['Position'], events: readonly T['Event'][]): readonly T['Event'][] {
    if (seat !== 'watch') return ruleset.witnessed(position, events, seat);
    return ruleset.sides.reduce((seen, side) => ruleset.witnessed(position, seen, side), events);
  }

  function isSide(one: T['Side'] | 'all' | 'watch'): one is T['Side'] {
    return one !== 'all' && one !== 'watch';
  }

  /** Numbered anew: gaps would tell how often the other side did something in secret. */
  function log(position: T['Position']): readonly LogEntry<T['Event']>[] {
    return entries(position).map((entry, index) => ({ ...entry, index }));
  }

  /** The log with the number of actions before each entry. */
  function entries(position: T['Position']): readonly LogEntry<T['Event']>[] {
    const read = past.map((one, index) => {
      const events = seenOf(position, one.events);
      return { index, events, ...byComputer(one, index, events.length) };
    });
    const taken = takeBacks
      .filter(({ after }) => after <= past.length)
      .map(({ after, by, at, freely }) => ({
        index: after,
        events: [],
        takeBack: { by, at, ...(freely && { freely }) },
      }));
    const changes = seats
      .filter(({ after }) => after > 0)
      .map(({ after, side, level }) => ({ index: after, events: [], seated: { side, level } }));
    // Stable: what was taken back stands before what was done instead.
    return [...taken, ...changes, ...read.filter(({ events }) => events.length > 0)].sort(
      (a, b) => a.index - b.index,
    );
  }

  /** The games round an action, as the looking side may see them. */
  function seenRound(index: number, events: readonly T['Event'][]) {
    const before = index > 0 ? past[index - 1].game : first;
    return { before: viewOf(before), after: viewOf(past[index].game), events };
  }

  /** The level that did it, and why if all of it is open: what explains a secret is one. */
  function byComputer(one: Moment<T>, index: number, seen: number) {
    const level = seats.length > 0 ? levelAt(seats, String(decider(index)), index) : null;
    if (level === null) return {};
    const why = explained.get(one);
    const open = seat === 'all' || (seen === one.events.length && why?.told === 'now');
    return { level, ...(why && open && { why }) };
  }

  function curtain(side: T['Side']): Curtain<T['Side']> {
    const sent = hasSent();
    const handedOver = past.at(-1)?.bar === null && decider(past.length - 1) !== side && persons().length > 1;
    const canGoBack = !sent && (mail ? waiting !== null : handedOver);
    return { side, canGoBack, away: isAwayFrom(side), sent, needs: needs() };
  }

  function needs(): Needs {
    if (waiting) return waiting.action === null ? 'dice' : restsOnTurn(waiting.game) ? 'decision' : 'answer';
    return mail && ruleset.standing(game()).ended ? 'papers' : 'decision';
  }

  /** It has been asked because the turn has come to the other side. */
  function restsOnTurn(guess: T['Game']): boolean {
    const next = ruleset.sideToDecide(guess);
    return next !== null && next !== only;
  }

  /** What stands here has been sent. */
  function hasSent(): boolean {
    if (mail) return isSent(mail);
    return isOld(opened.mail) && past.length === opened.mail.sent;
  }

  function isAwayFrom(side: T['Side'] | 'all' | 'watch'): boolean {
    return isSide(side) && only !== null && side !== only;
  }

  function levelOf(side: T['Side'] | null): string | null {
    return side === null ? null : levelAt(seats, String(side));
  }

  function persons(): readonly T['Side'][] {
    return ruleset.sides.filter((side) => levelOf(side) === null);
  }

  /**
   * Who is to look at the game as it stands: the side that decides, or the one person there is. By mail the other side
   * while anything waits for it.
   */
  function nextSeat(): T['Side'] | 'all' | 'watch' {
    const next = ruleset.sideToDecide(game());
    if (mail && only !== null)
      return waiting || hasSent() || next !== only ? otherSide(ruleset, String(only)) : only;
    const sitting = persons();
    if (next === null || sitting.length === ruleset.sides.length) return next ?? 'all';
    return sitting.at(0) ?? 'watch';
  }

  /** The game as it stands may not be shown before this side has taken the screen. */
  function hides(side: T['Side'] | 'all' | 'watch'): boolean {
    if (!isSide(side) || mail) return isAwayFrom(side);
    if (persons().length < ruleset.sides.length) return false;
    return isAwayFrom(side) || ruleset.keepsSecrets(game(), side);
  }

  /** The side that decided after `count` actions. */
  function decider(count: number): T['Side'] | null {
    return ruleset.sideToDecide(count > 0 ? past[count - 1].game : first);
  }

  /** The phase that stood after `count` actions. */
  function begunIn(count: number): string {
    return ruleset.phaseOf(count > 0 ? past[count - 1].game : first);
  }

  function undoOf(): Undo<T['Action']> {
    const last = past.length > (mail?.settled ?? -1) ? past.at(-1) : undefined;
    if (!last) return { possible: false, why: 'nothing' };
    if (last.bar) return { possible: false, why: last.bar };
    const [by, next] = [decider(past.length - 1), decider(past.length)];
    const handedOver = by !== next || levelOf(next) !== null || playedBy(past.length - 1) !== null;
    return handedOver ? { possible: false, why: 'handedOver' } : { possible: true, action: last.action };
  }

  /** The level that did the action of this index; null: a person. */
  function playedBy(index: number): string | null {
    return levelAt(seats, String(decider(index)), index);
  }

  /** A person has changed something: whatever the computer was thinking is void. */
  function changed(): void {
    published.setState(publish(), true);
    options.keep?.(record(), standing());
    mind.anew();
  }

  /** All the computer is told: what its side may know, and a seed that tells nothing of the dice. */
  function due(attempt: number): Task<T['Position']> | null {
    const task = taskAfter(past.length, attempt);
    if (task) reasons.stop();
    else reasons.goOn();
    return task;
  }

  /** What it was told, or is, when so much had been done; null: a person decided. */
  function taskAfter(count: number, attempt: number): Task<T['Position']> | null {
    const side = decider(count);
    const level = side && (count < past.length ? playedBy(count) : levelOf(side));
    if (side === null || level === null) return null;
    const before = count > 0 ? past[count - 1].game : first;
    const seed = ownSeed(opened.id, String(side), ruleset.phaseOf(before), attempt);
    return { game: ruleset.name, view: ruleset.view(before, side), side: String(side), level, seed };
  }

  /** The last thing the computer did since a person did something of which nobody knows why: the page was loaded since. */
  function forgotten(): Forgotten<T['Position'], T['Action']> | null {
    for (let index = past.length - 1; index >= 0 && playedBy(index) !== null; index--) {
      const deed = past[index];
      if (explained.has(deed)) continue;
      const task = taskAfter(index, 0);
      const hear = ({ action, explanation }: Answer<T['Action']>) =>
        explained.set(deed, isSame(action, deed.action) ? explanation : null);
      return task && { task, hear };
    }
    return null;
  }

  /** Does what the computer has decided; what nobody at the screen sees of it is not even published. */
  function playAnswer({ action, explanation }: Answer<T['Action']>): 'seen' | 'unseen' | 'refused' {
    const side = decider(past.length);
    if (side === null || levelOf(side) === null || !ruleset.isAction(action)) return 'refused';
    const known = ruleset.view(game(), side);
    if ((ruleset.whyIllegal(known, action) ?? ruleset.whyIllegal(game(), action)) !== undefined)
      return 'refused';
    future.length = 0;
    asked = null;
    const before = JSON.stringify(viewOf(game()));
    step(action);
    const done = past[past.length - 1];
    explained.set(done, explanation);
    const seen = seenOf(game(), done.events).length > 0 || JSON.stringify(viewOf(game())) !== before;
    if (seen) {
      computer = { side, level: levelOf(side) ?? '', state: 'shown', share: 0 };
      published.setState(publish(), true);
    }
    options.keep?.(record(), standing());
    return seen ? 'seen' : 'unseen';
  }

  function tell(state: ThinkingState | null, share: number): void {
    const next = decider(past.length);
    // The one who has done what is being looked at, while the next one thinks.
    const side = state === 'shown' ? (computer?.side ?? next) : next;
    const level = side === null ? null : (levelOf(side) ?? computer?.level ?? null);
    const over = state === null || next === null || side === null || level === null;
    const told = over ? null : { side, level, state, share };
    if (JSON.stringify(told) === JSON.stringify(computer)) return;
    computer = told;
    published.setState({ computer });
  }

  function record(): RecordOf<T> {
    const actions = past.map(({ action }) => action);
    const { format: _format, seats: _seats, notes: _notes, ...kept } = opened;
    const going = mail ? { mail: withAsked(mail, waiting?.action ?? undefined) } : {};
    const seating = seats.length > 0 ? { seats } : {};
    return {
      ...kept,
      ...going,
      ...seating,
      ...(notes.length > 0 && { notes }),
      actions,
      checks: checks(),
      takeBacks: [...takeBacks],
    };
  }

  /** Fingerprints of the starts of the phases and of the game as it stands. */
  function checks(): readonly Check[] {
    const found: Check[] = [{ after: 0, hash: hashOf(first) }];
    for (const [index, { game, begins }] of past.entries())
      if (begins || index === past.length - 1) found.push({ after: index + 1, hash: hashOf(game) });
    return found;
  }

  function hashOf(of: T['Game']): string {
    const known = hashes.get(of) ?? fingerprint(of);
    hashes.set(of, known);
    return known;
  }

  /** By mail nothing has ended before the papers of both sides are open. */
  function standing(): Standing {
    const now = ruleset.standing(waiting?.game ?? game());
    return mail && now.ended ? { ...now, ended: false, winner: null } : now;
  }

  /** Passes the screen on when the other side decides next; the curtain falls where there is something to hide. */
  function passSeat(): void {
    const next = nextSeat();
    if (next === seat) return;
    lastLooks.set(seat, past.length);
    missed = { from: lastLooks.get(next) ?? past.length, to: past.length };
    drawn = isSide(next) && (options.alwaysCurtain?.() === true || hides(next));
    seat = next;
  }

  /** Asked of the view first, so that what the side does not know of is refused like what does not exist. */
  function whyRefused(action: T['Action']): T['Illegal'] | undefined {
    const seen = published.getState().position ?? viewOf(game());
    return ruleset.whyIllegal(seen, action) ?? ruleset.whyIllegal(game(), action);
  }

  function step(action: T['Action']): void {
    const done = next(action);
    waiting = waitsFor(done);
    if (!waiting) past.push(done);
    passSeat();
  }

  /** By mail: dice that are not here, or an outcome only the other side can tell. */
  function waitsFor({ game: after, action, events }: Moment<T>): Waiting<T['Game'], T['Action']> | null {
    if (!mail || !ruleset.byMail) return null;
    const before = game();
    const rolls = ruleset.finality(game(), after, events) === 'dice';
    if (!mail.rolls && (rolls || ruleset.crossing(before, action).dice[1] > 0))
      return { action: null, game: game() };
    const rests = ruleset.byMail.restsOnOther({ before, action, after: after, events });
    return rests ? { action, game: after } : null;
  }

  function takeBack(): boolean {
    if (drawn || !undoOf().possible) return false;
    const last = past.pop();
    if (last) future.push(last.action);
    asked = null;
    return last !== undefined;
  }

  /** How many actions go if this side's last one goes; 0 if it has done none. */
  function sinceLastOf(side: T['Side']): number {
    for (let count = 1; count <= past.length; count++)
      if (decider(past.length - count) === side) return count;
    return 0;
  }

  function removeSinceLastOf(by: T['Side'], how: Pick<TakeBack, 'freely'> = {}): void {
    const removed = sinceLastOf(by);
    past.length -= removed;
    future.length = 0;
    seats = seatsUpTo(seats, past.length);
    const at = options.now?.() ?? new Date().toISOString();
    takeBacks.push({ after: past.length, removed, by: String(by), at, ...how });
    asked = null;
    passSeat();
  }

  /** The one person who plays the computer and has decided something; null: there is none. */
  function alone(): T['Side'] | null {
    const [by, ...others] = persons();
    const can = !drawn && only === null && by !== undefined && others.length === 0;
    return can && sinceLastOf(by) > 0 ? by : null;
  }

  /** Whoever looks now is not to see what the next one may know, unless nobody sat here. */
  function seatAnew(): void {
    const next = nextSeat();
    if (persons().length === 0) drawn = false;
    if (next === seat) return;
    drawn = isSide(next) && isSide(seat) && ruleset.keepsSecrets(game(), next);
    seat = next;
  }

  return {
    published,
    act(action) {
      if (levelOf(decider(past.length)) !== null) return 'computersTurn';
      const reason = whyRefused(action);
      if (reason !== undefined) return reason;
      if (options.bars?.(action) === true) return 'barred';
      future.length = 0;
      asked = null;
      step(action);
      changed();
      return undefined;
    },
    undo() {
      const done = takeBack();
      if (done) changed();
      return done;
    },
    redo() {
      const action = drawn ? undefined : future.pop();
      if (action === undefined) return false;
      step(action);
      changed();
      return true;
    },
    restartPhase() {
      const phase = ruleset.phaseOf(game());
      while (begunIn(past.length - 1) === phase && takeBack());
      changed();
    },
    takeSeat() {
      if (isAwayFrom(seat)) return;
      drawn = false;
      published.setState(publish(), true);
    },
    goBack() {
      if (!drawn || !isSide(seat) || !curtain(seat).canGoBack) return;
      if (!mail) past.pop();
      waiting = null;
      asked = null;
      drawn = false;
      seat = nextSeat();
      changed();
    },
    hide() {
      drawn = isSide(seat) && persons().length === ruleset.sides.length;
      published.setState(publish(), true);
    },
    askTakeBack(by) {
      if (drawn || only !== null || persons().length < 2 || sinceLastOf(by) === 0) return false;
      asked = { by };
      published.setState({ takeBack: asked });
      return true;
    },
    grantTakeBack() {
      if (!asked) return;
      removeSinceLastOf(asked.by);
      changed();
    },
    sinceLastLook() {
      if (drawn || !isSide(seat)) return [];
      const position = game();
      return past.slice(missed.from, missed.to).flatMap((each, index) => {
        const events = seenOf(position, each.events);
        return events.length > 0 ? [seenRound(missed.from + index, events)] : [];
      });
    },
    pastOf(entry) {
      const told = drawn ? undefined : entries(game()).at(entry);
      return told && told.events.length > 0 ? seenRound(told.index, told.events) : null;
    },
    refuseTakeBack() {
      asked = null;
      published.setState({ takeBack: null });
    },
    takeBackOwn() {
      const by = alone();
      if (by === null) return false;
      removeSinceLastOf(by, { freely: true });
      changed();
      return true;
    },
    seat(side, level) {
      if (opened.mail || levelOf(side) === level || !ruleset.sides.includes(side)) return;
      seats = seated(seats, { after: past.length, side: String(side), level });
      future.length = 0;
      asked = null;
      seatAnew();
      changed();
    },
    annotate(own) {
      if (drawn || !isSide(seat)) return;
      notes = withNotes(notes, String(seat), own);
      published.setState({ notes: notesOf(notes, String(seat)) });
      options.keep?.(record(), standing());
    },
    goOn: mind.goOn,
    hurry: mind.hurry,
    rest: mind.rest,
    leave() {
      reasons.stop();
      mind.end();
    },
    record,
    standing,
    isAway: () => isAwayFrom(seat),
    secretSides: () =>
      ruleset.sides.filter((side) => side === only || ruleset.recordKeepsSecrets(game(), side)),
    setSave(next) {
      save = next;
      published.setState({ save });
    },
    replay: () => (seat === 'all' ? past : null),
  };
}

function withAsked<Action>({ asked: _, ...mail }: Mail<Action>, asked: Action | undefined): Mail<Action> {
  return { ...mail, ...(asked !== undefined && { asked }) };
}
