import type { Graphics } from 'pixi.js';
import type { Point } from '../../art/outline';
import { HALO } from './hues';

/** What the overlays ask of a Pixi Graphics. */
export type Pen = Pick<
  Graphics,
  'moveTo' | 'lineTo' | 'closePath' | 'circle' | 'fill' | 'stroke' | 'texture' | 'setFillStyle'
>;

export interface Stroke {
  readonly color: string;
  readonly width: number;
  readonly alpha?: number;
  readonly cap?: 'butt' | 'round';
}

type Ends = 'open' | 'closed';

/** Pixi's canvas renderer leaves `poly().stroke()` open, so every outline is walked and closed by hand. */
function walk(pen: Pen, points: readonly Point[], ends: Ends): void {
  points.forEach(([x, y], i) => (i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
  if (ends === 'closed') pen.closePath();
}

export function strokeLines(pen: Pen, lines: readonly (readonly Point[])[], stroke: Stroke): void {
  if (lines.length === 0) return;
  for (const points of lines) walk(pen, points, 'open');
  pen.stroke({ cap: 'butt', join: 'round', ...stroke });
}

export function strokeLoops(pen: Pen, loops: readonly (readonly Point[])[], stroke: Stroke): void {
  if (loops.length === 0) return;
  for (const points of loops) walk(pen, points, 'closed');
  pen.stroke({ join: 'round', ...stroke });
}

export function fillLoops(
  pen: Pen,
  loops: readonly (readonly Point[])[],
  fill: { readonly color: string; readonly alpha: number },
): void {
  if (loops.length === 0) return;
  for (const points of loops) walk(pen, points, 'closed');
  pen.fill(fill);
}

/** Lines on a paper halo `spread` wider on each side. */
export function haloLines(
  pen: Pen,
  lines: readonly (readonly Point[])[],
  stroke: Stroke,
  spread = 1.3,
): void {
  strokeLines(pen, lines, { ...stroke, color: HALO, width: stroke.width + spread * 2, alpha: 0.9 });
  strokeLines(pen, lines, stroke);
}
