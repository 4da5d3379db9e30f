import { levelRings } from '../../../board/terrain/contour';
import type { Detail } from '../../../board/terrain/detail';
import {
  addLine,
  addRing,
  addSegment,
  fill,
  ringsPath,
  stroke,
  type Layer,
} from '../../../board/terrain/drawing';
import { derived, fieldOf, sample, type Field } from '../../../board/terrain/field';
import { noise } from '../../../board/terrain/noise';
import { scatter } from '../../../board/terrain/scatter';
import { offRoad, offTrench, terrainAt, type ValleyFields } from './fields';
import { drawFurrows } from './furrows';
import { CLEAR } from './palette';

const SMOOTH = { tolerance: 0.5, rounds: 1 };

/** Clear ground: the lightest, only thin parallel lines on it; mud in No-Man's-Land. */
export function drawClear(fields: ValleyFields, detail: Detail): Layer[] {
  const { land } = fields;
  const low = derived(land, { above: -Infinity, outside: 0 }, (value) => -value);
  const tints = [
    fill(ringsPath(levelRings(land, 4.5, SMOOTH)), CLEAR.high),
    fill(ringsPath(levelRings(low, 5.5, SMOOTH)), CLEAR.low),
    ...washes(fields),
  ];
  if (detail.far) return tints;
  return [...tints, ...drawFurrows(fields), contours(land), ...flecks(fields)];
}

/** Three washes of mud, each with its own rim. */
function washes({ mud }: ValleyFields): Layer[] {
  const { frame } = mud;
  const rim = fieldOf(frame, (x, y, node) => mud.values[node] - 0.5 + 0.2 * noise(x / 34, y / 16, 403));
  const deep = fieldOf(frame, (x, y, node) => mud.values[node] - 0.62 + 0.5 * noise(x / 62, y / 40, 404));
  return [
    fill(ringsPath(levelRings(rim, -0.34, SMOOTH)), CLEAR.mud, 0.3),
    fill(ringsPath(levelRings(rim, 0, SMOOTH)), CLEAR.mud, 0.5),
    fill(ringsPath(levelRings(deep, 0, SMOOTH)), CLEAR.mudDeep, 0.42),
  ];
}

function contours(land: Field): Layer {
  const rings = [];
  for (let level = -30; level <= 30; level += 4.8)
    rings.push(...levelRings(land, level, { tolerance: 0.6, least: 900 }));
  return stroke(ringsPath(rings), CLEAR.contour, 0.7, 0.4);
}

/** Hoof and wheel marks and puddles in the mud, tufts of grass on the meadow. */
function flecks(fields: ValleyFields): Layer[] {
  const marks: number[] = [];
  const puddles: number[] = [];
  const lit: number[] = [];
  scatter(fields.land, { step: 8, seed: 5, above: -Infinity }, (x, y, _land, chance) => {
    if (terrainAt(fields, x, y) !== 'clear' || offRoad(fields, x, y) < 6 || offTrench(fields, x, y) < 9)
      return;
    const mud = sample(fields.mud, x, y);
    if (mud > 0.5 && chance < 0.3) {
      const angle = noise(x / 50, y / 50, 7) * 3;
      addSegment(marks, x, y, x + 2.4 * Math.cos(angle), y + 1.4 * Math.sin(angle));
    } else if (mud < 0.5 && chance < 0.1) addTuft(marks, x, y);
    if (mud > 0.6 && chance > 0.965) addPuddle({ puddles, lit }, x, y, 2 + 72 * (chance - 0.965));
  });
  return [
    stroke(marks, CLEAR.scrub, 0.8, 0.55),
    fill(puddles, CLEAR.puddle, 0.8),
    stroke(lit, CLEAR.puddleLit, 0.7, 0.8),
  ];
}

function addTuft(path: number[], x: number, y: number): void {
  addSegment(path, x - 1.3, y, x - 0.3, y - 1.9);
  addSegment(path, x + 0.1, y, x + 0.3, y - 2.4);
  addSegment(path, x + 1.5, y, x + 0.7, y - 1.7);
}

interface Puddles {
  readonly puddles: number[];
  readonly lit: number[];
}

function addPuddle({ puddles, lit }: Puddles, x: number, y: number, r: number): void {
  const rim = [-1, 0, -0.5, -0.32, 0.1, -0.38, 0.7, -0.28, 1, -0.05, 0.5, 0.28, 0, 0.34, -0.6, 0.2];
  addRing(
    puddles,
    rim.map((v, i) => (i % 2 === 0 ? x : y) + v * r),
  );
  addLine(lit, [x - 0.3 * r, y + 0.42 * r, x + 0.4 * r, y + 0.4 * r, x + r, y + 0.05 * r]);
}
