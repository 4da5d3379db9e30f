import type { Edge, Hex } from '../../hex';

export interface SketchArrow<Side extends string = string> {
  readonly side: Side;
  readonly hex: Hex;
  /** Which way it points: the edge entered from is behind it, the one left by before it. */
  readonly towards: Edge;
}

/** A scenario on the map at a glance. */
export interface Sketch<Side extends string = string> {
  readonly zones: readonly { readonly side: Side; readonly hexes: readonly Hex[] }[];
  readonly arrows: readonly SketchArrow<Side>[];
  /** Pieces that stand from the start. */
  readonly posts: readonly { readonly side: Side; readonly hex: Hex }[];
  /** The rim of the area that decides. */
  readonly objective: readonly Hex[];
}

/** How an entry or exit, and a piece that stands, are drawn: about the middle of a hex of radius 40. */
export const ARROW = 'M-45 70V-30H-95L0 -125L95 -30H45V70Z';
export const STAR = 'M0 -85L24 -30L82 -24L38 15L51 73L0 43L-51 73L-38 15L-82 -24L-24 -30Z';
/** Degrees to turn the arrow by. */
export const TURNS: Readonly<Record<Edge, number>> = { north: 0, east: 90, south: 180, west: 270 };
