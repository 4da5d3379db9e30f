import type { Locator, Page } from '@playwright/test';
import type { Hex } from '../../src/hex';
import type { Game, Position } from '../../src/rules/extractors';
import type { Hands } from '../hands';
import type { Columns } from '../player/controls';

/** What an act asks of the player who does it on the page. */
export interface Actor {
  readonly page: Page;
  readonly hands: Hands;
  readonly game: Game;
  /** What the seat at the screen knows. */
  readonly view: Position;
  readonly columns: Columns;
  /** The part of the page where a decision is taken. */
  readonly decision: Locator;
  button(name: string | RegExp, within?: Page | Locator): Locator;
  tapHex(hex: Hex): Promise<void>;
  chooseIfAsked(radios: Locator, label: string | RegExp): Promise<void>;
  chooseInMenu(name: string | RegExp): Promise<void>;
  confirm(name: string): Promise<void>;
  /** A screen has been reached: it is looked at, the first time. */
  onScreen(name: string): Promise<void>;
}
