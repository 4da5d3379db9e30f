import type { Machine, Position, Scenario } from '../../../rules/extractors';
import type { BookName } from './booklet/books';
import type { BookSide } from './booklet/impose';
import type { CounterPlan } from './counters/grid';
import type { MapPlan, MapTile } from './map/plan';
import type { RosterBlock } from './roster';
import type { StandingLine } from './standing/lines';

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

/** One page of paper. */
export type Sheet =
  | { readonly type: 'machines'; readonly displays: readonly DisplayOnPaper[] }
  | {
      readonly type: 'roster';
      readonly blocks: readonly RosterBlock[];
      readonly last: boolean;
      readonly blank: boolean;
    }
  | { readonly type: 'charts'; readonly part: 'terrain' | 'damage' }
  | { readonly type: 'contents'; readonly pages: readonly Page[] }
  | { readonly type: 'assembly'; readonly plan: MapPlan }
  | {
      readonly type: 'map';
      readonly plan: MapPlan;
      readonly tile: MapTile;
      readonly index: number;
      /** Whose counters lie on it, as the looking side may know it. */
      readonly position: Position | null;
    }
  | {
      readonly type: 'standing';
      readonly position: Position;
      readonly lines: readonly StandingLine[];
      readonly last: boolean;
    }
  | { readonly type: 'dice' }
  | { readonly type: 'booklet'; readonly book: BookName; readonly side: BookSide }
  /** Nothing: the other side of a page that is cut, glued or laid open. */
  | { readonly type: 'blank' }
  | { readonly type: 'scenario'; readonly scenario: Scenario }
  | {
      readonly type: 'counters' | 'orders';
      readonly face: 'front' | 'back';
      readonly part: number;
      readonly plan: CounterPlan;
    };

export interface Page {
  readonly key: string;
  /** What it is, for the footer and the preview. */
  readonly title: string;
  readonly sheet: Sheet;
}
