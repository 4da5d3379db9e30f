import type { StoreApi } from 'zustand';
import { becauseOf } from './autosave';
import type { SavedEntry } from './library';
import type { UnsavedBecause } from './published';
import { unsavedWords } from './words';

/** What a command came to; a problem is told in the player's words. Commands never throw. */
export type Done<Value = object> =
  | ({ readonly ok: true } & Value)
  | {
      readonly ok: false;
      readonly problem: string;
      /** Another tab has this game; `open(id, 'takeOver')` takes it from there. */
      readonly otherTab?: string;
      /** The file is sealed; `importSealed` opens it with a passphrase. */
      readonly sealed?: true;
    };

/** A game that has been put on the table, and what there is to say about it. */
export type Opened = Done<{ readonly notice: string | null }>;

/** A file to be handed to the player. */
export interface SavedFile {
  readonly name: string;
  readonly text: string;
}

export interface SessionState<Setup, OpenTable> {
  /** The game on the table. */
  readonly table: OpenTable | null;
  readonly saves: readonly SavedEntry<Setup>[];
  /** Why nothing can be kept on this device, or null; 'opening' until that is known. */
  readonly storage: 'opening' | 'ready' | UnsavedBecause;
}

/** Games that leave this device and come to it. */
export interface Sending {
  /** A saved game, or the one on the table, as a file; one that cannot be read as it was found. */
  exportFile(id?: string): Promise<Done<{ readonly file: SavedFile }>>;
  /** Keeps and opens the game of a file or a link. */
  importText(text: string): Promise<Opened>;
  /**
   * The game on the table as a file that only a side's passphrase opens. The first time it needs a passphrase for
   * each side and makes of the game one that is played by mail: `seat` sits here from then on.
   */
  exportSealed(begin?: MailBegin): Promise<Done<{ readonly file: SavedFile }>>;
  /** Opens a sealed game for the side whose passphrase it is. */
  importSealed(text: string, passphrase: string): Promise<Opened>;
  /** The data of a link to the game on the table, refused while it holds secrets or if it is too long. */
  shareGame(): Promise<Done<{ readonly data: string }>>;
}

export interface Session<Setup, OpenTable> extends Sending {
  readonly state: StoreApi<SessionState<Setup, OpenTable>>;
  /** Puts a new game on the table and keeps it from then on. */
  start(setup: Setup, seed: number, name: string): Promise<Opened>;
  /** Puts a saved game on the table where it was left. */
  open(id: string, how?: 'takeOver'): Promise<Opened>;
  /** After a reload or a crash: the game this tab had on the table, else the one played last. */
  resume(): Promise<Opened>;
  /** Takes the game off the table when everything is kept. */
  close(): Promise<void>;
  /** When everything done so far is kept, or has failed to be. */
  idle(): Promise<void>;
  /** Reads the list of saved games again. */
  refresh(): Promise<void>;
  /** Keeps the game on the table under a name, as it stands. */
  saveAs(name: string): Promise<Done>;
  rename(id: string, name: string): Promise<Done>;
  /** Removes a saved game; `undo` brings it back. */
  remove(id: string): Promise<Done<{ readonly undo: () => Promise<Done> }>>;
}

/** Who sits here, and each side's passphrase. */
export interface MailBegin {
  readonly seat: string;
  readonly passphrases: Readonly<Record<string, string>>;
}

/** A command whose storage may fail. */
export async function tried<Value>(work: () => Promise<Done<Value>>): Promise<Done<Value>> {
  try {
    return await work();
  } catch (error) {
    return { ok: false, problem: unsavedWords(becauseOf(error)) };
  }
}
