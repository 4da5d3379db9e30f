import { createStore, type StoreApi } from 'zustand/vanilla';
import { fingerprinter } from '../rules/fingerprint';
import type { Ruleset, Standing } from '../rules/ruleset';
import { correspondence, courseOf, isOld, isSent } from './course';
import { otherSide, sideNamed } from './mail/parts';
import type { Curtain, LogEntry, Needs, Published, SaveState, TakeBackRequest, Undo } from './published';
import { moment, played, type Moment } from './moments';
import type { Check, GameRecord, Mail, TakeBack } from './record';

export type { GameRecord } from './record';

export interface TableOptions<Setup, Action> {
  /** Called after every change with the record to keep and where it stands. */
  readonly keep?: (record: GameRecord<Setup, Action>, standing: Standing) => void;
  /** Draw the curtain at every hand-over, secrets or not. */
  readonly alwaysCurtain?: () => boolean;
  /** ISO date and time; the clock's unless a test says otherwise. */
  readonly now?: () => string;
}

/** The one way into a game: every command checks, plays and publishes. */
export interface Table<Setup, Game, Position, Action, Event, Illegal, Side> {
  readonly published: StoreApi<Published<Setup, Position, Action, Event, Side>>;
  /** Does the action, or changes nothing and returns why not, as the side to decide may know it. */
  act(action: Action): Illegal | undefined;
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
  askTakeBack(by: Side): boolean;
  /** The other side consents: the actions go with their dice, the record and the log keep that they went. */
  grantTakeBack(): void;
  refuseTakeBack(): void;
  record(): GameRecord<Setup, Action>;
  standing(): Standing;
  /** By mail: the other side's device is waited for. */
  isAway(): boolean;
  /** The sides of which the record holds what the other may not see yet. */
  secretSides(): readonly Side[];
  setSave(save: SaveState): void;
  /** The whole game after each action, for the replay of an ended game; null while it is being played. */
  replay():
    readonly { readonly game: Game; readonly action: Action; readonly events: readonly Event[] }[] | null;
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
export function openTable<Setup, Game extends object, Position, Action, Event, Illegal, Side>(
  ruleset: Ruleset<Setup, Game, Position, Action, Event, Illegal, Side>,
  opened: GameRecord<Setup, Action>,
  options: TableOptions<Setup, Action> = {},
  before: readonly Moment<Game, Action, Event>[] = [...played(ruleset, opened)],
): Table<Setup, Game, Position, Action, Event, Illegal, Side> {
  type State = Published<Setup, Position, Action, Event, Side>;
  const course = courseOf(ruleset, opened);
  const mail = correspondence(opened.mail);
  /** The one side that sits at this screen, where the game is played by mail. */
  const only = mail || isOld(opened.mail) ? sideNamed(ruleset, opened.mail?.seat ?? '') : null;
  const first = ruleset.setup(opened.setup, opened.seed);
  const past = [...before];
  const future: Action[] = [];
  const takeBacks: TakeBack[] = [...(opened.takeBacks ?? [])];
  /** Of games that never change, each reckoned once. */
  const hashes = new WeakMap<Game, string>();
  const fingerprint = fingerprinter();
  let asked: TakeBackRequest<Side> | null = null;
  let save: SaveState = { state: 'saved' };

  const game = () => past.at(-1)?.game ?? first;
  /** By mail: what cannot go on without the other device. */
  let waiting: Waiting<Game, Action> | null =
    mail?.asked === undefined ? null : { action: mail.asked, game: next(mail.asked).game };
  /** Who looks; with the curtain drawn, who is to look next. */
  let seat: Side | 'all' = nextSeat();
  let drawn = past.length > 0 ? hides(seat) : isAwayFrom(seat);
  const published = createStore<State>(() => publish());

  function next(action: Action): Moment<Game, Action, Event> {
    return moment(ruleset, { course, index: past.length }, game(), action);
  }

  function publish(): State {
    const now = game();
    const position = drawn ? null : ruleset.view(now, seat);
    return {
      id: opened.id,
      setup: opened.setup,
      name: opened.name,
      seat,
      position,
      curtain: drawn && seat !== 'all' ? curtain(seat) : null,
      log: drawn ? [] : log(asPosition(now)),
      undo: drawn ? { possible: false, why: 'nothing' } : undoOf(),
      redo: drawn ? null : (future.at(-1) ?? null),
      takeBack: asked,
      save,
    };
  }

  /** Numbered anew: gaps would tell how often the other side did something in secret. */
  function log(position: Position): readonly LogEntry<Event>[] {
    const read = past.map(({ events }, index) => ({
      index,
      events: ruleset.witnessed(position, events, seat),
    }));
    const taken = takeBacks
      .filter(({ after }) => after <= past.length)
      .map(({ after, by, at }) => ({ index: after, events: [], takeBack: { by, at } }));
    // Stable: what was taken back stands before what was done instead.
    return [...taken, ...read.filter(({ events }) => events.length > 0)]
      .sort((a, b) => a.index - b.index)
      .map((entry, index) => ({ ...entry, index }));
  }

  function curtain(side: Side): Curtain<Side> {
    const sent = hasSent();
    const handedOver = past.at(-1)?.bar === null && decider(past.length - 1) !== side;
    const canGoBack = !sent && (mail ? waiting !== null : handedOver);
    return { side, canGoBack, away: isAwayFrom(side), sent, needs: needs() };
  }

  function needs(): Needs {
    if (waiting) return waiting.action === null ? 'dice' : restsOnTurn(waiting.game) ? 'decision' : 'answer';
    return mail && ruleset.standing(asPosition(game())).ended ? 'papers' : 'decision';
  }

  /** It has been asked because the turn has come to the other side. */
  function restsOnTurn(guess: Game): boolean {
    const next = ruleset.sideToDecide(asPosition(guess));
    return next !== null && next !== only;
  }

  /** What stands here has been sent. */
  function hasSent(): boolean {
    if (mail) return isSent(mail);
    return isOld(opened.mail) && past.length === opened.mail.sent;
  }

  function isAwayFrom(side: Side | 'all'): boolean {
    return side !== 'all' && only !== null && side !== only;
  }

  /** Who is to look at the game as it stands. By mail the other side while anything waits for it. */
  function nextSeat(): Side | 'all' {
    const next = ruleset.sideToDecide(asPosition(game()));
    if (mail && only !== null)
      return waiting || hasSent() || next !== only ? otherSide(ruleset, String(only)) : only;
    return next ?? 'all';
  }

  /** The game as it stands may not be shown before this side has taken the screen. */
  function hides(side: Side | 'all'): boolean {
    if (side === 'all' || mail) return isAwayFrom(side);
    return isAwayFrom(side) || ruleset.keepsSecrets(asPosition(game()), side);
  }

  /** The side that decided after `count` actions. */
  function decider(count: number): Side | null {
    return ruleset.sideToDecide(asPosition(count > 0 ? past[count - 1].game : first));
  }

  /** The phase that stood after `count` actions. */
  function begunIn(count: number): string {
    return ruleset.phaseOf(asPosition(count > 0 ? past[count - 1].game : first));
  }

  function undoOf(): Undo<Action> {
    const last = past.length > (mail?.settled ?? -1) ? past.at(-1) : undefined;
    if (!last) return { possible: false, why: 'nothing' };
    if (last.bar) return { possible: false, why: last.bar };
    const handedOver = decider(past.length - 1) !== decider(past.length);
    return handedOver ? { possible: false, why: 'handedOver' } : { possible: true, action: last.action };
  }

  function changed(): void {
    published.setState(publish(), true);
    options.keep?.(record(), standing());
  }

  function record(): GameRecord<Setup, Action> {
    const actions = past.map(({ action }) => action);
    const { format: _, ...kept } = opened;
    const going = mail ? { mail: withAsked(mail, waiting?.action ?? undefined) } : {};
    return { ...kept, ...going, actions, checks: checks(), takeBacks: [...takeBacks] };
  }

  /** Fingerprints of the starts of the phases and of the game as it stands. */
  function checks(): readonly Check[] {
    const found: Check[] = [{ after: 0, hash: hashOf(first) }];
    for (const [index, { game, begins }] of past.entries())
      if (begins || index === past.length - 1) found.push({ after: index + 1, hash: hashOf(game) });
    return found;
  }

  function hashOf(of: Game): string {
    const known = hashes.get(of) ?? fingerprint(of);
    hashes.set(of, known);
    return known;
  }

  /** By mail nothing has ended before the papers of both sides are open. */
  function standing(): Standing {
    const now = ruleset.standing(asPosition(waiting?.game ?? game()));
    return mail && now.ended ? { ...now, ended: false, winner: null } : now;
  }

  /** Passes the screen on when the other side decides next; the curtain falls where there is something to hide. */
  function passSeat(): void {
    const next = nextSeat();
    if (next === seat) return;
    drawn = next !== 'all' && (options.alwaysCurtain?.() === true || hides(next));
    seat = next;
  }

  /** Asked of the view first, so that what the side does not know of is refused like what does not exist. */
  function whyRefused(action: Action): Illegal | undefined {
    const seen = published.getState().position ?? ruleset.view(game(), seat);
    return ruleset.whyIllegal(seen, action) ?? ruleset.whyIllegal(asPosition(game()), action);
  }

  function step(action: Action): void {
    const done = next(action);
    waiting = waitsFor(done);
    if (!waiting) past.push(done);
    passSeat();
  }

  /** By mail: dice that are not here, or an outcome only the other side can tell. */
  function waitsFor({
    game: after,
    action,
    events,
  }: Moment<Game, Action, Event>): Waiting<Game, Action> | null {
    if (!mail || !ruleset.byMail) return null;
    const before = asPosition(game());
    const rolls = ruleset.finality(game(), after, events) === 'dice';
    if (!mail.rolls && (rolls || ruleset.crossing(before, action).dice[1] > 0))
      return { action: null, game: game() };
    const rests = ruleset.byMail.restsOnOther({ before, action, after: asPosition(after), events });
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
  function sinceLastOf(side: Side): number {
    for (let count = 1; count <= past.length; count++)
      if (decider(past.length - count) === side) return count;
    return 0;
  }

  function removeAsked({ by }: TakeBackRequest<Side>): void {
    const removed = sinceLastOf(by);
    past.length -= removed;
    future.length = 0;
    const at = options.now?.() ?? new Date().toISOString();
    takeBacks.push({ after: past.length, removed, by: String(by), at });
    asked = null;
    passSeat();
  }

  return {
    published,
    act(action) {
      const reason = whyRefused(action);
      if (reason !== undefined) return reason;
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
      const phase = ruleset.phaseOf(asPosition(game()));
      while (begunIn(past.length - 1) === phase && takeBack());
      changed();
    },
    takeSeat() {
      if (isAwayFrom(seat)) return;
      drawn = false;
      published.setState(publish(), true);
    },
    goBack() {
      if (!drawn || seat === 'all' || !curtain(seat).canGoBack) return;
      if (!mail) past.pop();
      waiting = null;
      asked = null;
      drawn = false;
      seat = nextSeat();
      changed();
    },
    hide() {
      drawn = seat !== 'all';
      published.setState(publish(), true);
    },
    askTakeBack(by) {
      if (drawn || only !== null || sinceLastOf(by) === 0) return false;
      asked = { by };
      published.setState({ takeBack: asked });
      return true;
    },
    grantTakeBack() {
      if (!asked) return;
      removeAsked(asked);
      changed();
    },
    refuseTakeBack() {
      asked = null;
      published.setState({ takeBack: null });
    },
    record,
    standing,
    isAway: () => isAwayFrom(seat),
    secretSides: () =>
      ruleset.sides.filter((side) => side === only || ruleset.keepsSecrets(asPosition(game()), side)),
    setSave(next) {
      save = next;
      published.setState({ save });
    },
    replay: () => (seat === 'all' ? past : null),
  };

  /** A game is a position with dice: the rules ask of it what they ask of a view. */
  function asPosition(whole: Game): Position {
    return whole as unknown as Position;
  }
}

function withAsked<Action>({ asked: _, ...mail }: Mail<Action>, asked: Action | undefined): Mail<Action> {
  return { ...mail, ...(asked !== undefined && { asked }) };
}
