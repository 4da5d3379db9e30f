import { short } from './drawing';
import type { Point } from './outline';

export type Segment = readonly [from: Point, to: Point];

/**
 * Parallel lines at `degrees`, `gap` apart, cut to a convex polygon. The lines lie on one lattice through 0,0, so the
 * hatches of neighbouring polygons meet.
 */
export function hatch(polygon: readonly Point[], degrees: number, gap: number): readonly Segment[] {
  const angle = (degrees * Math.PI) / 180;
  const normal: Point = [-Math.sin(angle), Math.cos(angle)];
  const offsets = polygon.map(([x, y]) => x * normal[0] + y * normal[1]);
  const first = Math.ceil(Math.min(...offsets) / gap);
  const last = Math.floor(Math.max(...offsets) / gap);
  const segments: Segment[] = [];
  for (let i = first; i <= last; i++) {
    const crossings = crossingsOf(polygon, offsets, i * gap);
    if (crossings.length >= 2) segments.push([crossings[0], crossings[1]]);
  }
  return segments;
}

function crossingsOf(polygon: readonly Point[], offsets: readonly number[], level: number): readonly Point[] {
  return polygon.flatMap((from, i): Point[] => {
    const j = (i + 1) % polygon.length;
    const before = offsets[i] - level;
    const after = offsets[j] - level;
    if (before < 0 === after < 0) return [];
    const t = before / (before - after);
    const to = polygon[j];
    return [[from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]];
  });
}

export function segmentsPath(segments: readonly Segment[]): string {
  return segments.map(([a, b]) => `M${short(a[0])} ${short(a[1])}L${short(b[0])} ${short(b[1])}`).join('');
}
