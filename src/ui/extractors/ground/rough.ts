import { contour, levelRings } from '../../../board/terrain/contour';
import {
  addDot,
  addLine,
  addRing,
  addTaper,
  fill,
  ringsPath,
  stroke,
  type Layer,
} from '../../../board/terrain/drawing';
import type { Detail } from '../../../board/terrain/detail';
import { derived, sample, slopeX, slopeY } from '../../../board/terrain/field';
import { lineLength, rounded, simplifiedRing } from '../../../board/terrain/line';
import { sequence } from '../../../board/terrain/noise';
import { litContours, within, withinBelow } from '../../../board/terrain/relief';
import { scatter } from '../../../board/terrain/scatter';
import type { SurveyFields } from './fields';
import { ROUGH } from './palette';

const FOOT = -1.5;

/** Rough: the strongest light and dark, creased relief lit from the north-west, hatched in shadow. */
export function drawRough(fields: SurveyFields, detail: Detail): Layer[] {
  const { rough } = fields.inside;
  return [
    fill(ringsPath(levelRings(rough, FOOT)), ROUGH.ground),
    ...tones(fields),
    ...(detail.far ? [] : contours(fields)),
    crests(fields, detail),
    ...(detail.far ? [] : hachures(fields)),
    ...crags(fields, detail),
    ...(detail.far ? [] : [scree(fields)]),
    ...litContours(rough, {
      levels: [FOOT],
      lit: { colour: ROUGH.edge, alpha: detail.far ? 0.6 : 0.35 },
      shaded: { colour: ROUGH.edge, alpha: 0.95 },
      width: detail.far ? [1, 2.2] : [0.5, 1.3],
    }),
  ];
}

function tones({ inside: { rough }, height, light }: SurveyFields): Layer[] {
  const step = (level: number, colour: string) =>
    fill(ringsPath(levelRings(within(rough, FOOT, height, level), 0)), colour);
  const lit = (level: number, colour: string, alpha: number) =>
    fill(ringsPath(levelRings(within(rough, FOOT, light, level), 0)), colour, alpha);
  const shade = (level: number, colour: string, alpha: number) =>
    fill(ringsPath(levelRings(withinBelow(rough, FOOT, light, level), 0)), colour, alpha);
  return [
    step(20, ROUGH.step1),
    step(34, ROUGH.step2),
    lit(0.32, ROUGH.lit1, 0.75),
    lit(0.68, ROUGH.lit2, 0.85),
    shade(0.26, ROUGH.shade1, 0.55),
    shade(0.56, ROUGH.shade2, 0.62),
    shade(0.95, ROUGH.shade3, 0.6),
  ];
}

function contours({ inside: { rough }, height }: SurveyFields): Layer[] {
  return litContours(height, {
    levels: Array.from({ length: 11 }, (_, k) => 8 + 6 * k),
    lit: { colour: ROUGH.contourLit, alpha: 0.65 },
    shaded: { colour: ROUGH.rock, alpha: 0.7 },
    width: [0.3, 1.25],
    shows: (x, y) => sample(rough, x, y) > 0,
  });
}

/** Where light turns to shadow on convex ground: a short ink line that tapers out. */
function crests({ inside: { rough }, height, light }: SurveyFields, detail: Detail): Layer {
  const path: number[] = [];
  const masked = derived(rough, { above: -4, outside: 0 }, (_inside, node) => light.values[node]);
  const convex = (x: number, y: number) =>
    sample(height, x - 5, y - 5) + sample(height, x + 5, y + 5) - 2 * sample(height, x, y) < -2.6;
  const widest = detail.far ? 2.8 : 1.9;
  let run: number[] = [];
  const finish = () => {
    if (run.length > 10) addTaper(path, run, widest, 0.5);
    run = [];
  };
  for (const ring of contour(masked, 0.03)) {
    if (lineLength(ring, true) < 24) continue;
    const line = rounded(simplifiedRing(ring, 0.3), true);
    for (let i = 0; i <= line.length; i += 2) {
      const x = line[i % line.length];
      const y = line[(i + 1) % line.length];
      if (run.length < 120 && sample(rough, x, y) > 4 && convex(x, y)) run.push(x, y);
      else finish();
    }
    finish();
  }
  return fill(path, ROUGH.rock, 0.85);
}

/** Short strokes that run downhill in the shadow. */
function hachures({ inside: { rough }, height, light }: SurveyFields): Layer[] {
  const soft: number[] = [];
  const firm: number[] = [];
  const hard: number[] = [];
  scatter(rough, { step: 4.4, seed: 77, above: 0.5 }, (x, y) => {
    const shadow = -sample(light, x, y);
    if (shadow < 0.24) return;
    const line = [x, y];
    for (let k = 0; k < 3; k++) {
      const px = line[line.length - 2];
      const py = line[line.length - 1];
      const dx = slopeX(height, px, py);
      const dy = slopeY(height, px, py);
      const length = Math.hypot(dx, dy) || 1;
      line.push(px - (dx / length) * 2, py - (dy / length) * 2);
    }
    addLine(shadow > 0.9 ? hard : shadow > 0.55 ? firm : soft, line);
  });
  return [
    stroke(soft, ROUGH.rock, 0.5, 0.55),
    stroke(firm, ROUGH.rock, 0.75, 0.65),
    stroke(hard, ROUGH.rock, 1, 0.7),
  ];
}

/** Outcrops where the relief itself is quiet, so that no rough hex reads as clear. */
function crags({ inside: { rough }, light }: SurveyFields, detail: Detail): Layer[] {
  const ink: number[] = [];
  const dark: number[] = [];
  const pale: number[] = [];
  const random = sequence(5150);
  scatter(rough, { step: 15 * detail.grain, seed: 88, above: 5 }, (x, y) => {
    if (reliefNear(light, x, y) > 0.24) return;
    const size = (0.62 + 0.4 * random()) * detail.grain;
    const at = (...offsets: number[]) => offsets.map((v, i) => (i % 2 === 0 ? x : y) + v * size);
    addRing(dark, at(-0.4, -3.4, 1.4, -1.4, 3, -3.9, 5.6, 2.2, 0.6, 2.6));
    addRing(pale, at(-4.6, 2.2, -0.4, -3.4, 0.6, 2.6));
    addLine(ink, at(-4.6, 2.2, -0.4, -3.4, 1.4, -1.4, 3, -3.9, 5.6, 2.2));
    addLine(ink, at(-0.4, -3.4, 0.6, 2.4));
    addLine(ink, at(2.4, 0, 2.9, 2.2));
  });
  return [
    fill(pale, ROUGH.lit2, 0.8),
    fill(dark, ROUGH.shade1, 0.85),
    stroke(ink, ROUGH.rock, detail.far ? 1 : 0.65, 0.85),
  ];
}

function reliefNear(light: SurveyFields['light'], x: number, y: number): number {
  let most = 0.6 * sample(light, x, y) - 0.1;
  for (let a = 0; a < 8; a++)
    most = Math.max(most, -sample(light, x + 7.5 * Math.cos(a * 0.785), y + 7.5 * Math.sin(a * 0.785)));
  return most;
}

function scree({ inside: { rough } }: SurveyFields): Layer {
  const path: number[] = [];
  scatter(rough, { step: 4, seed: 31, above: -3, below: 3 }, (x, y, _inside, chance) => {
    if (chance < 0.5) addDot(path, x, y);
  });
  return stroke(path, ROUGH.edge, 1, 0.7);
}
