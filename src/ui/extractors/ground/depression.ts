import { contour, levelRings } from '../../../board/terrain/contour';
import {
  addDot,
  addLine,
  addRing,
  fill,
  ringsPath,
  stroke,
  type Layer,
} from '../../../board/terrain/drawing';
import type { Detail } from '../../../board/terrain/detail';
import { blurred, derived, lightOn, slopeX, slopeY, type Field } from '../../../board/terrain/field';
import { lineLength, rounded, simplifiedRing, spacedAlong } from '../../../board/terrain/line';
import { smoothstep } from '../../../board/terrain/noise';
import { within, withinBelow } from '../../../board/terrain/relief';
import { scatter } from '../../../board/terrain/scatter';
import type { SurveyFields } from './fields';
import { DEPRESSION } from './palette';

/** Distance from the rim of each step down. */
const STEPS = [12, 24, 38, 54];
const FAR_STEPS = [16, 38];

/**
 * Depression: a hard rim with teeth that point inward and the surveyor's hachured contours, step below
 * step, so that an inner hex shows the pattern as surely as one on the rim.
 */
export function drawDepression({ inside }: SurveyFields, detail: Detail): Layer[] {
  const { depression } = inside;
  const { grain } = detail;
  const steps = detail.far ? FAR_STEPS : STEPS;
  return [
    ...floors(depression, steps),
    ...wallLight(depression),
    ...dimples(depression, detail),
    ...steps.flatMap((level, depth) => step(depression, level, depth, detail)),
    fill(
      teeth(depression, { level: 0.4, apart: 5.4 * grain, length: 14.5, width: 3.5 }),
      DEPRESSION.rim,
      0.95,
    ),
    stroke(ringsPath(levelRings(depression, 0)), DEPRESSION.rim, 1.9 * (detail.far ? 1.5 : 1)),
  ];
}

function floors(depression: Field, steps: readonly number[]): Layer[] {
  const colours = DEPRESSION.floors.filter((_, depth) => steps === STEPS || depth % 2 === 0);
  return [0, ...steps].map((level, depth) => fill(ringsPath(levelRings(depression, level)), colours[depth]));
}

/** The north-west wall lies in shadow and the south-east one in the light: the reverse of a hill. */
function wallLight(depression: Field): Layer[] {
  const profile = derived(
    depression,
    { above: -12, outside: 0 },
    (inside) => -20 * smoothstep(-4, 24, inside) - 10 * smoothstep(20, 60, inside),
  );
  const light = blurred(lightOn(blurred(profile, 3)), 2);
  const shade = (level: number, alpha: number) =>
    fill(ringsPath(levelRings(withinBelow(depression, 0, light, level), 0)), DEPRESSION.shade, alpha);
  const lit = (level: number, alpha: number) =>
    fill(ringsPath(levelRings(within(depression, 0, light, level), 0)), DEPRESSION.lit, alpha);
  return [shade(0.18, 0.3), shade(0.38, 0.4), shade(0.54, 0.42), lit(0.2, 0.45), lit(0.4, 0.7)];
}

function step(depression: Field, level: number, depth: number, detail: Detail): Layer[] {
  const { grain } = detail;
  const length = (6.6 - 0.5 * depth) * (detail.far ? 1.3 : 1);
  return [
    fill(teeth(depression, { level, apart: 6 * grain, length, width: 2.1 }), DEPRESSION.hachure, 0.85),
    stroke(ringsPath(levelRings(depression, level)), DEPRESSION.hachure, detail.far ? 1.4 : 0.9, 0.85),
  ];
}

interface Teeth {
  readonly level: number;
  readonly apart: number;
  readonly length: number;
  readonly width: number;
}

/** Wedges from a contour inward, alternately long and short, longest and thickest under the shaded rim. */
function teeth(depression: Field, { level, apart, length, width }: Teeth): readonly number[] {
  const path: number[] = [];
  let odd = false;
  for (const ring of contour(depression, level)) {
    if (lineLength(ring, true) < 40) continue;
    const points = spacedAlong(rounded(simplifiedRing(ring, 0.4), true), apart);
    for (let i = 0; i < points.length; i += 2, odd = !odd) {
      const x = points[i];
      const y = points[i + 1];
      const dx = slopeX(depression, x, y, 4);
      const dy = slopeY(depression, x, y, 4);
      const steepness = Math.hypot(dx, dy) || 1;
      const ux = dx / steepness;
      const uy = dy / steepness;
      const shaded = 0.55 + 0.45 * (ux + uy) * Math.SQRT1_2;
      const reach = length * (odd ? 0.6 : 1) * (0.72 + 0.4 * shaded);
      const half = (width * (0.62 + 0.62 * shaded)) / 2;
      const foot = [x - uy * half, y + ux * half, x + uy * half, y - ux * half];
      addRing(path, [...foot, x + ux * reach, y + uy * reach]);
    }
  }
  return path;
}

/** Sink holes on the floors: an arc of shadow under the north-west lip, a glint of light beneath it. */
function dimples(depression: Field, { far, grain }: Detail): Layer[] {
  const dark: number[] = [];
  const pale: number[] = [];
  const size = far ? 1.9 : 1;
  scatter(depression, { step: 10.5 * size, seed: 51, above: far ? 20 : 15 }, (x, y, _inside, chance) => {
    if (chance < 0.25) return addDot(dark, x, y);
    const radius = (1.3 + chance * 1.9) * size;
    addLine(dark, arc(x, y, radius, 0.625));
    addLine(pale, arc(x + 0.9 * size, y + 0.9 * size, radius, 0.625));
  });
  return [
    stroke(pale, DEPRESSION.lit, 0.9 * grain, 0.6),
    stroke(dark, DEPRESSION.hachure, 1.05 * grain, 0.8),
  ];
}

/** Three eighths of a circle about a bearing, in turns from east. */
function arc(x: number, y: number, radius: number, turn: number): number[] {
  const points: number[] = [];
  for (let k = 0; k <= 6; k++) {
    const angle = (turn - 0.19 + k / 16) * 2 * Math.PI;
    points.push(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  }
  return points;
}
