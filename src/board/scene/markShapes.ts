import { hexCentre, type Grid, type Hex } from '../../hex';
import type { Point } from '../../art/outline';
import { dashLoop } from '../overlays/dashes';
import { HEX_APOTHEM, HEX_RADIUS, between, hexLoop, outlineOf } from '../overlays/hexes';
import { HALO, HUES, REACHABLE_TINT, TARGET_TINT } from '../overlays/hues';
import { fillLoops, strokeLines, strokeLoops, type Pen } from '../overlays/pen';

export function centreOf(grid: Grid, hex: Hex): Point {
  const { x, y } = hexCentre(grid, hex, HEX_RADIUS);
  return [x, y];
}

/** Hexes where a move may end: a light fill, one dashed outline round those that touch. */
export function drawLegalEnds(pen: Pen, centres: readonly Point[]): void {
  fillLoops(
    pen,
    centres.map((centre) => hexLoop(centre)),
    { color: REACHABLE_TINT, alpha: 0.24 },
  );
  const outline = outlineOf(centres);
  strokeLoops(pen, outline, { color: HALO, width: 5.4, alpha: 0.9 });
  strokeLines(
    pen,
    outline.flatMap((loop) => dashLoop(loop, 8, 5)),
    { color: HUES.reachable, width: 3 },
  );
}

/** The hexes a shot covers: tinted, in one double outline. */
export function drawArea(pen: Pen, centres: readonly Point[]): void {
  fillLoops(
    pen,
    centres.map((centre) => hexLoop(centre)),
    { color: TARGET_TINT, alpha: 0.22 },
  );
  const outline = outlineOf(centres);
  strokeLoops(pen, outline, { color: HALO, width: 6.4, alpha: 0.85 });
  strokeLoops(pen, outline, { color: HUES.target, width: 4 });
  strokeLoops(pen, outline, { color: HALO, width: 1.4 });
}

/** What could be fired at: a light tint, one dashed outline. */
export function drawCover(pen: Pen, centres: readonly Point[]): void {
  fillLoops(
    pen,
    centres.map((centre) => hexLoop(centre)),
    { color: TARGET_TINT, alpha: 0.12 },
  );
  const outline = outlineOf(centres);
  strokeLoops(pen, outline, { color: HALO, width: 4, alpha: 0.8 });
  strokeLines(
    pen,
    outline.flatMap((loop) => dashLoop(loop, 9, 6)),
    { color: HUES.target, width: 1.8 },
  );
}

/** The area that decides: its outline alone. */
export function drawRim(pen: Pen, centres: readonly Point[]): void {
  const outline = outlineOf(centres);
  strokeLoops(pen, outline, { color: HALO, width: 5, alpha: 0.85 });
  strokeLines(
    pen,
    outline.flatMap((loop) => dashLoop(loop, 14, 6)),
    { color: HUES.objective, width: 2.6 },
  );
}

/** A blue hex in a white one. The keyboard's is heavy; `width` is in world units. */
export function drawFocus(pen: Pen, centre: Point, width: number): void {
  const hex = hexLoop(centre, 1);
  strokeLoops(pen, [hex], { color: '#FFFFFF', width: width * 2.2 });
  strokeLoops(pen, [hex], { color: '#1246C9', width });
}

/** Where a line from one centre to another enters a hex; its start if it never does. */
export function entryInto(from: Point, to: Point, hex: Point): Point {
  let enters = 0;
  for (const degrees of [-90, -30, 30, 90, 150, 210]) {
    const nx = Math.cos((degrees * Math.PI) / 180);
    const ny = Math.sin((degrees * Math.PI) / 180);
    const outside = (from[0] - hex[0]) * nx + (from[1] - hex[1]) * ny - HEX_APOTHEM;
    const nearer = -((to[0] - from[0]) * nx + (to[1] - from[1]) * ny);
    if (outside > 1e-6 && nearer > 1e-6) enters = Math.max(enters, outside / nearer);
  }
  return between(from, to, Math.min(1, enters));
}
