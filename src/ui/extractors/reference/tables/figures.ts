import type { RangeRow } from '../../../../rules/extractors';
import { mps, signed } from '../../wording';

/** Half MPs of the chart. */
export const points = mps;

/** A die-roll modifier; 0 is written. */
export const drm = signed;

/** DRM at range 1 to 5; '·' is out of range [§7.3.1]. */
export function rangeCells(row: RangeRow): readonly string[] {
  return row.map((value) => (value === null ? '·' : signed(value)));
}
