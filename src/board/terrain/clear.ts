import { levelRings } from './contour';
import { addDot, addSegment, fill, ringsPath, stroke, type Layer } from './drawing';
import type { Detail } from './detail';
import { derived, sample } from './field';
import type { SurveyFields } from './fields';
import { TERRAIN_CLASSES } from './model';
import { noise } from './noise';
import { CLEAR } from './palette';
import { scatter } from './scatter';

const INTERVAL = 2.4;
const CLEAR_CLASS = TERRAIN_CLASSES.indexOf('clear');

/** Clear ground: the lightest and emptiest, two faint tints of height and quiet contours. */
export function drawClear(fields: SurveyFields, detail: Detail): Layer[] {
  const { land } = fields;
  const low = derived(land, { above: -Infinity, outside: 0 }, (value) => -value);
  const smooth = { tolerance: 0.3, rounds: 2 };
  const layers = [
    fill(ringsPath(levelRings(land, 4.5, smooth)), CLEAR.high),
    fill(ringsPath(levelRings(low, 5.5, smooth)), CLEAR.low),
    stroke(contourLines(fields, true), CLEAR.contour, detail.far ? 1.3 : 0.95, 0.5),
  ];
  if (!detail.far) layers.push(stroke(contourLines(fields, false), CLEAR.contour, 0.45, 0.42), scrub(fields));
  return layers;
}

function contourLines({ land }: SurveyFields, heavy: boolean): readonly number[] {
  const rings = [];
  for (let k = 0; k <= 25; k++)
    if ((k % 5 === 0) === heavy)
      rings.push(...levelRings(land, -30 + k * INTERVAL, { tolerance: 0.3, rounds: 2, least: 500 }));
  return ringsPath(rings);
}

function scrub({ frame, raster, inside, roads }: SurveyFields): Layer {
  const path: number[] = [];
  scatter(inside.clear, { step: 9, seed: 5, above: 0 }, (x, y, _inside, chance) => {
    const density = noise(x / 70, y / 70, 21);
    if (density <= 0.05 || chance >= 0.25 + density || sample(roads.clearance, x, y) <= 6) return;
    const node =
      Math.round((y - frame.y) / frame.step) * frame.columns + Math.round((x - frame.x) / frame.step);
    if (raster[node] !== CLEAR_CLASS) return;
    if (chance >= 0.12) return addDot(path, x, y);
    addSegment(path, x - 1.6, y, x - 0.4, y - 2.2);
    addSegment(path, x, y, x + 0.2, y - 2.8);
    addSegment(path, x + 1.6, y, x + 0.7, y - 2);
  });
  return stroke(path, CLEAR.scrub, 0.8, 0.5);
}
