import type { Shape } from '../../art/drawing';
import type { Hex } from '../../hex';
import type { BookSide } from './booklet/impose';
import type { Card } from './counters/card';
import type { Backs, CounterPlan } from './counters/grid';
import type { Ink } from './ink';
import type { MapPlan, MapTile } from './map/plan';
import type { Standing, StandingLine } from './standing/standing';

/** A counter that lies on a printed map. */
export interface OnMap {
  readonly id: string;
  readonly hex: Hex;
  /** 100 units are the edge of a counter. */
  readonly drawing: (ink: Ink) => readonly Shape[];
}

/** What any game puts on paper. */
export type CommonSheet =
  | { readonly type: 'contents'; readonly pages: readonly AnyPage[]; readonly backs: Backs }
  | { readonly type: 'assembly'; readonly plan: MapPlan }
  | {
      readonly type: 'map';
      readonly plan: MapPlan;
      readonly tile: MapTile;
      readonly index: number;
      /** What lies on it, as the looking side may know it. */
      readonly counters: readonly OnMap[];
    }
  | {
      readonly type: 'standing';
      readonly standing: Standing;
      readonly lines: readonly StandingLine[];
      readonly last: boolean;
    }
  | { readonly type: 'dice' }
  | { readonly type: 'booklet'; readonly book: string; readonly side: BookSide }
  /** Nothing: the other side of a page that is cut, glued or laid open; of a map's page on its paper. */
  | { readonly type: 'blank'; readonly plan: MapPlan | null }
  | {
      readonly type: 'counters';
      readonly cards: (ink: Ink) => readonly Card[];
      readonly face: 'front' | 'back';
      readonly part: number;
      readonly plan: CounterPlan;
    };

/** Where a printer that prints both sides puts a page: a sheet of its own, the front or back of one, or either side. */
export type PaperSide = 'alone' | 'front' | 'back' | 'either';

/** One page of paper with what a game puts on it. */
export interface Page<Sheet extends { readonly type: string }> {
  readonly key: string;
  /** What it is, for the footer and the preview; what it has in common with its like stands before the first comma. */
  readonly title: string;
  /** What is done with it, for the contents; '' for what they do not list. */
  readonly use: string;
  readonly side: PaperSide;
  /** It shows the game on the table: its footer says which. */
  readonly now?: true;
  readonly sheet: Sheet;
}

export type AnyPage = Page<{ readonly type: string }>;

const COMMON: Readonly<Record<CommonSheet['type'], true>> = {
  contents: true,
  assembly: true,
  map: true,
  standing: true,
  dice: true,
  booklet: true,
  blank: true,
  counters: true,
};

export function isCommon(sheet: { readonly type: string }): sheet is CommonSheet {
  return Object.hasOwn(COMMON, sheet.type);
}

/** The map whose paper a page is printed on; null: it is on the paper that was chosen. */
export function mapPaperOf({ sheet }: AnyPage): MapPlan | null {
  if (!isCommon(sheet)) return null;
  return sheet.type === 'map' || sheet.type === 'assembly' || sheet.type === 'blank' ? sheet.plan : null;
}
