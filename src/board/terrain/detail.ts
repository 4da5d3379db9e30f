/** How much is drawn: 0 for the whole sheet at a glance, 1 for ordinary play, 2 for a close look. */
export type DetailLevel = 0 | 1 | 2;

export const DETAIL_LEVELS: readonly DetailLevel[] = [0, 1, 2];

export interface Detail {
  readonly level: DetailLevel;
  /** From afar, hairlines go and the pattern that carries each terrain grows. */
  readonly far: boolean;
  readonly fine: boolean;
  readonly grain: number;
}

export const DETAILS: readonly Detail[] = [
  { level: 0, far: true, fine: false, grain: 1.6 },
  { level: 1, far: false, fine: false, grain: 1 },
  { level: 2, far: false, fine: true, grain: 1 },
];

/** The level that suits a zoom, in CSS pixels a world unit, on a screen of so many pixels a CSS pixel. */
export function levelFor(zoom: number, pixelRatio: number): DetailLevel {
  const scale = (zoom * pixelRatio) / fineness(pixelRatio);
  if (scale < 0.6) return 0;
  return scale < 1.5 ? 1 : 2;
}

/** How much finer than for an ordinary screen pictures are painted, within what a phone's memory holds. */
export function fineness(pixelRatio: number): number {
  return Math.min(1.5, Math.max(1, pixelRatio));
}
