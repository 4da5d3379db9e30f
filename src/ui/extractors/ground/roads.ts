import { addLine, shifted, stroke, type Layer } from '../../../board/terrain/drawing';
import type { Detail } from '../../../board/terrain/detail';
import { sample, type Field } from '../../../board/terrain/field';
import type { Line } from '../../../board/terrain/line';
import type { SurveyFields } from './fields';
import { BRIDGE, ROAD } from './palette';

/** All shadows, then all casings, then all fills, so that crossings lie open. */
export function drawRoads({ roads }: SurveyFields, detail: Detail): Layer[] {
  const path: number[] = [];
  for (const line of roads.lines) addLine(path, line);
  const size = detail.far ? 1.35 : 1;
  return [
    stroke(shifted(path, 0.9, 1.1), ROAD.shadow, ROAD.casingWidth * size, 0.28),
    stroke(path, ROAD.casing, ROAD.casingWidth * size),
    stroke(path, ROAD.fill, ROAD.fillWidth * size),
  ];
}

const HALF_WIDTH = 4.4;

/** A road over a lake stands on piers: the ladder across the water. */
export function drawBridges({ roads, inside }: SurveyFields, detail: Detail): Layer[] {
  return roads.lines.flatMap((line) => spansOver(inside.lake, line)).flatMap((span) => bridge(span, detail));
}

/** The stretches of a road that lie over water, a little of each bank included. */
export function spansOver(lake: Field, road: Line): Line[] {
  const spans: number[][] = [];
  let span: number[] = [];
  for (const [x, y] of finePoints(road, 1)) {
    if (sample(lake, x, y) > -3) span.push(x, y);
    else {
      if (span.length > 40) spans.push(span);
      span = [];
    }
  }
  if (span.length > 40) spans.push(span);
  return spans;
}

function* finePoints(line: Line, step: number): Generator<readonly [number, number]> {
  for (let i = 0; i + 3 < line.length; i += 2) {
    const dx = line[i + 2] - line[i];
    const dy = line[i + 3] - line[i + 1];
    const pieces = Math.max(1, Math.ceil(Math.hypot(dx, dy) / step));
    for (let k = 0; k < pieces; k++) yield [line[i] + (dx * k) / pieces, line[i + 1] + (dy * k) / pieces];
  }
}

function bridge(span: Line, detail: Detail): Layer[] {
  const deck: number[] = [];
  addLine(deck, span);
  const overWater: number[] = [];
  addLine(overWater, span.slice(14, -16));
  const size = detail.far ? 1.25 : 1;
  const piers: number[] = [];
  const planks: number[] = [];
  const count = span.length / 2;
  const every = Math.max(1, Math.floor(count / 6));
  for (let i = every; i < count - every / 2; i += every) addAcross(piers, span, i, (HALF_WIDTH + 3.4) * size);
  for (let i = 2; i < count - 1; i += detail.far ? 5 : 3) addAcross(planks, span, i, HALF_WIDTH * size);
  return [
    stroke(shifted(overWater, 6, 3), BRIDGE.shadow, 7, 0.5),
    stroke(piers, BRIDGE.pier, 3),
    stroke(deck, BRIDGE.parapet, 2 * HALF_WIDTH * size + 1.8),
    stroke(deck, BRIDGE.deck, 2 * HALF_WIDTH * size - 1.8),
    stroke(
      [...approach(span, 0), ...approach(span, count - 1)],
      ROAD.fill,
      ROAD.fillWidth * (detail.far ? 1.35 : 1),
    ),
    stroke(planks, BRIDGE.pier, detail.far ? 0.9 : 0.45, 0.7),
    stroke([...wings(span, 0, size), ...wings(span, count - 1, size)], BRIDGE.parapet, 1.8 * size),
  ];
}

function addAcross(path: number[], span: Line, index: number, half: number): void {
  const { x, y, ux, uy } = courseAt(span, index);
  addLine(path, [x - uy * half, y + ux * half, x + uy * half, y - ux * half]);
}

/** The carriageway runs on over the rounded end of the parapet. */
function approach(span: Line, index: number): number[] {
  const { x, y, ux, uy } = courseAt(span, index);
  const out = index === 0 ? -6 : 6;
  const path: number[] = [];
  addLine(path, [x, y, x + ux * out, y + uy * out]);
  return path;
}

/** Splayed walls where the deck meets the bank. */
function wings(span: Line, index: number, size: number): number[] {
  const path: number[] = [];
  const { x, y, ux, uy } = courseAt(span, index);
  const out = index === 0 ? -4.5 : 4.5;
  for (const side of [-1, 1]) {
    const near = HALF_WIDTH * size * side;
    const far = (HALF_WIDTH + 4) * size * side;
    addLine(path, [x - uy * near, y + ux * near, x + ux * out - uy * far, y + uy * out + ux * far]);
  }
  return path;
}

function courseAt(span: Line, index: number) {
  const last = span.length / 2 - 1;
  const a = 2 * Math.max(0, index - 1);
  const b = 2 * Math.min(last, index + 1);
  const dx = span[b] - span[a];
  const dy = span[b + 1] - span[a + 1];
  const length = Math.hypot(dx, dy) || 1;
  return { x: span[2 * index], y: span[2 * index + 1], ux: dx / length, uy: dy / length };
}
