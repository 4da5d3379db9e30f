import { CLOSE, CURVE, MOVE } from '../../../board/terrain/drawing';

/** How far a control point lies from its end for a quarter of a circle. */
const QUARTER = 0.5523;

export interface Ellipse {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

export function addEllipse(path: number[], { x, y, rx, ry }: Ellipse): void {
  const [kx, ky] = [rx * QUARTER, ry * QUARTER];
  path.push(MOVE, x + rx, y);
  path.push(CURVE, x + rx, y + ky, x + kx, y + ry, x, y + ry);
  path.push(CURVE, x - kx, y + ry, x - rx, y + ky, x - rx, y);
  path.push(CURVE, x - rx, y - ky, x - kx, y - ry, x, y - ry);
  path.push(CURVE, x + kx, y - ry, x + rx, y - ky, x + rx, y, CLOSE);
}

/** Points along part of an ellipse, from one angle to another in degrees; 0 is east, 90 south. */
export function arcPoints({ x, y, rx, ry }: Ellipse, from: number, to: number): number[] {
  const points: number[] = [];
  const pieces = Math.max(3, Math.ceil(Math.abs(to - from) / 15));
  for (let piece = 0; piece <= pieces; piece++) {
    const angle = ((from + ((to - from) * piece) / pieces) * Math.PI) / 180;
    points.push(x + rx * Math.cos(angle), y + ry * Math.sin(angle));
  }
  return points;
}

/** The crowns of trees: lobes about a middle, `turn` in radians. */
export function addCrown(path: number[], { x, y, rx: r }: Ellipse, turn: number): void {
  const lobes = 7;
  const at = (i: number, reach: number) => {
    const angle = (i / lobes) * 2 * Math.PI + turn;
    return [x + Math.cos(angle) * r * reach, y + Math.sin(angle) * r * 0.92 * reach] as const;
  };
  path.push(MOVE, ...at(0, 0.98));
  for (let i = 0; i < lobes; i++)
    path.push(CURVE, ...at(i + 0.12, 1.36), ...at(i + 0.88, 1.36), ...at(i + 1, 0.98));
  path.push(CLOSE);
}
