/** Of a paper. */
export interface Size {
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
}

export const PAPERS: Readonly<Record<'a4' | 'letter' | 'a3' | 'a2', Size>> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
  a3: { width: 297, height: 420 },
  a2: { width: 420, height: 594 },
};

/** CSS px to the millimetre. */
export const PX = 96 / 25.4;
