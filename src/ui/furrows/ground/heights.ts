import { contour, levelRings } from '../../../board/terrain/contour';
import type { Detail } from '../../../board/terrain/detail';
import { addLine, addRing, fill, ringsPath, stroke, type Layer } from '../../../board/terrain/drawing';
import { sample, slopeX, slopeY, type Field } from '../../../board/terrain/field';
import { lineLength, rounded, simplifiedRing, spacedAlong } from '../../../board/terrain/line';
import { litContours, within, withinBelow } from '../../../board/terrain/relief';
import { scatter } from '../../../board/terrain/scatter';
import type { ValleyFields } from './fields';
import { HILL, MOUNTAIN } from './palette';

/** A hill is one ochre step with a ring of teeth; a mountain a second step of grey rock with a heavier one. */
export function drawHeights(fields: ValleyFields, detail: Detail): Layer[] {
  const { raised } = fields;
  const far = detail.far;
  return [
    fill(ringsPath(levelRings(raised, -0.5)), HILL.ground),
    ...hillTones(fields),
    ...(far ? [] : hillContours(fields)),
    teeth(raised, { level: 11, apart: 3.9, length: 11.5, width: 1.9, colour: HILL.line }),
    ...mountain(fields, detail),
    ...litContours(raised, {
      levels: [-0.5],
      lit: { colour: HILL.edge, alpha: 0.4 },
      shaded: { colour: HILL.edge, alpha: 0.95 },
      width: far ? [0.8, 2] : [0.45, 1.4],
    }),
  ];
}

function tone(field: Field, colour: string, alpha: number): Layer {
  return fill(ringsPath(levelRings(field, 0)), colour, alpha);
}

function hillTones({ raised, height, light }: ValleyFields): Layer[] {
  return [
    tone(within(raised, -0.5, height, 24), HILL.top, 0.9),
    tone(within(raised, -0.5, light, 0.24), HILL.lit, 0.8),
    tone(withinBelow(raised, -0.5, light, 0.2), HILL.shade, 0.5),
    tone(withinBelow(raised, -0.5, light, 0.5), HILL.shadeDeep, 0.5),
  ];
}

function hillContours({ raised, height, inside: { mountain: rock } }: ValleyFields): Layer[] {
  return litContours(height, {
    levels: [7, 12, 17, 22, 27, 32, 37],
    lit: { colour: HILL.lineLit, alpha: 0.45 },
    shaded: { colour: HILL.line, alpha: 0.75 },
    width: [0.3, 1.15],
    shows: (x, y) => sample(raised, x, y) > 1 && sample(rock, x, y) < 0,
  });
}

function mountain({ height, light, inside: { mountain: rock } }: ValleyFields, { far }: Detail): Layer[] {
  return [
    fill(ringsPath(levelRings(rock, -1)), MOUNTAIN.ground),
    tone(within(rock, -1, light, 0.3), MOUNTAIN.litSoft, 1),
    tone(within(rock, -1, light, 0.7), MOUNTAIN.lit, 1),
    tone(withinBelow(rock, -1, light, 0.25), MOUNTAIN.shade, 0.75),
    tone(withinBelow(rock, -1, light, 0.6), MOUNTAIN.shadeDeep, 0.8),
    tone(withinBelow(rock, -1, light, 1.1), MOUNTAIN.shadeDeepest, 0.8),
    ...(far ? [] : [hachures(rock, height, light)]),
    teeth(rock, { level: -1, apart: 3.4, length: 7, width: 2.3, colour: MOUNTAIN.rock }),
    ...litContours(rock, {
      levels: [-1],
      lit: { colour: MOUNTAIN.edge, alpha: 0.7 },
      shaded: { colour: MOUNTAIN.edge, alpha: 0.9 },
      width: [0.9, 2],
    }),
  ];
}

/** Short strokes that run downhill in the shadow. */
function hachures(rock: Field, height: Field, light: Field): Layer {
  const path: number[] = [];
  scatter(rock, { step: 3.6, seed: 77, above: 0 }, (x, y) => {
    if (sample(light, x, y) > -0.24) return;
    const line = [x, y];
    for (let k = 0; k < 3; k++) {
      const [px, py] = line.slice(-2);
      const [dx, dy] = [slopeX(height, px, py), slopeY(height, px, py)];
      const steep = Math.hypot(dx, dy) || 1;
      line.push(px - (dx / steep) * 2, py - (dy / steep) * 2);
    }
    addLine(path, line);
  });
  return stroke(path, MOUNTAIN.rock, 0.65, 0.7);
}

interface Teeth {
  readonly level: number;
  readonly apart: number;
  readonly length: number;
  readonly width: number;
  readonly colour: string;
}

/** Wedges that point downhill along a level, the heavier the more they lie in the shadow. */
function teeth(field: Field, { level, apart, length, width, colour }: Teeth): Layer {
  const path: number[] = [];
  let odd = false;
  for (const ring of contour(field, level)) {
    if (lineLength(ring, true) < 60) continue;
    const points = spacedAlong(rounded(simplifiedRing(ring, 0.4), true), apart);
    for (let i = 0; i < points.length; i += 2, odd = !odd) {
      const [x, y] = [points[i], points[i + 1]];
      const [dx, dy] = [slopeX(field, x, y, 4), slopeY(field, x, y, 4)];
      const steep = Math.hypot(dx, dy) || 1;
      const [ux, uy] = [-dx / steep, -dy / steep];
      const shade = 0.5 + 0.5 * (ux + uy) * Math.SQRT1_2;
      const reach = (odd ? 1 : 0.6) * length * (0.55 + 0.75 * shade);
      const half = (width * (0.45 + 0.9 * shade)) / 2;
      addRing(path, [
        x - uy * half,
        y + ux * half,
        x + uy * half,
        y - ux * half,
        x + ux * reach,
        y + uy * reach,
      ]);
    }
  }
  return fill(path, colour, 0.87);
}
