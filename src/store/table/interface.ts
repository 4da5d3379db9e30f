import type { StoreApi } from 'zustand/vanilla';
import type { Standing, Types } from '../../rules/ruleset';
import type { Moment } from '../moments';
import type { MapNote } from '../notes';
import type { Published, SaveState } from '../published';
import type { RecordOf } from '../record';
import type { Thinker } from '../thinking';
import type { AfterFrame } from './paced';

/** What a table is told by who opens it. */
export interface TableOptions<T extends Types> {
  /** Called after every change with the record to keep and where it stands. */
  readonly keep?: (record: RecordOf<T>, standing: Standing) => void;
  /** Draw the curtain at every hand-over, secrets or not. */
  readonly alwaysCurtain?: () => boolean;
  /** These are told to both together, in a game of two persons at one screen, before the curtain falls: `passOn` lets it fall. */
  readonly tellsBoth?: (events: readonly T['Event'][]) => boolean;
  /** ISO date and time; the clock's unless a test says otherwise. */
  readonly now?: () => string;
  /** What is legal and still not to be done now, as in a lesson; who bars it says why. */
  readonly bars?: (action: T['Action']) => boolean;
}

/** How the computer plays its sides at a table. */
export interface ComputerOptions<T extends Types> {
  readonly thinker?: Thinker<T['Position'], T['Action']> | undefined;
  /** What the computer does is not waited for: it goes on by itself. */
  readonly passesOn?: () => boolean;
  /** What the computer does is published when this calls back, however much it is by then; at once without it. */
  readonly afterFrame?: AfterFrame;
}

/** How a table is run, and who thinks for the sides that the computer plays. */
export interface TableChoices<T extends Types> extends TableOptions<T>, ComputerOptions<T> {}

/** What happened, with the game before and after it, as the looking side may see them. */
export interface Seen<T extends Types> {
  readonly before: T['Position'];
  readonly after: T['Position'];
  readonly events: readonly T['Event'][];
}

/** The one way into a game: every command checks, plays and publishes. */
export interface Table<T extends Types> {
  readonly published: StoreApi<Published<T>>;
  /**
   * Does the action, or changes nothing and returns why not, as the side to decide may know it; 'computersTurn': it is
   * not for a person to decide; 'barred': the curtain is drawn, or both look, or it is legal but no save could be read with it, or the table was told to bar it.
   */
  act(action: T['Action']): T['Illegal'] | 'computersTurn' | 'barred' | undefined;
  /** Does these one after the other up to the first that it cannot, each asked for once the one before is done; undo and redo take them as one. */
  actTogether(actions: Iterable<T['Action']>): ReturnType<Table<T>['act']>;
  /** Takes back the last action, or what was done in one go with it; false if dice, a revelation or a hand-over bars it. */
  undo(): boolean;
  /** Does again what undo took back; false if there is nothing. */
  redo(): boolean;
  /** Takes back everything since the phase began that can be taken back. */
  restartPhase(): void;
  /** Both have looked at what they were told together: the curtain falls. Nothing where they were not. */
  passOn(): void;
  /** The side behind the curtain takes the screen. */
  takeSeat(): void;
  /** From behind the curtain back to the side that handed over, if nothing has been shown. */
  goBack(): void;
  /** Draws the curtain over the side that is looking. */
  hide(): void;
  /** Shows the game as to one who opens it. */
  comeBack(): void;
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
  /** Lays the notes of the looking side open, where they waited to be asked for; nothing behind the curtain. */
  showNotes(): void;
  /** Puts these notes of the looking side on the map in place of those it had; nothing behind the curtain, nor before they lie open. */
  annotate(notes: readonly MapNote[]): void;
  /** Goes by another name from now on; whoever renames it keeps it. */
  rename(name: string): void;
  /** The computer rests until `goOn`. */
  rest(): void;
  /** The table is left: nobody thinks at it any more. */
  leave(): void;
  record(): RecordOf<T>;
  standing(): Standing;
  /** By mail: the other side's device is waited for, or has the result still to come. */
  isAway(): boolean;
  /** The sides of which the record holds what the other may not see yet. */
  secretSides(): readonly T['Side'][];
  setSave(save: SaveState): void;
  /**
   * What was done while the side that looks did not, as it may see it, action by action; nothing behind the curtain, and
   * nothing before it has looked once since the game was put on the table.
   */
  sinceLastLook(): readonly Seen<T>[];
  /** What an entry of the log tells, with the game before and after it as the side may see them; null if nothing is told. */
  pastOf(entry: number): Seen<T> | null;
  /** The whole game after each action, for the replay of an ended game; null while it is being played. */
  replay(): readonly Pick<Moment<T>, 'game' | 'action' | 'events'>[] | null;
}
