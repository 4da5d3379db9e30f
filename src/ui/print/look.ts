import type { LayersDrawn } from '../painted/messages';
import type { BackFit } from './counters/backFit';
import type { Ink } from './ink';

/** How the pages of a print look, whatever is on them. */
export interface PageLook {
  readonly paper: 'a4' | 'letter';
  readonly ink: Ink;
  readonly tables: boolean;
  /** Which game it is from, for the footer; '' for none. */
  readonly from: string;
  /** The painted map by its pages, null while it is drawn in lines; the scenario whose marks it bears. */
  readonly map: { readonly layers: LayersDrawn | null; readonly marks: string | null };
  /** How the backs of the counters are put right. */
  readonly fit: BackFit;
  /** Rolls of the dice table. */
  readonly digits: readonly number[];
}
