import type { Position } from '../../../../rules/extractors';

/** What is drawn over the ground of a picture; hexes by their printed numbers. */
export type PictureMark =
  /** Lit hexes; the tones differ in fill and in hatching. */
  | { readonly lit: readonly string[]; readonly tone: Tone }
  /** A way, an arrow at its end; the drift of the flux is dashed. */
  | { readonly path: readonly string[]; readonly drift?: boolean }
  /** A line of sight as the rules judge it: clear, or cut off. */
  | { readonly sight: readonly [string, string] }
  /** A word or two in a hex, under what stands there. */
  | { readonly note: string; readonly text: string };

/** front, side, rear: the areas of a facing; good: what may be chosen; struck: what an effect reaches. */
export type Tone = 'front' | 'side' | 'rear' | 'good' | 'struck';

/** A piece of the map with counters on it, from which a rule is read. */
export interface MapPicture {
  /** In words, for who does not see it. */
  readonly says: string;
  /** First and last hex of the part shown: columns and rows between them. */
  readonly part: readonly [string, string];
  /** Without the ground, where the ground does not matter. */
  readonly plain?: boolean;
  /** In notation. */
  readonly position: string;
  /** What the rules answer is asked of them, not written down. */
  readonly marks: (position: Position) => readonly PictureMark[];
}
