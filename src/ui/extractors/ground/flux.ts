import { levelRings } from '../../../board/terrain/contour';
import {
  addRing,
  addTaper,
  dashed,
  fill,
  ringsPath,
  stroke,
  type Layer,
} from '../../../board/terrain/drawing';
import type { Detail } from '../../../board/terrain/detail';
import { sample } from '../../../board/terrain/field';
import { directionVector, hexCentre, hexGroups, near, type Point } from '../../../board/terrain/geometry';
import { noise, sequence } from '../../../board/terrain/noise';
import type { SurveyFields } from './fields';
import { FLUX } from './palette';

/** Flux: parallel streams that swell along the drift. */
export function drawFlux(fields: SurveyFields, detail: Detail): Layer[] {
  const edge = ringsPath(levelRings(fields.inside.flux, -0.5));
  return [
    fill(edge, FLUX.ground),
    ...streams(fields, detail),
    dashed(stroke(edge, FLUX.edge, detail.far ? 1.5 : 0.8), detail.far ? [2.5, 4] : [1, 2.6]),
  ];
}

/** One large chevron a hex at the exit hexside, where a counter leaves it in sight. */
export function drawFluxChevrons({ model }: SurveyFields, detail: Detail): Layer[] {
  const path: number[] = [];
  const size = detail.far ? 1.3 : 1;
  model.flux.forEach((direction, hex) => {
    if (direction === null) return;
    const along = directionVector(direction);
    const { x, y } = hexCentre(model, hex);
    const at = (u: number, v: number) => {
      const reach = 27 + (u - 1) * size;
      return [x + along.x * reach - along.y * v * size, y + along.y * reach + along.x * v * size];
    };
    const outline = [at(6.6, 0), at(-1.2, 9), at(-4.4, 9), at(1.8, 0), at(-4.4, -9), at(-1.2, -9)];
    addRing(path, outline.flat());
  });
  return [stroke(path, FLUX.ground, 1.6 * size), fill(path, FLUX.chevron)];
}

interface Inks {
  readonly strong: number[];
  readonly soft: number[];
}

function streams({ model, inside }: SurveyFields, detail: Detail): Layer[] {
  const inks: Inks = { strong: [], soft: [] };
  const random = sequence(411);
  const hexes = [...model.flux.keys()].filter((hex) => model.flux[hex] !== null);
  for (const group of hexGroups(model, hexes, (a, b) => model.flux[a] === model.flux[b])) {
    const along = directionVector(model.flux[group[0]] ?? 0);
    const centres = group.map((hex) => hexCentre(model, hex));
    const shows = (x: number, y: number) => sample(inside.flux, x, y) > 1.6 && near(centres, x, y, 47);
    drawGroup(inks, { along, centres, shows, random, detail });
  }
  return [fill(inks.soft, FLUX.strokeSoft), fill(inks.strong, FLUX.stroke)];
}

interface Group {
  readonly along: Point;
  readonly centres: readonly Point[];
  readonly shows: (x: number, y: number) => boolean;
  readonly random: () => number;
  readonly detail: Detail;
}

/** No stream is bent further: noise is seldom beyond 1 and never beyond 2. */
const BEND = 18;

/** Rows of streamlines in axes along (u) and across (v) the drift, bent by noise. */
function drawGroup(inks: Inks, { along, centres, shows, random, detail }: Group): void {
  const us = centres.map((c) => c.x * along.x + c.y * along.y);
  const vs = centres.map((c) => c.y * along.x - c.x * along.y);
  const end = Math.max(...us) + 60;
  const foot = Math.max(...vs) + 60;
  let row = 0;
  for (let v = Math.min(...vs) - 60; v < foot; v += 4.3 * detail.grain, row++) {
    const bold = detail.far ? row % 2 === 0 : row % 3 === 0;
    for (let u = Math.min(...us) - 60 + random() * 30; u < end;) {
      const length = (26 + random() * 60) * detail.grain;
      const line: number[] = [];
      for (let t = 0; t <= length; t += 3) {
        if (!near(centres, (u + t) * along.x - v * along.y, (u + t) * along.y + v * along.x, 47 + BEND)) {
          if (line.length > 0) break;
          continue;
        }
        const bend = 7 * noise((u + t) / 46, v / 52, 201) + 2 * noise((u + t) / 17, v / 30, 202);
        const x = (u + t) * along.x - (v + bend) * along.y;
        const y = (u + t) * along.y + (v + bend) * along.x;
        if (shows(x, y)) line.push(x, y);
        else if (line.length > 0) break;
      }
      if (line.length > 8)
        addTaper(bold ? inks.strong : inks.soft, line, 0.15, (bold ? 2.3 : 1.2) * detail.grain);
      if (bold && line.length > 12) addBarb(inks.strong, line, detail.grain);
      u += length + 5 + random() * 9;
    }
  }
}

function addBarb(path: number[], line: readonly number[], size: number): void {
  const end = line.length - 2;
  const x = line[end];
  const y = line[end + 1];
  const dx = x - line[end - 4];
  const dy = y - line[end - 3];
  const length = Math.hypot(dx, dy) || 1;
  const ax = (dx / length) * size;
  const ay = (dy / length) * size;
  const at = (u: number, v: number) => [x + ax * u - ay * v, y + ay * u + ax * v];
  addRing(path, [at(3.6, 0), at(-1.6, 2.6), at(-0.2, 0), at(-1.6, -2.6)].flat());
}
