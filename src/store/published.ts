import type { Types } from '../rules/ruleset';
import type { MapNote } from './notes';
import type { TakeBack } from './record';
import type { ThinkingState } from './thinking';

/** One action and what the looking side may read of what it did. */
export interface LogEntry<Event> {
  /** Its place in the log of the looking side, from 0. */
  readonly index: number;
  /** None where one of the two below is told. */
  readonly events: readonly Event[];
  /** In place of events: something was taken back here with the other side's consent, secret or not: no count. */
  readonly takeBack?: Pick<TakeBack, 'by' | 'at' | 'freely'>;
  /** In place of events: from here on a person sits at this side, or the computer at this level. */
  readonly seated?: { readonly side: string; readonly level: string | null };
  /** The level of the computer that did it. */
  readonly level?: string;
  /** The computer's explanation, once all that it did is open to the looking side. */
  readonly why?: object;
}

/** Who sits at a side: the computer at a level, or with null a person. */
export interface Seat<Side> {
  readonly side: Side;
  readonly level: string | null;
}

/** The computer decides, or what it has done is being looked at. */
export interface ComputerTurn<Side> extends Seat<Side> {
  readonly level: string;
  readonly state: ThinkingState;
  /** Progress from 0 to 1; it never falls before something is seen. */
  readonly share: number;
}

/** Why the last action cannot be taken back: dice have fallen, something was revealed, the other side has looked. */
export type UndoBar = 'nothing' | 'dice' | 'revealed' | 'handedOver';

/** `together`: so many actions, this one among them, were done in one go, and go and come back in one; mostly 1. */
export interface Doable<Action> {
  readonly action: Action;
  readonly together: number;
}

/** Whether the last action can be taken back. */
export type Undo<Action> =
  | ({ readonly possible: true } & Doable<Action>)
  | { readonly possible: false; readonly why: UndoBar };

/** Who is next behind the curtain. */
export interface Curtain<Side> {
  readonly side: Side;
  /** The screen can still go back to the side that handed over: nothing has been shown yet. */
  readonly canGoBack: boolean;
  /** The side does not sit at this screen: the game has to be sent to it. */
  readonly away: boolean;
  /** The state as it stands has been sent to it: it stands. */
  readonly sent: boolean;
  /** By mail: what the other device is needed for. */
  readonly needs: Needs;
}

/**
 * Its side decides next; it has to set its passphrase before the other one goes on; it alone can tell what comes of the
 * last thing done, or that the game ends with it; the dice need its half; the game has ended and its papers are to be shown. Or nothing
 * was to be decided here: this device has answered, or only passes the game on.
 */
export type Needs = 'decision' | 'passphrase' | 'answer' | 'end' | 'dice' | 'papers' | 'answered' | 'passed';

/**
 * A side would like to take back its last action and whatever came after it. How much that is stays untold: it may have
 * been done in secret [§8.1, §9.6].
 */
export interface TakeBackRequest<Side> {
  readonly by: Side;
}

/** Storage is full, missing (a private window) or refuses; or another tab has the game. */
export type UnsavedBecause = 'full' | 'absent' | 'blocked' | 'otherTab';

/** Whether the game is kept as it stands. */
export type SaveState =
  | { readonly state: 'saved' | 'saving' }
  | { readonly state: 'unsaved'; readonly why: UnsavedBecause };

/** All the page ever sees of a game: what the looking side may know. */
export interface Published<T extends Types> {
  readonly id: string;
  readonly setup: T['Setup'];
  readonly name: string;
  /** Whether it is played by mail, or was. */
  readonly mail: 'none' | 'underWay' | 'over';
  /** Who looks at the screen; 'all' when the game has ended; 'watch' where no person plays, or two persons look together: what both sides know. */
  readonly seat: T['Side'] | 'all' | 'watch';
  readonly seats: readonly Seat<T['Side']>[];
  /** Null while a person decides. */
  readonly computer: ComputerTurn<T['Side']> | null;
  /** null while the curtain is drawn: nothing of the game is published then. */
  readonly position: T['Position'] | null;
  readonly curtain: Curtain<T['Side']> | null;
  readonly log: readonly LogEntry<T['Event']>[];
  /** What the looking side has put on the map for itself. */
  readonly notes: readonly MapNote[];
  readonly undo: Undo<T['Action']>;
  /** Something of the present phase can be taken back. */
  readonly canRestart: boolean;
  /** Against the computer: the person has decided something that can be taken back, dice or not. */
  readonly takesBackOwn: boolean;
  /** What a redo would do again. */
  readonly redo: Doable<T['Action']> | null;
  /** Waits for the other side's answer. */
  readonly takeBack: TakeBackRequest<T['Side']> | null;
  readonly save: SaveState;
}
