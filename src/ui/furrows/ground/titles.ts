import {
  addCircle,
  addLine,
  addRing,
  addSegment,
  ARGUMENTS,
  fill,
  stroke,
  type Layer,
} from '../../../board/terrain/drawing';
import { mapBounds } from '../../../board/terrain/geometry';
import { GLYPHS } from '../../../board/terrain/glyphs';
import type { ValleyModel } from './model';
import { PAPER } from './palette';

/** What the sheet says about itself in its margins: title, light and north. */
export function titles(model: Pick<ValleyModel, 'columns' | 'rows'>): Layer[] {
  const { width } = mapBounds(model);
  return [
    fill(lettering('IRON FURROWS', { x: 0, y: -54, size: 42, spacing: 0.2 }), PAPER.ink),
    fill(lettering('FIELD SURVEY', { x: 392, y: -54, size: 19, spacing: 0.22 }), PAPER.inkSoft),
    ...north(width - 22, -68),
    ...sun(width - 92, -70),
  ];
}

/** W of the same face, which the sheet of the first game has no need of: advance and outline in thousandths of an em. */
const W: readonly [number, string] = [
  706,
  '0 34 -700 1 148 -700 1 222 -218 1 304 -700 1 402 -700 1 484 -218 1 558 -700 1 672 -700 1 548 0 1 428 0 1 353 -440 1 278 0 1 158 0 3',
];

interface Lettering {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Extra space between letters, in ems. */
  readonly spacing: number;
}

/** Text as outlines, from its left end on its base line. */
function lettering(text: string, { x, y, size, spacing }: Lettering): number[] {
  const path: number[] = [];
  const scale = size / 1000;
  let left = x;
  for (const letter of text) {
    const [advance, outline] = letter === 'W' ? W : (GLYPHS[letter] ?? [250, '']);
    const steps = outline === '' ? [] : outline.split(' ').map(Number);
    for (let at = 0; at < steps.length; at += 1 + ARGUMENTS[steps[at]]) {
      path.push(steps[at]);
      for (let k = 1; k <= ARGUMENTS[steps[at]]; k++)
        path.push(steps[at + k] * scale + (k % 2 === 1 ? left : y));
    }
    left += advance * scale + spacing * size;
  }
  return path;
}

function north(x: number, y: number): Layer[] {
  const [ring, needle, tail]: number[][] = [[], [], []];
  addCircle(ring, x, y, 15);
  addRing(needle, [x, y - 23, x + 4.8, y, x, y - 4, x - 4.8, y]);
  addRing(tail, [x, y + 21, x + 4.8, y, x, y - 4, x - 4.8, y]);
  return [
    stroke(ring, PAPER.ink, 0.9),
    fill(needle, PAPER.ink),
    fill(tail, PAPER.sheet),
    stroke(tail, PAPER.ink, 0.8),
    fill(lettering('N', { x: x - 30, y: y + 5.5, size: 16, spacing: 0 }), PAPER.ink),
  ];
}

/** Where the light comes from: it falls to the south-east. */
function sun(x: number, y: number): Layer[] {
  const [disc, rays]: number[][] = [[], []];
  addCircle(disc, x, y, 7);
  for (let k = 0; k < 8; k++) {
    const [cos, sin] = [Math.cos((k * Math.PI) / 4), Math.sin((k * Math.PI) / 4)];
    const end = k === 1 ? 22 : 13;
    addSegment(rays, x + cos * 10, y + sin * 10, x + cos * end, y + sin * end);
  }
  addLine(rays, [x + 10.5, y + 15.2, x + 15.6, y + 15.6, x + 15.2, y + 10.5]);
  return [fill(disc, PAPER.halo), stroke([...disc, ...rays], PAPER.ink, 1)];
}
