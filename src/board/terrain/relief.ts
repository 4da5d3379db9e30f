import { addLine, addRing, stroke, type Layer } from './drawing';
import { derived, slopeX, slopeY, type Field } from './field';
import { contour } from './contour';
import { reversedLine, ringArea, rounded, simplifiedRing } from './line';

const ASPECTS = 5;

export interface LitContours {
  readonly levels: readonly number[];
  readonly lit: { readonly colour: string; readonly alpha: number };
  readonly shaded: { readonly colour: string; readonly alpha: number };
  /** Width across the light and along it. */
  readonly width: readonly [number, number];
  readonly tolerance?: number;
  readonly shows?: (x: number, y: number) => boolean;
}

/**
 * Tanaka's lit contours: each contour is cut where its aspect changes, light to the north-west, dark
 * to the south-east, wider the more squarely it faces the light.
 */
export function litContours(field: Field, options: LitContours): Layer[] {
  const { levels, lit, shaded, width, tolerance = 0.3, shows = () => true } = options;
  const runs: number[][] = Array.from({ length: 2 * ASPECTS }, () => []);
  const aspect = (x: number, y: number): number => {
    if (!shows(x, y)) return -1;
    const dx = slopeX(field, x, y);
    const dy = slopeY(field, x, y);
    const facing = ((dx + dy) * Math.SQRT1_2) / (Math.hypot(dx, dy) || 1);
    const step = Math.min(ASPECTS - 1, Math.floor(Math.abs(facing) * ASPECTS));
    return facing >= 0 ? step : ASPECTS + step;
  };
  for (const level of levels)
    for (const ring of contour(field, level))
      if (Math.abs(ringArea(ring)) >= 40)
        cutByAspect(rounded(simplifiedRing(ring, tolerance), true), aspect, runs);
  return runs.flatMap((path, index) => {
    if (path.length === 0) return [];
    const tone = index < ASPECTS ? lit : shaded;
    if (tone.alpha === 0) return [];
    const share = ((index % ASPECTS) + 0.5) / ASPECTS;
    return [stroke(path, tone.colour, width[0] + (width[1] - width[0]) * share, tone.alpha)];
  });
}

function cutByAspect(ring: number[], aspect: (x: number, y: number) => number, runs: number[][]): void {
  let run: number[] = [];
  let current = -1;
  const finish = () => {
    if (run.length > 2) addLine(runs[current], run);
  };
  for (let i = 0; i < ring.length; i += 2) {
    const x = ring[(i + 2) % ring.length];
    const y = ring[(i + 3) % ring.length];
    const next = aspect((ring[i] + x) / 2, (ring[i + 1] + y) / 2);
    if (next !== current) {
      finish();
      run = [ring[i], ring[i + 1]];
      current = next;
    }
    if (current >= 0) run.push(x, y);
    else run = [];
  }
  finish();
}

/**
 * The shadow a bank throws inward from a contour: a ribbon as broad as the bank squarely faces the light,
 * and nothing where it lies in the light itself.
 */
export function bankRibbon(field: Field, level: number, breadth: number): readonly number[] {
  const path: number[] = [];
  for (const ring of contour(field, level)) {
    const line = rounded(simplifiedRing(ring, 0.3), true);
    const inner: number[] = [];
    for (let i = 0; i < line.length; i += 2) {
      const dx = slopeX(field, line[i], line[i + 1], 4);
      const dy = slopeY(field, line[i], line[i + 1], 4);
      const length = Math.hypot(dx, dy) || 1;
      const reach = (Math.max(0, dx + dy) * Math.SQRT1_2 * breadth) / length;
      inner.push(line[i] + (dx / length) * reach, line[i + 1] + (dy / length) * reach);
    }
    addRing(path, line);
    addRing(path, reversedLine(inner));
  }
  return path;
}

/** A field whose zero level encloses `field` ≥ level inside `region` ≥ edge: clipping without polygons. */
export function within(region: Field, edge: number, field: Field, level: number): Field {
  return derived(region, { above: edge - 6, outside: -1 }, (inside, node) =>
    Math.min(field.values[node] - level, (inside - edge) * 0.1),
  );
}

/** The same for the part of `field` below −level. */
export function withinBelow(region: Field, edge: number, field: Field, level: number): Field {
  return derived(region, { above: edge - 6, outside: -1 }, (inside, node) =>
    Math.min(-field.values[node] - level, (inside - edge) * 0.1),
  );
}
