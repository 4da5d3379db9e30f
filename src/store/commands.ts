import type { StoreApi } from 'zustand';
import { becauseOf } from './autosave';
import type { Drawer } from './drawer';
import type { SavedEntry } from './library';
import type { UnsavedBecause } from './published';
import type { MailBegin } from './record';
import type { Notice, Problem } from './problems';
import { Stopped } from './stretches';

/**
 * What a command came to; a problem is told by a code. 'sealed': `importSealed` opens the file with a passphrase;
 * 'otherGame': the session of its rules may read it. Commands never throw.
 */
export type Done<Value = object> =
  | ({ readonly ok: true } & Value)
  | {
      readonly ok: false;
      readonly problem: Problem;
      /** Another tab has this game; `open(id, 'takeOver')` takes it from there. */
      readonly otherTab?: string;
      /** The passphrase was chosen by the other side: `importSealed` wants one of the opener's own. */
      readonly ownNeeded?: true;
      /** The game played last is one of these rules: their session may take it up. */
      readonly playedLast?: string;
    };

/** A game that has been put on the table, and what there is to say about it. */
export type Opened = Done<{ readonly notice: Notice | null }>;

/** A file to be handed to the player. */
export interface SavedFile {
  readonly name: string;
  readonly text: string;
}

/** What a file would tell whoever opens it. */
export interface FileHolds {
  /** Sides of which the file tells what they keep from the other; none if it is sealed. */
  readonly secret: readonly string[];
  /** Who decides next; null when the game has ended. */
  readonly side: string | null;
}

/** What the page sees of a session. */
export interface SessionState<Setup, OpenTable> {
  /** The game on the table. */
  readonly table: OpenTable | null;
  readonly saves: readonly SavedEntry<Setup>[];
  /** Why nothing can be kept on this device, or null; 'opening' until that is known. */
  readonly storage: 'opening' | 'ready' | UnsavedBecause;
}

/** Games that leave this device and come to it. */
export interface Transfer {
  /** What a file of a saved game, or of the one on the table, would give away. */
  fileHolds(id?: string): Promise<Done<{ readonly holds: FileHolds }>>;
  /**
   * A saved game, or the one on the table, as a file: sealed while it is played by mail; one that cannot be read as it
   * was found.
   */
  exportFile(id?: string): Promise<Done<{ readonly file: SavedFile }>>;
  /** Keeps and opens the game of a file or a link. */
  importText(text: string, cancel?: AbortSignal): Promise<Opened>;
  /** Puts a branch of a game (`branchText`) on the table; of one that was only watched a person has the side that decides there. */
  playOn(text: string): Promise<Opened>;
  /**
   * The game on the table as a file that only a side's passphrase opens. The first time it needs the passphrases and
   * makes of the game one that is played by mail: `seat` sits here from then on.
   */
  exportSealed(begin?: MailBegin): Promise<Done<{ readonly file: SavedFile }>>;
  /**
   * Opens a sealed game for the side whose passphrase it is. Who opens for the first time does so with the word the
   * other side has chosen, and sets a passphrase of its own instead.
   */
  importSealed(text: string, passphrase: string, own?: string): Promise<Opened>;
  /** The data of a link to the game on the table, refused while it holds secrets or if it is too long. */
  shareGame(): Promise<Done<{ readonly data: string }>>;
}

/** The games of one ruleset on this device, and the one on the table. No command throws. */
export interface Session<Setup, OpenTable> extends Transfer {
  readonly state: StoreApi<SessionState<Setup, OpenTable>>;
  /** Its games can be played by mail. */
  readonly offersMail: boolean;
  /** Puts a new game on the table and keeps it from then on; `levels`: of the sides that the computer plays. */
  start(
    setup: Setup,
    seed: number,
    name: string,
    levels?: Readonly<Record<string, string | null>>,
  ): Promise<Opened>;
  /** Puts a saved game on the table where it was left. */
  open(id: string, how?: 'takeOver', cancel?: AbortSignal): Promise<Opened>;
  /**
   * After a reload or a crash: the game that is wanted here and no other, else the one this tab had on the table, else the
   * one played last. If that is one of other rules they are named, and nothing is opened.
   */
  resume(wanted?: string): Promise<Opened>;
  /** Takes the game off the table when everything is kept. */
  close(): Promise<void>;
  /** When everything done so far is kept, or has failed to be. */
  idle(): Promise<void>;
  /** What is kept on this device beside games, by a name; calls fail where nothing can be kept. */
  drawer(name: string): Promise<Drawer>;
  /** Reads the list of saved games again. */
  refresh(): Promise<void>;
  /** Keeps the game on the table under a name, as it stands. */
  saveAs(name: string): Promise<Done>;
  rename(id: string, name: string): Promise<Done>;
  /** Removes a saved game; `undo` brings it back. */
  remove(id: string): Promise<Done<{ readonly undo: () => Promise<Done> }>>;
}

/** A command whose storage may fail, and that may be given up. */
export async function tried<Value>(work: () => Promise<Done<Value>>): Promise<Done<Value>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Stopped) return { ok: false, problem: error.why };
    return { ok: false, problem: becauseOf(error) };
  }
}

/** Commands, each by a name: who presses twice wants it done once, and who cancels either press wants it not done. */
export function eachOnce() {
  const underWay = new Map<string, { readonly done: Promise<unknown>; readonly stop: AbortController }>();
  return async <Value>(
    what: string,
    work: (cancel: AbortSignal) => Promise<Done<Value>>,
    cancel?: AbortSignal,
  ): Promise<Done<Value>> => {
    const stop = new AbortController();
    const begin = () => tried(() => work(stop.signal)).finally(() => underWay.delete(what));
    const one = underWay.get(what) ?? { done: begin(), stop };
    underWay.set(what, one);
    if (cancel?.aborted) one.stop.abort();
    cancel?.addEventListener('abort', () => one.stop.abort());
    return one.done as Promise<Done<Value>>;
  };
}

/** The file of a game, named after it. */
export function fileOf({ name }: { readonly name: string }, text: string): SavedFile {
  const plain = name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return { name: `${plain || 'game'}.json`, text };
}
