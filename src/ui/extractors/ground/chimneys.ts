import { levelRings } from '../../../board/terrain/contour';
import {
  addCircle,
  addDot,
  addSegment,
  CLOSE,
  CURVE,
  dashed,
  fill,
  MOVE,
  ringsPath,
  shifted,
  stroke,
  type Layer,
} from '../../../board/terrain/drawing';
import type { Detail } from '../../../board/terrain/detail';
import { derived, sample } from '../../../board/terrain/field';
import { noise, sequence } from '../../../board/terrain/noise';
import { placeChance, scatter } from '../../../board/terrain/scatter';
import type { SurveyFields } from './fields';
import { CHIMNEYS } from './palette';

interface Vent {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Chimneys: dark throats with white plumes that drift to the east-north-east. */
export function drawChimneys(fields: SurveyFields, detail: Detail): Layer[] {
  const { chimneys } = fields.inside;
  const edge = ringsPath(levelRings(chimneys, -0.5));
  const halo = derived(chimneys, { above: 0, outside: -10 }, (inside, _node, x, y) =>
    Math.min(inside - 4, 14 * (noise(x / 30, y / 30, 170) + 0.02)),
  );
  const vents = placeVents(fields, detail);
  return [
    fill(edge, CHIMNEYS.ground),
    fill(ringsPath(levelRings(halo, 0)), CHIMNEYS.halo, 0.55),
    ...(detail.far ? [] : [cinders(fields)]),
    dashed(stroke(edge, CHIMNEYS.coneDark, detail.far ? 1.5 : 0.8, 0.8), [3.4, 2]),
    ...ticks(vents),
    ...cones(vents),
    ...steam(vents),
  ];
}

/** Best candidates in a fixed random order, each kept clear of the vents before it and of roads. */
function placeVents({ inside: { chimneys }, roads }: SurveyFields, detail: Detail): Vent[] {
  const candidates: { x: number; y: number; inside: number; chance: number }[] = [];
  scatter(chimneys, { step: 7, seed: 701, above: 6 }, (x, y, inside, chance) => {
    candidates.push({ x, y, inside, chance });
  });
  candidates.sort((a, b) => a.chance - b.chance);
  const size = detail.far ? 1.35 : 1;
  const vents: Vent[] = [];
  for (const { x, y, inside } of candidates) {
    const radius = (3.2 + 4.6 * placeChance(x, y, 9)) * size;
    if (inside < radius * 0.7 || sample(roads.clearance, x, y) < 8) continue;
    if (vents.every((vent) => Math.hypot(vent.x - x, vent.y - y) > 8.5 * size + radius + vent.radius))
      vents.push({ x, y, radius: Math.min(radius, 7 * size) });
  }
  return vents.sort((a, b) => a.y - b.y);
}

function cinders({ inside: { chimneys } }: SurveyFields): Layer {
  const path: number[] = [];
  scatter(chimneys, { step: 4.6, seed: 733, above: 1 }, (x, y, _inside, chance) => {
    if (chance < 0.42) addDot(path, x, y);
  });
  return stroke(path, CHIMNEYS.coneDark, 0.8, 0.6);
}

/** Rays down the cone, heavier away from the light. */
function ticks(vents: readonly Vent[]): Layer[] {
  const light: number[] = [];
  const heavy: number[] = [];
  for (const { x, y, radius } of vents) {
    const count = Math.round(11 + Math.min(radius, 7) * 1.4);
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * Math.PI * 2 + x;
      const cos = Math.cos(angle);
      const sin = Math.sin(angle);
      const end = radius * (2 + 0.2 * ((i * 7) % 3));
      const path = cos + sin > 0.35 ? heavy : light;
      addSegment(path, x + cos * radius * 0.95, y + sin * radius * 0.95, x + cos * end, y + sin * end);
    }
  }
  return [stroke(light, CHIMNEYS.coneDark, 0.55), stroke(heavy, CHIMNEYS.coneDark, 0.95)];
}

function cones(vents: readonly Vent[]): Layer[] {
  const cone: number[] = [];
  const shade: number[] = [];
  const rim: number[] = [];
  const throat: number[] = [];
  for (const { x, y, radius } of vents) {
    addCircle(cone, x, y, radius);
    addCrescent(shade, x, y, radius, 0.62);
    addCrescent(rim, x, y, -radius, 0.72);
    addCircle(throat, x + radius * 0.08, y + radius * 0.08, radius * 0.58);
  }
  return [
    fill(cone, CHIMNEYS.cone),
    fill(shade, CHIMNEYS.coneDark),
    fill(rim, CHIMNEYS.rimLit),
    fill(throat, CHIMNEYS.vent),
  ];
}

/** The south-east edge of a disc, of the north-west one for a negative radius. */
function addCrescent(path: number[], x: number, y: number, radius: number, inner: number): void {
  const tip = 0.7071 * radius;
  const out = 1.1 * radius + 0.1 * tip;
  const back = inner * radius;
  path.push(MOVE, x - tip, y + tip);
  path.push(CURVE, x - tip + out * 0.5, y + tip + out * 0.5, x + tip + out * 0.5, y - tip + out * 0.5);
  path.push(x + tip, y - tip);
  path.push(CURVE, x + tip + back * 0.2, y - tip + back * 0.55, x - tip + back * 0.55, y + tip + back * 0.2);
  path.push(x - tip, y + tip, CLOSE);
}

/** Each plume is a chain of growing puffs with its own shadow edge, so plumes overlap cleanly. */
function steam(vents: readonly Vent[]): Layer[] {
  const random = sequence(709);
  return vents.flatMap((vent) => {
    const plume = puffs(vent, random);
    return [fill(shifted(plume, 0.55, 0.75), CHIMNEYS.steamEdge, 0.94), fill(plume, CHIMNEYS.steam, 0.96)];
  });
}

function puffs({ x, y, radius }: Vent, random: () => number): number[] {
  const path: number[] = [];
  const count = radius > 5.5 ? 9 : radius > 4.5 ? 8 : 7;
  const phase = random() * 6;
  let px = x + radius * 0.1;
  let py = y - radius * 0.25;
  for (let i = 0; i < count; i++) {
    const size = radius * (0.26 + 0.085 * i) * (0.85 + 0.35 * random());
    const sway = Math.sin(phase + i * 1.25) * size * 0.55;
    addCircle(path, px + sway * 0.6, py + sway, size);
    if (i > 3 && random() < 0.7) addCircle(path, px - sway + size * 0.5, py - size * 0.7, size * 0.62);
    px += size * (0.62 + (0.2 * i) / count);
    py -= size * (0.72 - 0.055 * i);
  }
  return path;
}
