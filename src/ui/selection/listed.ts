import type { GameUi } from '../game/gameUi';
import type { Telling } from '../saves/TellingDialog';

/** A line of the list of saved games. */
export interface SavedGame {
  readonly id: string;
  readonly title: string;
  /** Whose save it is; null: no game of this program. */
  readonly game: GameUi | null;
  /** Null if the save cannot be read so far. */
  readonly scenario: string | null;
  /** 'Turn 6, Dorian fire'; nothing that one side may not know. */
  readonly detail: string;
  readonly date: string;
  /** Neither ended nor kept under a name: it can be gone on with. */
  readonly goesOn?: boolean;
  /** Why it cannot be opened. */
  readonly problem?: string | undefined;
}

export interface SavedGamesProps {
  readonly saves: readonly SavedGame[];
  /** Why what is played is not kept; null: it is; undefined: nothing has been read yet. */
  readonly unkept?: string | null | undefined;
  readonly onContinue: (id: string) => void;
  readonly onExport: (id: string) => void;
  readonly onDelete: (id: string) => void;
  readonly onImport: (file: File) => void;
  readonly onRename?: (id: string, name: string) => void;
  /** A sealed file waits for its passphrase, or for one of the opener's own; what the last one came to. */
  readonly sealed?: {
    readonly file: string;
    readonly problem: string | null;
    readonly ownNeeded: boolean;
  } | null;
  readonly onPassphrase?: (passphrase: string | null) => void;
  /** A file that would tell secrets waits for the word of the side that decides next. */
  readonly telling?: Telling | null;
  readonly onTell?: (tell: 'export' | 'keep') => void;
}

/** What is asked about a saved game before it is done. */
export interface Asking {
  readonly what: 'rename' | 'delete';
  readonly save: SavedGame;
}
