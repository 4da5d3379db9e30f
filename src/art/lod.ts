/** Level of detail. `lo` is for counters under 34 px: marks and silhouettes grow, numerals go. */
export type Lod = 'lo' | 'mid';

const LO_BELOW_PX = 34;

export function lodFor(px: number): Lod {
  return px < LO_BELOW_PX ? 'lo' : 'mid';
}
