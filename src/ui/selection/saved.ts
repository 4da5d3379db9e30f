import type { GameUi } from '../game/gameUi';

/** A saved game, and the game whose rules read it. */
export interface Saved {
  readonly game: GameUi;
  readonly id: string;
  readonly title: string;
}

/** A sealed file that waits for its passphrase. */
export interface Sealed {
  /** Its name. */
  readonly file: string;
  readonly text: string;
  readonly problem: string | null;
  /** The word of the other side that opened it, where a passphrase of one's own is to follow. */
  readonly word: string | null;
  readonly ownNeeded: boolean;
}
