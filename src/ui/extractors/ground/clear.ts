import { levelRings } from '../../../board/terrain/contour';
import {
  addDot,
  addSegment,
  dashed,
  fill,
  ringsPath,
  stroke,
  type Layer,
} from '../../../board/terrain/drawing';
import type { Detail } from '../../../board/terrain/detail';
import { derived, sample, type Field } from '../../../board/terrain/field';
import { noise } from '../../../board/terrain/noise';
import { scatter } from '../../../board/terrain/scatter';
import type { SurveyFields } from './fields';
import { TERRAIN_CLASSES } from './model';
import { CLEAR } from './palette';

const INTERVAL = 2.4;
const SMOOTH = { tolerance: 0.3, rounds: 2 };
const CLEAR_CLASS = TERRAIN_CLASSES.indexOf('clear');

/** Clear ground: the lightest and emptiest, two faint tints of height and quiet contours, dashed between at a close look. */
export function drawClear(fields: SurveyFields, detail: Detail): Layer[] {
  const { land } = fields;
  const low = derived(land, { above: -Infinity, outside: 0 }, (value) => -value);
  const layers = [
    fill(ringsPath(levelRings(land, 4.5, SMOOTH)), CLEAR.high),
    fill(ringsPath(levelRings(low, 5.5, SMOOTH)), CLEAR.low),
    stroke(contourLines(land, 0, 5), CLEAR.contour, detail.far ? 1.3 : 0.95, 0.5),
  ];
  if (detail.far) return layers;
  for (const lift of [1, 2, 3, 4])
    layers.push(stroke(contourLines(land, lift, 5), CLEAR.contour, 0.45, 0.42));
  if (detail.fine)
    layers.push(dashed(stroke(contourLines(land, 0.5, 1), CLEAR.contour, 0.35, 0.4), [3, 2.4]));
  return [...layers, scrub(fields)];
}

/** Every `stride`-th contour, starting `first` intervals up. */
function contourLines(land: Field, first: number, stride: number): readonly number[] {
  const rings = [];
  for (let k = first; k <= 25; k += stride)
    rings.push(...levelRings(land, -30 + k * INTERVAL, { ...SMOOTH, least: 500 }));
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
