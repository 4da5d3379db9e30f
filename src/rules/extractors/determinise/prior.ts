import type { Direction, Hex } from '../../../hex';
import type { Weighted } from '../../chance';
import type { Program } from '../recommended/writtenProgram';
import type { Purchase } from '../types';

/** What a side buys, in the order in which it would do without. */
export type ShoppingList = readonly { readonly force: number; readonly purchase: Purchase }[];

/**
 * What the other side is thought to have done where nobody sees it, each with its weight: plain data, so that a player may
 * bring its own. A list left empty leaves that undone: no order laid, nothing bought, nobody hidden.
 */
export interface Prior {
  readonly programs: Weighted<Program>;
  /** Whole armies. Of the one that is drawn as much is bought as what is already seen leaves points for; then of another. */
  readonly armies: Weighted<ShoppingList>;
  /** Percent of the armies that have bought a Thanis order where they could [§8.5]. */
  readonly thanis: number;
  /** Where units of a hidden set-up lie [§9.4]. */
  readonly hideouts: Weighted<Hex>;
  /** How they face there. */
  readonly facings: Weighted<Direction>;
  /** Percent of hidden sections that are aboard a hidden Floater with room. */
  readonly aboard: number;
}
