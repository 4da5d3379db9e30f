import type { Locator, Page } from '@playwright/test';
import type { Hex } from '../../src/hex';
import type { CounterId, Game, Position } from '../../src/rules/extractors';
import type { Hands } from '../hands';

/** What an act asks of the player who does it on the page. */
export interface Actor {
  readonly page: Page;
  readonly hands: Hands;
  readonly game: Game;
  /** What the seat at the screen knows. */
  readonly view: Position;
  /** The part of the page where a decision is taken. */
  readonly decision: Locator;
  button(name: string | RegExp, within?: Page | Locator): Locator;
  /** Where it stands, if no other counter stands there. */
  hexAlone(unit: CounterId): Hex | null;
  tapHex(hex: Hex): Promise<void>;
  pick(unit: CounterId): Promise<void>;
  pickFromList(unit: CounterId): Promise<void>;
  chooseIfAsked(radios: Locator, label: string | RegExp): Promise<void>;
  confirm(name: string): Promise<void>;
  /** A screen has been reached: it is looked at, the first time. */
  onScreen(name: string): Promise<void>;
}
