import type { Rule } from '../../widgets/ruleLinks';

/** What the answers of a puzzle are compared by: exact, without a die. */
export type Measure =
  /** The chance that a unit is destroyed or eliminated. */
  | { readonly of: 'destroys'; readonly target: string }
  /** Enemies put out of action on average, own units taken off. */
  | { readonly of: 'takes' }
  /** It leaves the map, or does not. */
  | { readonly of: 'leaves' }
  /** Hexes from a hex at the end of the move; fewer are better. */
  | { readonly of: 'nears'; readonly hex: string }
  /** Sections that rally on average, this one first. */
  | { readonly of: 'rallies' }
  /** Hexes a machine is from a hex once its next order is carried out, or after a reset; fewer are better. */
  | { readonly of: 'closes'; readonly hex: string };

/** A position with one clearly best answer. */
export interface Puzzle {
  readonly id: string;
  readonly grade: 1 | 2 | 3;
  /** In the notation of one line; the side of its phase answers. */
  readonly line: string;
  readonly asks: string;
  /** A nudge, the answer left out. */
  readonly hint: string;
  /** Why the best is best. */
  readonly why: string;
  readonly rule: Rule;
  readonly measure: Measure;
  /** In the words lessons are written in: what is best. */
  readonly best: readonly string[];
}
