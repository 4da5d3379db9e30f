import type { Texture } from 'pixi.js';
import { hatch } from '../../art/hatch';
import type { Point } from '../../art/outline';
import { dashes, dashLoop } from './dashes';
import { between, HEX_APOTHEM, hexLoop, outlineOf } from './hexes';
import { HALO, HUES, OBJECTIVE_TINT, REACHABLE_TINT, TARGET_TINT } from './hues';
import { fillLoops, haloLines, strokeLines, strokeLoops, type Pen } from './pen';

/** Double solid ring with corner brackets. */
export function drawSelected(pen: Pen, centre: Point): void {
  const hue = HUES.selected;
  strokeLoops(pen, [hexLoop(centre, 0.94)], { color: HALO, width: 6.4, alpha: 0.95 });
  strokeLoops(pen, [hexLoop(centre, 0.97)], { color: hue, width: 2.6 });
  strokeLoops(pen, [hexLoop(centre, 0.87)], { color: hue, width: 1.2 });
  strokeLines(pen, brackets(hexLoop(centre, 1.04), 0.19), { color: hue, width: 4, cap: 'round' });
}

function brackets(loop: readonly Point[], reach: number): readonly (readonly Point[])[] {
  return loop.map((corner, i) => [
    between(corner, loop[(i + 5) % 6], reach),
    corner,
    between(corner, loop[(i + 1) % 6], reach),
  ]);
}

/** Dot screen under one outline round the whole area; `dots` comes from `dotScreen`. */
export function drawReachable(pen: Pen, centres: readonly Point[], dots: Texture): void {
  fillLoops(
    pen,
    centres.map((centre) => hexLoop(centre)),
    { color: REACHABLE_TINT, alpha: 0.13 },
  );
  layScreen(pen, centres, dots);
  const outline = outlineOf(centres);
  strokeLoops(pen, outline, { color: HALO, width: 4.4, alpha: 0.85 });
  strokeLoops(pen, outline, { color: HUES.reachable, width: 2.2 });
}

function layScreen(pen: Pen, centres: readonly Point[], screen: Texture): void {
  const { width, height } = screen;
  // A texture takes the alpha of the last fill.
  pen.setFillStyle({ color: 0xffffff, alpha: 1 });
  for (const [x, y] of centres) pen.texture(screen, 0xffffff, x - width / 2, y - height / 2, width, height);
}

/** Ring broken at the six sides, an inward tick in each gap. The pill with the chance is a sprite of its own. */
export function drawTarget(pen: Pen, centre: Point): void {
  const ring = hexLoop(centre, 0.93);
  fillLoops(pen, [hexLoop(centre, 0.96)], { color: TARGET_TINT, alpha: 0.2 });
  strokeLoops(pen, [ring], { color: HALO, width: 5.4, alpha: 0.85 });
  strokeLines(pen, brackets(ring, 0.29), { color: HUES.target, width: 3.2 });
  haloLines(pen, ticks(centre), { color: HUES.target, width: 2.6, cap: 'round' });
}

function ticks([x, y]: Point): readonly (readonly Point[])[] {
  return [30, 90, 150, 210, 270, 330].map((degrees) => {
    const cos = Math.cos((degrees * Math.PI) / 180);
    const sin = Math.sin((degrees * Math.PI) / 180);
    return [HEX_APOTHEM + 3, HEX_APOTHEM - 9.5].map((r): Point => [x + r * cos, y + r * sin]);
  });
}

/** Diagonal hatch over the hex that blocks. */
export function drawBlocked(pen: Pen, centre: Point): void {
  const hex = hexLoop(centre, 0.95);
  fillLoops(pen, [hex], { color: HALO, alpha: 0.3 });
  strokeLines(pen, hatch(hex, -45, 6), { color: HUES.blocked, width: 2.2, alpha: 0.75 });
  strokeLoops(pen, [hexLoop(centre, 0.94)], { color: HALO, width: 4.4, alpha: 0.85 });
  strokeLoops(pen, [hexLoop(centre, 0.94)], { color: HUES.blocked, width: 2 });
}

/** A veil over what is printed in a hex, and a cross from corner to corner that no counter hides. */
export function drawGone(pen: Pen, centre: Point): void {
  fillLoops(pen, [hexLoop(centre, 0.97)], { color: HALO, alpha: 0.45 });
  const [, a, b, , c, d] = hexLoop(centre, 0.9);
  const cross = [
    [a, c],
    [b, d],
  ];
  haloLines(pen, cross, { color: HUES.blocked, width: 2.6, cap: 'round' });
}

/** An X on a disc, where a line is stopped. */
export function drawStop(pen: Pen, [x, y]: Point): void {
  pen.circle(x, y, 10.3).fill({ color: HALO });
  pen.circle(x, y, 8.6).fill({ color: HUES.blocked });
  const arms: readonly (readonly Point[])[] = [
    [
      [x - 4, y - 4],
      [x + 4, y + 4],
    ],
    [
      [x + 4, y - 4],
      [x - 4, y + 4],
    ],
  ];
  strokeLines(pen, arms, { color: HALO, width: 2.8, cap: 'round' });
}

