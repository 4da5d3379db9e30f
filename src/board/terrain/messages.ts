import type { KeptUnder } from './kept';
import type { PaintedTile, Tile } from './tiles';

/** What a painter is told before its first order. */
export interface Commission extends KeptUnder {
  readonly terrain: unknown;
}

export type ToPainter =
  | ({ readonly kind: 'start' } & Commission)
  /** Replaces what is waiting; the first comes first. */
  | { readonly kind: 'paint'; readonly tiles: readonly Tile[] };

export interface FromPainter {
  readonly tile: PaintedTile;
}
