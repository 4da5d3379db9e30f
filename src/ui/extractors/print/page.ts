import type { Machine, Scenario } from '../../../rules/extractors';
import type { CommonSheet, Page as PageOf } from '../../print/page';
import type { RosterBlock } from './roster';

/** What lies on the map for a machine, in words; '' for nothing [§8.3.1, §8.4.4]. */
export interface MachineMarks {
  readonly move: string;
  readonly combat: string;
}

export interface DisplayOnPaper {
  readonly machine: Machine;
  /** As printed: the letter, the weapons and the orders are written by hand. */
  readonly blank: boolean;
  readonly marks: MachineMarks;
}

/** What only this game puts on a page. */
export type OwnSheet =
  | { readonly type: 'machines'; readonly displays: readonly DisplayOnPaper[] }
  | {
      readonly type: 'roster';
      readonly blocks: readonly RosterBlock[];
      readonly last: boolean;
      /** Where its units are hidden is written down [§9.4]. */
      readonly hides: boolean;
    }
  | { readonly type: 'charts'; readonly part: 'terrain' | 'damage' }
  | { readonly type: 'scenario'; readonly scenario: Scenario };

/** One page of paper. */
export type Page = PageOf<CommonSheet | OwnSheet>;
