import type { Ruleset, Types } from '../../rules/ruleset';
import { courseOf, correspondence, isOld, type Course } from '../course';
import { sideNamed } from '../mail/parts';
import { moment, type Moment } from '../moments';
import type { SideNotes } from '../notes';
import type { ComputerTurn, SaveState, TakeBackRequest } from '../published';
import type { Mail, RecordOf } from '../record';
import type { Seating } from '../seats';
import type { Answer } from '../thinking';
import type { ReadLog } from './grown';
import { gameAt, type History } from './history';
import type { TableChoices } from './interface';

/** Who looks: a side, everybody at the end of a game, or somebody who only watches. */
export type Looking<T extends Types> = T['Side'] | 'all' | 'watch';

/** An action that waits for the other side's device; `action` null: what it has to send is its half of the dice. */
export interface Waiting<T extends Types> {
  readonly action: T['Action'] | null;
  /** The game after it, as far as it can be known here. */
  readonly game: T['Game'];
}

/** One game at one table: what never changes of it, and how it stands. The whole game is in it: none of it is published. */
export interface Sitting<T extends Types> {
  readonly rules: Ruleset<T>;
  opened: RecordOf<T>;
  readonly options: TableChoices<T>;
  readonly course: Course<T>;
  readonly mail: Mail<T['Action']> | null;
  /** The one side that sits at this screen, where the game is played by mail. */
  readonly only: T['Side'] | null;
  history: History<T>;
  /** By mail: what cannot go on without the other device. */
  waiting: Waiting<T> | null;
  seats: readonly Seating[];
  notes: readonly SideNotes[];
  /** Its own notes lie open to the side that looks: where no curtain fell the other may look too, so they wait to be asked for. */
  notesOpen: boolean;
  /** The side that looks; with the curtain drawn, the side that is to look next. */
  seat: Looking<T>;
  drawn: boolean;
  /** It has looked since the screen was handed over to it, or may have: the game was opened anew. */
  looked: boolean;
  /** How much had been done when each side last looked. */
  readonly lastLooks: Map<Looking<T>, number>;
  /** What the one that looks now was not there for. */
  missed: { readonly from: number; readonly to: number };
  asked: TakeBackRequest<T['Side']> | null;
  /** What was done in one go each time, as how much had been done before and after; not kept with the game. */
  together: readonly { readonly from: number; readonly to: number }[];
  save: SaveState;
  /** What is being kept nobody at the screen has seen. */
  unseen: boolean;
  computer: ComputerTurn<T['Side']> | null;
  /** What the computer said of what it has done; null: it cannot say any more, as of what it was hurried to do. */
  readonly explained: WeakMap<Moment<T>, Answer<T['Action']>['explanation'] | null>;
  /** The logs as they were read last, by who looked. */
  readonly logs: Map<Looking<T>, ReadLog<T>>;
}

/** A game as it is opened, nobody looking yet. */
export function sitDown<T extends Types>(
  rules: Ruleset<T>,
  opened: RecordOf<T>,
  options: TableChoices<T>,
  past: readonly Moment<T>[],
): Sitting<T> {
  const mail = correspondence(opened.mail);
  const first = rules.setup(opened.setup, opened.seed, opened.version);
  const at: Sitting<T> = {
    rules,
    opened,
    options,
    course: courseOf(rules, opened),
    mail,
    only: mail || isOld(opened.mail) ? sideNamed(rules, opened.mail?.seat ?? '') : null,
    history: { first, past: [...past], future: [], takeBacks: opened.takeBacks ?? [] },
    waiting: null,
    seats: opened.mail ? [] : (opened.seats ?? []),
    notes: opened.notes ?? [],
    notesOpen: true,
    seat: 'all',
    drawn: false,
    looked: true,
    lastLooks: new Map(),
    missed: { from: past.length, to: past.length },
    asked: null,
    together: [],
    save: { state: 'saved' },
    unseen: false,
    computer: null,
    explained: new WeakMap(),
    logs: new Map(),
  };
  if (mail?.asked !== undefined) at.waiting = { action: mail.asked, game: next(at, mail.asked).game };
  return at;
}

/** What an action would lead to. */
export function next<T extends Types>(
  { rules, course, history }: Sitting<T>,
  action: T['Action'],
): Moment<T> {
  return moment(rules, { course, index: history.past.length }, gameAt(history), action);
}

/** One side looks, not everybody. */
export function isSide<T extends Types>(one: Looking<T>): one is T['Side'] {
  return one !== 'all' && one !== 'watch';
}
