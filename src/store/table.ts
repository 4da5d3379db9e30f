import { produce } from 'immer';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Ruleset } from '../rules/ruleset';
import type { Curtain, LogEntry, Published, SaveState, Undo, UndoBar } from './published';

/** A game as it is kept: everything follows from it [seed + actions = the game]. */
export interface GameRecord<Setup, Action> {
  readonly id: string;
  readonly name: string;
  readonly ruleset: string;
  readonly version: number;
  readonly setup: Setup;
  /** 32-bit seed of the dice. */
  readonly seed: number;
  readonly actions: readonly Action[];
}

/** The game after one action, and what keeps it from being taken back. */
interface Moment<Game, Action, Event> {
  readonly game: Game;
  readonly action: Action;
  readonly events: readonly Event[];
  readonly bar: UndoBar | null;
}

export interface TableOptions<Setup, Action> {
  /** Called after every change with the record to keep. */
  readonly keep?: (record: GameRecord<Setup, Action>) => void;
  /** Draw the curtain at every hand-over, secrets or not. */
  readonly alwaysCurtain?: () => boolean;
}

/** The one way into a game: every command checks, plays and publishes. */
export interface Table<Setup, Game, Position, Action, Event, Illegal, Side> {
  readonly published: StoreApi<Published<Setup, Position, Action, Event, Side>>;
  /** Does the action, or changes nothing and returns why not. */
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
  record(): GameRecord<Setup, Action>;
  setSave(save: SaveState): void;
  /** The whole game after each action, for the replay of an ended game; null while it is being played. */
  replay():
    readonly { readonly game: Game; readonly action: Action; readonly events: readonly Event[] }[] | null;
}

/**
 * Opens a game at its last action. Throws RangeError if an action of the record is not legal where it stands
 * (see `readRecord` for opening a record at its last good action).
 */
export function openTable<Setup, Game extends object, Position, Action, Event, Illegal, Side>(
  ruleset: Ruleset<Setup, Game, Position, Action, Event, Illegal, Side>,
  opened: GameRecord<Setup, Action>,
  options: TableOptions<Setup, Action> = {},
): Table<Setup, Game, Position, Action, Event, Illegal, Side> {
  type State = Published<Setup, Position, Action, Event, Side>;
  const first = ruleset.setup(opened.setup, opened.seed);
  const past: Moment<Game, Action, Event>[] = [];
  const future: Action[] = [];
  let save: SaveState = { state: 'saved' };
  /** Who looks; with the curtain drawn, who is to look next. */
  let seat: Side | 'all' = ruleset.sideToDecide(asPosition(first)) ?? 'all';
  let drawn = false;

  const game = () => past.at(-1)?.game ?? first;
  for (const action of opened.actions) {
    if (ruleset.whyIllegal(asPosition(game()), action) !== undefined)
      throw new RangeError(`Action ${past.length} of the record is not legal`);
    past.push(moment(game(), action));
  }
  if (past.length) {
    seat = ruleset.sideToDecide(asPosition(game())) ?? 'all';
    drawn = seat !== 'all' && ruleset.keepsSecrets(asPosition(game()), seat);
  }
  const published = createStore<State>(() => publish());

  function moment(before: Game, action: Action): Moment<Game, Action, Event> {
    let events: readonly Event[] = [];
    const after = produce(before, (draft) => {
      events = ruleset.play(draft as Game, action);
    });
    return { game: after, action, events, bar: ruleset.finality(before, after, events) };
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
      save,
    };
  }

  function log(position: Position): readonly LogEntry<Event>[] {
    return past
      .map(({ events }, index) => ({ index, events: ruleset.witnessed(position, events, seat) }))
      .filter(({ events }) => events.length > 0);
  }

  function curtain(side: Side): Curtain<Side> {
    return { side, canGoBack: past.at(-1)?.bar === null && decider(past.length - 1) !== side };
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
    options.keep?.(record());
  }

  function record(): GameRecord<Setup, Action> {
    const { id, name, ruleset: kind, version, setup, seed } = opened;
    return { id, name, ruleset: kind, version, setup, seed, actions: past.map(({ action }) => action) };
  }

  /** Passes the screen on when the other side decides next; the curtain falls where there is something to hide. */
  function passSeat(): void {
    const next = ruleset.sideToDecide(asPosition(game())) ?? 'all';
    if (next === seat) return;
    drawn =
      next !== 'all' &&
      (options.alwaysCurtain?.() === true || ruleset.keepsSecrets(asPosition(game()), next));
    seat = next;
  }

  function step(action: Action): void {
    past.push(moment(game(), action));
    passSeat();
  }

  function takeBack(): boolean {
    if (drawn || !undoOf().possible) return false;
    const last = past.pop();
    if (last) future.push(last.action);
    return last !== undefined;
  }

  return {
    published,
    act(action) {
      const reason = ruleset.whyIllegal(asPosition(game()), action);
      if (reason !== undefined) return reason;
      future.length = 0;
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
      drawn = false;
      published.setState(publish(), true);
    },
    goBack() {
      if (!drawn || seat === 'all' || !curtain(seat).canGoBack) return;
      past.pop();
      drawn = false;
      seat = decider(past.length) ?? 'all';
      changed();
    },
    hide() {
      drawn = seat !== 'all';
      published.setState(publish(), true);
    },
    record,
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
