import type { Detail } from '../../../board/terrain/detail';
import { addRing, addSegment, dashed, fill, stroke, type Layer } from '../../../board/terrain/drawing';
import { grown, hexCentre, hexCorner, mapBounds, rowIndex } from '../../../board/terrain/geometry';
import {
  BLEED,
  neatLines,
  playingArea,
  rectangle,
  reversed,
  sheetBounds,
} from '../../../board/terrain/sheet';
import { titles } from '../../../board/terrain/titles';
import type { ValleyFields } from './fields';
import type { ValleyModel } from './model';
import { OBJECTIVE, PAPER, ZONE } from './palette';

const HEX_HEIGHT = Math.sqrt(3) * 40;
const TITLE = { name: 'IRON FURROWS', besideX: 392 };

export function drawField({ model }: ValleyFields): Layer[] {
  return [fill(rectangle(grown(mapBounds(model), BLEED)), PAPER.field)];
}

/** Zones, heights' marks and objectives, then paper over what runs beyond the hexes. */
export function drawSheet({ model }: ValleyFields, detail: Detail): Layer[] {
  const field = grown(mapBounds(model), BLEED);
  return [
    fill([...rectangle(field), ...playingArea(model)], PAPER.sheet, 0.72),
    ...zones(model),
    ...heightMarks(model, detail),
    ...rings(model, detail),
    fill([...rectangle(sheetBounds(model)), ...reversed(field)], PAPER.sheet),
    ...neatLines(model, PAPER.ink),
    ...titles(mapBounds(model).width, TITLE, { ...PAPER, light: PAPER.halo }),
  ];
}

/** A dash-dot line on the southern hexsides of the last row of each zone. */
function zones(model: ValleyModel): Layer[] {
  const path: number[] = [];
  for (let hex = 0; hex < model.columns * model.rows; hex++) {
    if (!model.zoneEnds.includes(rowIndex(model, hex) + 1)) continue;
    const centre = hexCentre(model, hex);
    // Even columns lie half a hex lower: theirs is the whole lower rim, of the others the foot alone.
    const low = Math.floor(hex / model.rows) % 2 === 1;
    for (const corner of low ? [0, 1, 2] : [1]) {
      const [a, b] = [hexCorner(centre, corner), hexCorner(centre, corner + 1)];
      addSegment(path, a.x, a.y, b.x, b.y);
    }
  }
  return [stroke(path, ZONE.halo, 3.6, 0.8), dashed(stroke(path, ZONE.line, 1.5), [7, 2.6, 1.6, 2.6])];
}

/** One tooth beside the number of a hill, two beside that of a mountain. */
function heightMarks(model: ValleyModel, { far }: Detail): Layer[] {
  if (far) return [];
  const path: number[] = [];
  model.terrain.forEach((terrain, hex) => {
    const teeth = terrain === 'hill' ? 1 : terrain === 'mountain' ? 2 : 0;
    const { x, y } = hexCentre(model, hex);
    for (let i = 0; i < teeth; i++) {
      const [left, foot] = [x + 9.5 + 4.6 * i, y - HEX_HEIGHT / 2 + 7.2];
      addRing(path, [left, foot, left + 2.9, foot - 5, left + 5.8, foot]);
    }
  });
  return [stroke(path, PAPER.halo, 1.8), fill(path, PAPER.ink)];
}

/** Objectives: a double dashed ring. Strongholds: a solid ring with a bastion at each corner. */
function rings(model: ValleyModel, { far }: Detail): Layer[] {
  const ring = (hexes: readonly number[], reach: number) => {
    const path: number[] = [];
    for (const hex of hexes) addRing(path, cornersOf(model, hex, reach));
    return path;
  };
  const bastions: number[] = [];
  for (const hex of model.strongholds) {
    const corners = cornersOf(model, hex, 0.9);
    for (let i = 0; i < 12; i += 2) addBastion(bastions, corners[i], corners[i + 1], i * 30);
  }
  const wide = far ? 1.5 : 1;
  return [
    stroke(ring(model.objectives, 0.885), OBJECTIVE.halo, 6.2, 0.85),
    stroke(ring(model.objectives, 0.885), OBJECTIVE.fill, 3.6),
    dashed(stroke(ring(model.objectives, 0.93), OBJECTIVE.ring, 1.9 * wide), [5, 3.2]),
    dashed(stroke(ring(model.objectives, 0.84), OBJECTIVE.ring, 1.9 * wide), [5, 3.2]),
    stroke(ring(model.strongholds, 0.9), OBJECTIVE.halo, 5.4, 0.85),
    stroke(ring(model.strongholds, 0.9), OBJECTIVE.stronghold, 2.6 * wide),
    stroke(bastions, OBJECTIVE.halo, 2.8),
    fill(bastions, OBJECTIVE.stronghold),
  ];
}

function cornersOf(model: ValleyModel, hex: number, reach: number): number[] {
  const centre = hexCentre(model, hex);
  return [0, 1, 2, 3, 4, 5].flatMap((corner) => {
    const { x, y } = hexCorner(centre, corner);
    return [centre.x + (x - centre.x) * reach, centre.y + (y - centre.y) * reach];
  });
}

function addBastion(path: number[], x: number, y: number, degrees: number): void {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const points = [5.5, 0, -1, 4.6, -4.5, 0, -1, -4.6];
  const turned: number[] = [];
  for (let i = 0; i < points.length; i += 2)
    turned.push(x + points[i] * cos - points[i + 1] * sin, y + points[i] * sin + points[i + 1] * cos);
  addRing(path, turned);
}
