import type { GameUi } from '../game/gameUi';
import type { Occupants } from '../seats/words';

/** A game to begin. */
export interface Begun {
  readonly game: GameUi;
  /** The scenario and what was chosen besides. */
  readonly setup: { readonly scenario: string };
  readonly seed: number;
  /** What it is called in the list of saves. */
  readonly title: string;
  readonly seats: Occupants;
}
