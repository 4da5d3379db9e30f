import type { Drawing, Shape } from './drawing';
import type { Lod } from './lod';

/** A drawing that is made once: the same key is the same picture, at every level of detail. */
export interface Picture {
  readonly key: string;
  readonly draw: (lod: Lod) => Drawing;
}

/** What a counter looks like, in parts that the board lays on one another. */
export interface CounterLook {
  /** Of its card: what frames and status markers are fitted to. */
  readonly shape: 'square' | 'hexagon';
  /** The printed card, upright. */
  readonly card: Picture;
  /** Drawn for north; turned with the counter. Left out for a piece without facing. */
  readonly facing?: Picture;
  /** Each already in its place, lowest first. */
  readonly status: readonly Picture[];
}

/** A side in the colours and the mark of its game. */
export interface SideLook {
  readonly colour: string;
  /** In a box of 24 round 0,0. */
  readonly mark: readonly Shape[];
}
