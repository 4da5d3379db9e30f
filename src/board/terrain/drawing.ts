import type { Line } from './line';

/**
 * A drawing is a list of layers, painted in order: on a canvas by `paint`, as text by `toSvg`. A path is
 * a flat list of numbers, each step an opcode and its coordinates.
 */
export const MOVE = 0;
export const LINE = 1;
/** Cubic curve: two control points and the end. */
export const CURVE = 2;
export const CLOSE = 3;
/** Whole circle: centre and radius. */
export const CIRCLE = 4;

/** How many numbers follow each opcode. */
export const ARGUMENTS = [2, 2, 6, 0, 3] as const;

export type Path = readonly number[];

export interface Layer {
  readonly path: Path;
  readonly alpha: number;
  /** A filled layer has a fill; otherwise it is stroked with round caps and joins. */
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: readonly number[];
}

export type Drawing = readonly Layer[];

export const fill = (path: Path, colour: string, alpha = 1): Layer => ({ path, fill: colour, alpha });

export const stroke = (path: Path, colour: string, width: number, alpha = 1): Layer => ({
  path,
  stroke: colour,
  width,
  alpha,
});

export const dashed = (layer: Layer, dash: readonly number[]): Layer => ({ ...layer, dash });

export function addLine(path: number[], line: Line): void {
  path.push(MOVE, line[0], line[1]);
  for (let i = 2; i < line.length; i += 2) path.push(LINE, line[i], line[i + 1]);
}

export function addRing(path: number[], ring: Line): void {
  addLine(path, ring);
  path.push(CLOSE);
}

export function addSegment(path: number[], x1: number, y1: number, x2: number, y2: number): void {
  path.push(MOVE, x1, y1, LINE, x2, y2);
}

/** A round dot as wide as the stroke that draws it. */
export function addDot(path: number[], x: number, y: number): void {
  path.push(MOVE, x, y, LINE, x + 0.01, y);
}

export function addCircle(path: number[], x: number, y: number, radius: number): void {
  path.push(CIRCLE, x, y, radius);
}

export function ringsPath(rings: readonly Line[]): Path {
  const path: number[] = [];
  for (const ring of rings) addRing(path, ring);
  return path;
}

/** A stroke that swells from one width to another, as a filled outline. */
export function addTaper(path: number[], line: Line, from: number, to: number): void {
  const count = line.length / 2;
  const outline: number[] = [];
  const back: number[] = [];
  for (let i = 0; i < count; i++) {
    const a = 2 * Math.max(0, i - 1);
    const b = 2 * Math.min(count - 1, i + 1);
    const dx = line[b] - line[a];
    const dy = line[b + 1] - line[a + 1];
    const half = (from + ((to - from) * i) / (count - 1)) / 2 / (Math.hypot(dx, dy) || 1);
    outline.push(line[2 * i] - dy * half, line[2 * i + 1] + dx * half);
    back.push(line[2 * i + 1] - dx * half, line[2 * i] + dy * half);
  }
  addRing(path, [...outline, ...back.reverse()]);
}

/** A path moved as a whole. */
export function shifted(path: Path, dx: number, dy: number): Path {
  const moved = [...path];
  for (let at = 0; at < moved.length;) {
    const op = moved[at++];
    const pairs = op === CIRCLE ? 1 : ARGUMENTS[op] / 2;
    for (let i = 0; i < pairs; i++) {
      moved[at + 2 * i] += dx;
      moved[at + 2 * i + 1] += dy;
    }
    at += ARGUMENTS[op];
  }
  return moved;
}
