import { createStore, type StoreApi } from 'zustand/vanilla';
import { fingerprinter } from '../rules/fingerprint';
import type { Ruleset, Standing } from '../rules/ruleset';
import type { Curtain, LogEntry, Published, SaveState, TakeBackRequest, Undo } from './published';
import { moment, played, type Moment } from './moments';
import type { Check, GameRecord, TakeBack } from './record';

export type { GameRecord } from './record';

export interface TableOptions<Setup, Action, Side = string> {
  /** Called after every change with the record to keep and where it stands. */
  readonly keep?: (record: GameRecord<Setup, Action>, standing: Standing) => void;
  /** Draw the curtain at every hand-over, secrets or not. */
  readonly alwaysCurtain?: () => boolean;
  /** The one side that sits at this screen, where the game is played by mail. */
  readonly onlySeat?: Side;
  /** The state that has been sent to the other side, so many actions done. */
  readonly sent?: number;
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
  /** The sides of which the record holds what the other may not see yet. */
  secretSides(): readonly Side[];
  setSave(save: SaveState): void;
  /** The whole game after each action, for the replay of an ended game; null while it is being played. */
  replay():
    readonly { readonly game: Game; readonly action: Action; readonly events: readonly Event[] }[] | null;
}

/**
 * Opens a game at its last action, `before` what has been played of it. Throws RangeError if an action of the record is not legal where it stands
 * (see `readRecord` for opening a record at its last good action).
 */
export function openTable<Setup, Game extends object, Position, Action, Event, Illegal, Side>(
  ruleset: Ruleset<Setup, Game, Position, Action, Event, Illegal, Side>,
  opened: GameRecord<Setup, Action>,
  options: TableOptions<Setup, Action, Side> = {},
  before: readonly Moment<Game, Action, Event>[] = [...played(ruleset, opened)],
): Table<Setup, Game, Position, Action, Event, Illegal, Side> {
  type State = Published<Setup, Position, Action, Event, Side>;
  const first = ruleset.setup(opened.setup, opened.seed);
  const past = [...before];
  const future: Action[] = [];
  const takeBacks: TakeBack[] = [...(opened.takeBacks ?? [])];
  /** Of games that never change, each reckoned once. */
  const hashes = new WeakMap<Game, string>();
  const fingerprint = fingerprinter();
  let asked: TakeBackRequest<Side> | null = null;
  let save: SaveState = { state: 'saved' };
  /** Who looks; with the curtain drawn, who is to look next. */
  let seat: Side | 'all' = ruleset.sideToDecide(asPosition(first)) ?? 'all';
  let drawn = false;

  const game = () => past.at(-1)?.game ?? first;
  if (past.length) {
    seat = ruleset.sideToDecide(asPosition(game())) ?? 'all';
    drawn = hides(seat);
  } else drawn = isAway(seat);
  const published = createStore<State>(() => publish());

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
    const sent = past.length === options.sent;
    const canGoBack = !sent && past.at(-1)?.bar === null && decider(past.length - 1) !== side;
    return { side, canGoBack, away: isAway(side), sent };
  }

  function isAway(side: Side | 'all'): boolean {
    return side !== 'all' && options.onlySeat !== undefined && side !== options.onlySeat;
  }

  /** The game as it stands may not be shown before this side has taken the screen. */
  function hides(side: Side | 'all'): boolean {
    return side !== 'all' && (isAway(side) || ruleset.keepsSecrets(asPosition(game()), side));
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
    const last = past.at(-1);
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
    return { ...kept, actions, checks: checks(), takeBacks: [...takeBacks] };
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

  function standing(): Standing {
    return ruleset.standing(asPosition(game()));
  }

  /** Passes the screen on when the other side decides next; the curtain falls where there is something to hide. */
  function passSeat(): void {
    const next = ruleset.sideToDecide(asPosition(game())) ?? 'all';
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
    past.push(moment(ruleset, game(), action));
    passSeat();
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
      if (isAway(seat)) return;
      drawn = false;
      published.setState(publish(), true);
    },
    goBack() {
      if (!drawn || seat === 'all' || !curtain(seat).canGoBack) return;
      past.pop();
      asked = null;
      drawn = false;
      seat = decider(past.length) ?? 'all';
      changed();
    },
    hide() {
      drawn = seat !== 'all';
      published.setState(publish(), true);
    },
    askTakeBack(by) {
      if (drawn || options.onlySeat !== undefined || sinceLastOf(by) === 0) return false;
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
    secretSides: () => ruleset.sides.filter((side) => ruleset.keepsSecrets(asPosition(game()), side)),
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
