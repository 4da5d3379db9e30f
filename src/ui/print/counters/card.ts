import type { Shape } from '../../../art/drawing';

/** A counter as it is cut out: 100 units are its 12.7 mm, its ground goes on into the bleed. */
export interface Card {
  readonly name: string;
  readonly front: readonly Shape[];
  /** null: blank. */
  readonly back: readonly Shape[] | null;
  /** A letter or word on the front. */
  readonly word?: Word;
}

/** Printed as text: the drawing's own letters are few. */
export interface Word {
  readonly text: string;
  readonly size: number;
  readonly y: number;
  readonly colour: string;
}
