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
import { derived } from '../../../board/terrain/field';
import { noise } from '../../../board/terrain/noise';
import { litContours } from '../../../board/terrain/relief';
import { scatter } from '../../../board/terrain/scatter';
import { offRoad, offTrench, type ValleyFields } from './fields';
import { ROUGH } from './palette';
import { addEllipse, arcPoints } from './shapes';

/** Rough: churned earth full of shell holes in three sizes, water in the large. */
export function drawRough(fields: ValleyFields, detail: Detail): Layer[] {
  const { rough } = fields.inside;
  const churn = derived(rough, { above: 0, outside: -10 }, (inside, _node, x, y) =>
    Math.min(inside - 3, 14 * (noise(x / 17, y / 14, 431) - 0.05)),
  );
  return [
    fill(ringsPath(levelRings(rough, -1)), ROUGH.ground),
    fill(ringsPath(levelRings(churn, 0)), ROUGH.churn, 0.45),
    ...(detail.far ? [] : [clods(fields)]),
    ...holes(holesOf(fields, detail), detail),
    ...litContours(rough, {
      levels: [-1],
      lit: { colour: ROUGH.edge, alpha: 0.4 },
      shaded: { colour: ROUGH.edge, alpha: 0.9 },
      width: detail.far ? [1, 2] : [0.5, 1.1],
    }),
  ];
}

function clods({ inside: { rough } }: ValleyFields): Layer {
  const path: number[] = [];
  scatter(rough, { step: 4.6, seed: 432, above: 1 }, (x, y, _in, chance) => {
    if (chance >= 0.5) return;
    const angle = 3 * noise(x / 22, y / 22, 433);
    addSegment(path, x, y, x + 2.6 * Math.cos(angle), y + 2 * Math.sin(angle));
  });
  return stroke(path, ROUGH.ink, 0.6, 0.5);
}

interface Hole {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Large holes first; no two overlap. */
function holesOf(fields: ValleyFields, { grain }: Detail): readonly Hole[] {
  const found: (Hole & { readonly inside: number; readonly chance: number })[] = [];
  scatter(fields.inside.rough, { step: 5 * grain, seed: 434, above: 4 }, (x, y, inside, chance) => {
    const wild = noise(x * 2.3, y * 2.9, 19);
    const r = chance < 0.1 ? 9.5 + 3.5 * wild : chance < 0.45 ? 5.2 + 1.8 * wild : 2.3 + 0.7 * wild;
    found.push({ x, y, r: r * grain, inside, chance });
  });
  const kept: Hole[] = [];
  for (const hole of found.sort((a, b) => a.chance - b.chance)) {
    const { x, y, r, inside } = hole;
    if (inside < r * 0.8 || offRoad(fields, x, y) < r + 4 || offTrench(fields, x, y) < r + 6) continue;
    const clear = kept.every((other) => Math.hypot(other.x - x, other.y - y) > (r + other.r) * 1.12 + 0.8);
    if (clear) kept.push(hole);
  }
  return kept;
}

function holes(all: readonly Hole[], { far }: Detail): Layer[] {
  const [rims, pits, lit, water, rays, dark]: number[][] = [[], [], [], [], [], []];
  for (const { x, y, r } of all) {
    addEllipse(rims, { x, y, rx: r * 1.1, ry: r });
    addEllipse(pits, { x, y, rx: r * 0.86, ry: r * 0.76 });
    const wall = arcPoints({ x, y, rx: r * 0.86, ry: r * 0.76 }, -35, 135);
    const foot = arcPoints({ x: x - r * 0.16, y: y - r * 0.14, rx: r * 0.8, ry: r * 0.7 }, 125, -25);
    addRing(lit, [...wall, ...foot]);
    if (r > 5.4) addEllipse(water, { x: x - r * 0.12, y: y - r * 0.08, rx: r * 0.42, ry: r * 0.28 });
    addLine(dark, arcPoints({ x, y, rx: r * 1.1, ry: r }, -25, 120));
    if (!far) addRays(rays, x, y, r);
  }
  return [
    stroke(rays, ROUGH.ink, 0.55, 0.6),
    fill(rims, ROUGH.rim),
    fill(pits, ROUGH.hole),
    fill(lit, ROUGH.rimLit),
    fill(water, ROUGH.water),
    stroke(dark, ROUGH.ink, far ? 1.1 : 0.8, 0.75),
  ];
}

/** Earth thrown out all round. */
function addRays(path: number[], x: number, y: number, r: number): void {
  const count = Math.round(9 + r * 1.2);
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2 + x;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const length = r * (0.22 + 0.2 * ((i * 7) % 3));
    const [fromX, fromY] = [x + cos * r * 1.12, y + sin * r * 1.02];
    addSegment(path, fromX, fromY, fromX + cos * length, fromY + sin * length);
  }
}