/** Double dashed ring; the pennant is a sprite of its own. */
export function drawObjective(pen: Pen, centre: Point): void {
  fillLoops(pen, [hexLoop(centre, 0.97)], { color: OBJECTIVE_TINT, alpha: 0.22 });
  strokeLoops(pen, [hexLoop(centre, 0.92)], { color: HALO, width: 6 });
  for (const part of [0.96, 0.87])
    strokeLines(pen, dashLoop(hexLoop(centre, part), 5, 3.4), { color: HUES.objective, width: 1.8 });
}

/** Deployment or entry of one side: hatched, with a dashed outline. */
export function drawHatchedZone(pen: Pen, centres: readonly Point[], color: string): void {
  const lines = centres.flatMap((centre) => hatch(hexLoop(centre), -60, 11.55));
  strokeLines(pen, lines, { color: HALO, width: 2, alpha: 0.4 });
  strokeLines(pen, lines, { color, width: 0.9, alpha: 0.6 });
  drawZoneEdge(pen, centres, color);
}

/** Deployment or entry of the other: dotted, with a dashed outline; `dots` comes from `dotScreen`. */
export function drawDottedZone(pen: Pen, centres: readonly Point[], color: string, dots: Texture): void {
  layScreen(pen, centres, dots);
  drawZoneEdge(pen, centres, color);
}

function drawZoneEdge(pen: Pen, centres: readonly Point[], color: string): void {
  const outline = outlineOf(centres);
  strokeLoops(pen, outline, { color: HALO, width: 4.4, alpha: 0.85 });
  strokeLines(
    pen,
    outline.flatMap((loop) => dashLoop(loop, 9, 5)),
    { color, width: 2.2 },
  );
}

/** Solid to the point that blocks, dashed after; solid all the way if none does. */
export function drawLineOfSight(pen: Pen, from: Point, to: Point, blockedAt?: Point): void {
  if (blockedAt !== undefined) {
    strokeLines(pen, [[blockedAt, to]], { color: HALO, width: 4.4, alpha: 0.85 });
    strokeLines(pen, dashes([blockedAt, to], 5, 4.4), { color: HUES.blocked, width: 1.8 });
  }
  const clear = [[from, blockedAt ?? to]];
  haloLines(pen, clear, { color: HUES.selected, width: 2.5, cap: 'round' }, 1.45);
  if (blockedAt !== undefined) drawStop(pen, blockedAt);
}

/** The way of a move through hex centres: a bead a hex, an arrowhead in the last; `part` times as wide, seen from afar. */
export function drawPath(pen: Pen, centres: readonly Point[], part = 1): void {
  if (centres.length < 2) return;
  haloLines(pen, [centres], { color: HUES.reachable, width: 4 * part, cap: 'round' }, 1.6 * part);
  for (const [x, y] of centres.slice(1, -1)) {
    pen.circle(x, y, 5.4).fill({ color: HALO });
    pen.circle(x, y, 3.6).fill({ color: HUES.reachable });
  }
  const [last, before] = [centres[centres.length - 1], centres[centres.length - 2]];
  const head = arrowhead(before, last);
  fillLoops(pen, [head], { color: HUES.reachable, alpha: 1 });
  strokeLoops(pen, [head], { color: HALO, width: 1.6 });
}

/** A player's own arrow, a little short of the middles it joins; `part` times as wide, seen from afar. */
export function drawArrow(pen: Pen, from: Point, to: Point, part = 1): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [start, end] = [between(from, to, 14 / length), between(from, to, 1 - 10 / length)];
  haloLines(
    pen,
    dashes([start, end], 12 * part, 6 * part),
    { color: HUES.note, width: 4.4 * part },
    1.6 * part,
  );
  const head = arrowhead(start, end, 1.3 * part);
  fillLoops(pen, [head], { color: HUES.note, alpha: 1 });
  strokeLoops(pen, [head], { color: HALO, width: 1.6 * part });
}

/** A broad arrow across the edge of two hexes side by side. */
export function drawCharge(pen: Pen, from: Point, to: Point): void {
  const [start, end] = [between(from, to, 0.3), between(from, to, 0.66)];
  haloLines(pen, [[start, end]], { color: HUES.target, width: 7 }, 2);
  const head = arrowhead(start, end, 1.3);
  strokeLoops(pen, [head], { color: HALO, width: 4 });
  fillLoops(pen, [head], { color: HUES.target, alpha: 1 });
}

function arrowhead([ax, ay]: Point, [bx, by]: Point, size = 1): readonly Point[] {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const ux = (bx - ax) / length;
  const uy = (by - ay) / length;
  const at = (along: number, aside: number): Point => [
    bx + (ux * along - uy * aside) * size,
    by + (uy * along + ux * aside) * size,
  ];
  return [at(11, 0), at(-7, 10), at(-3, 0), at(-7, -10)];
}
