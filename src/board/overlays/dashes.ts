import type { Point } from '../../art/outline';
import { between } from './hexes';

/** Without it a dash of no length would start where the line ends. */
const ROUNDING = 1e-6;

/** Pixi has no dashes: a line cut into strokes of `on` with gaps of `off`, carried round its corners. */
export function dashes(points: readonly Point[], on: number, off: number): readonly (readonly Point[])[] {
  const strokes: Point[][] = [];
  let stroke: Point[] | undefined = [points[0]];
  let left = on;
  for (let i = 1; i < points.length; i++) {
    let from = points[i - 1];
    let length = distance(from, points[i]);
    while (length > left + ROUNDING) {
      from = between(from, points[i], left / length);
      length -= left;
      if (stroke !== undefined) strokes.push([...stroke, from]);
      stroke = stroke === undefined ? [from] : undefined;
      left = stroke === undefined ? off : on;
    }
    left -= length;
    stroke?.push(points[i]);
  }
  if (stroke !== undefined && stroke.length > 1) strokes.push(stroke);
  return strokes;
}

/** The same round a closed outline, the dashes stretched so that they come out even. */
export function dashLoop(loop: readonly Point[], on: number, off: number): readonly (readonly Point[])[] {
  const closed = [...loop, loop[0]];
  const length = closed.slice(1).reduce((sum, point, i) => sum + distance(closed[i], point), 0);
  const stretch = length / (Math.max(1, Math.round(length / (on + off))) * (on + off));
  return dashes(closed, on * stretch, off * stretch);
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay);
}
