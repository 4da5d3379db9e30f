import type { StoreApi } from 'zustand/vanilla';
import type { Types } from '../../rules/ruleset';
import { notesOf, withNotes } from '../notes';
import type { Published, SaveState } from '../published';
import { seated } from '../seats';
import { deciderAt, isWithinPhase, sinceLastOf, withoutFuture, withoutLast } from './history';
import type { Table } from './interface';
import { alone, inOneGo } from './publish';
import {
  curtainOf,
  isAway,
  levelOf,
  looksTogether,
  passSeat,
  persons,
  seatAnew,
  seatBack,
  seatFirst,
  takeSeat,
} from './seat';
import { isSide, type Sitting } from './sitting';
import { decideAnew, doAgain, takeBack, takeBackSince, whyRefused } from './step';

/** A table with what tells of it. */
export interface Running<T extends Types> {
  readonly at: Sitting<T>;
  readonly published: StoreApi<Published<T>>;
  /** Tells the page how it stands. */
  publish(): void;
  /** Keeps the record; `unseen`: nobody at the screen sees what has changed in it. */
  keep(unseen?: boolean): void;
  /** A person has changed something: told, kept, and whatever the computer was thinking is void. */
  changed(): void;
}

/** Does one action for a person, or says why not, as `Table.act`. */
export function act<T extends Types>(running: Running<T>, action: T['Action']): ReturnType<Table<T>['act']> {
  return actOne(running, action, running.at.history.past.length);
}

function actOne<T extends Types>(
  { at, published, changed }: Running<T>,
  action: T['Action'],
  from: number,
): ReturnType<Table<T>['act']> {
  if (levelOf(at, deciderAt(at.rules, at.history, at.history.past.length)) !== null) return 'computersTurn';
  if (at.drawn || looksTogether(at)) return 'barred';
  const reason = whyRefused(at, action, published.getState().position ?? undefined);
  if (reason !== undefined) return reason;
  if (at.options.bars?.(action) === true || !at.rules.isAction(action)) return 'barred';
  decideAnew(at, action, from);
  changed();
  return undefined;
}

/** Does them in one go up to the first that it cannot, as `Table.actTogether`. */
export function actTogether<T extends Types>(
  running: Running<T>,
  actions: Iterable<T['Action']>,
): ReturnType<Table<T>['act']> {
  const { length: from } = running.at.history.past;
  for (const action of actions) {
    const why = actOne(running, action, from);
    if (why !== undefined) return why;
  }
  return undefined;
}

type TakingBack =
  | 'undo'
  | 'redo'
  | 'restartPhase'
  | 'askTakeBack'
  | 'grantTakeBack'
  | 'refuseTakeBack'
  | 'takeBackOwn';

/** Undo, and what goes beyond it with somebody's consent. */
export function takingBack<T extends Types>({
  at,
  published,
  changed,
}: Running<T>): Pick<Table<T>, TakingBack> {
  const { rules } = at;
  const going = (step: typeof takeBack, end: 'from' | 'to') => (): boolean => {
    let left = inOneGo(at, end);
    const done = step(at);
    while (--left > 0 && step(at));
    if (done) changed();
    return done;
  };
  return {
    undo: going(takeBack, 'to'),
    redo: going(doAgain, 'from'),
    restartPhase() {
      while (isWithinPhase(rules, at.history) && takeBack(at));
      changed();
    },
    askTakeBack(by) {
      const can = !at.drawn && !at.opened.mail && persons(at).length > 1;
      if (!can || sinceLastOf(rules, at.history, by) === 0) return false;
      at.asked = { by };
      published.setState({ takeBack: at.asked });
      return true;
    },
    grantTakeBack() {
      if (!at.asked) return;
      takeBackSince(at, at.asked.by);
      changed();
    },
    refuseTakeBack() {
      at.asked = null;
      published.setState({ takeBack: null });
    },
    takeBackOwn() {
      const by = alone(at);
      if (by === null) return false;
      takeBackSince(at, by, { freely: true });
      changed();
      return true;
    },
  };
}

/** Who sits here and looks. */
export function atScreen<T extends Types>({
  at,
  publish,
  changed,
}: Running<T>): Pick<Table<T>, 'passOn' | 'takeSeat' | 'goBack' | 'hide' | 'comeBack' | 'seat'> {
  return {
    passOn() {
      if (!looksTogether(at)) return;
      passSeat(at);
      publish();
    },
    takeSeat() {
      if (isAway(at, at.seat)) return;
      takeSeat(at);
      publish();
    },
    goBack() {
      if (!at.drawn || !isSide<T>(at.seat) || !curtainOf(at, at.seat).canGoBack) return;
      if (!at.mail) at.history = withoutLast(at.history);
      at.waiting = null;
      at.asked = null;
      seatBack(at);
      changed();
    },
    hide() {
      at.drawn = isSide<T>(at.seat) && persons(at).length === at.rules.sides.length;
      publish();
    },
    comeBack() {
      const { drawn } = at;
      seatFirst(at);
      at.drawn ||= drawn;
      at.notesOpen ||= at.drawn;
      publish();
    },
    seat(side, level) {
      const { opened, rules, history, seats } = at;
      if (opened.mail || levelOf(at, side) === level || !rules.sides.includes(side)) return;
      if (looksTogether(at)) passSeat(at);
      at.seats = seated(seats, { after: history.past.length, side: String(side), level });
      at.history = withoutFuture(history);
      at.asked = null;
      seatAnew(at);
      changed();
    },
  };
}

/** What lies beside the game: the notes of the side that looks, its name, how it is kept. */
export function besideGame<T extends Types>({
  at,
  published,
  publish,
  keep,
}: Running<T>): Pick<Table<T>, 'showNotes' | 'annotate' | 'rename' | 'setSave'> {
  return {
    showNotes() {
      if (at.drawn) return;
      at.notesOpen = true;
      publish();
    },
    annotate(own) {
      if (at.drawn || !at.notesOpen || !isSide<T>(at.seat)) return;
      at.notes = withNotes(at.notes, String(at.seat), own);
      published.setState({ notes: notesOf(at.notes, String(at.seat)) });
      keep();
    },
    rename(name) {
      at.opened = { ...at.opened, name };
      published.setState({ name });
    },
    setSave(save) {
      if (at.unseen && goesWell(at.save, save)) return;
      at.save = save;
      published.setState({ save });
    },
  };
}

/** To tell of it would count what is done in secret. */
function goesWell(before: SaveState, now: SaveState): boolean {
  return now.state === 'saving' || (now.state === 'saved' && before.state === 'saved');
}
