import { levelRings } from '../../../board/terrain/contour';
import type { Detail } from '../../../board/terrain/detail';
import {
  addLine,
  addSegment,
  dashed,
  fill,
  ringsPath,
  stroke,
  type Layer,
} from '../../../board/terrain/drawing';
import { derived, sample, type Field } from '../../../board/terrain/field';
import type { Line } from '../../../board/terrain/line';
import { noise, sequence } from '../../../board/terrain/noise';
import { scatter } from '../../../board/terrain/scatter';
import type { ValleyFields } from './fields';
import { SWAMP } from './palette';

/** Swamp: level dashes, closed pools, tufts of reed. */
export function drawSwamp({ inside: { swamp } }: ValleyFields, detail: Detail): Layer[] {
  const edge = ringsPath(levelRings(swamp, 0));
  const wet = derived(swamp, { above: 0, outside: -10 }, (inside, _node, x, y) =>
    Math.min(inside - 6, 20 * (noise(x / 40, y / 26, 140) + 0.12)),
  );
  const pool = derived(swamp, { above: 0, outside: -10 }, (inside, _node, x, y) =>
    Math.min(inside - 4.5, 16 * (noise(x / 21, y / 12.5, 150) - 0.22)),
  );
  return [
    fill(edge, SWAMP.ground),
    fill(ringsPath(levelRings(wet, 0)), SWAMP.wet),
    dashes(swamp, detail),
    ...pools(pool, detail),
    ...tufts(swamp, pool, detail),
    dashed(stroke(edge, SWAMP.edge, detail.far ? 1.8 : 1), [7, 2.4, 2, 2.4]),
  ];
}

function dashes(swamp: Field, { far, grain }: Detail): Layer {
  const { x: left, y: top, columns, rows, step } = swamp.frame;
  const random = sequence(91);
  const path: number[] = [];
  for (let y = top; y < top + rows * step; y += 4.2 * grain)
    for (let x = left; x < left + columns * step;) {
      const length = (5 + random() * 13) * grain;
      const level = y + (random() - 0.5) * 1.2;
      const drawn = random() < 0.8 && sample(swamp, x, level) > 2 && sample(swamp, x + length, level) > 2;
      if (drawn) addSegment(path, x, level, x + length, level);
      x += length + (3 + random() * 8) * grain;
    }
  return stroke(path, SWAMP.dash, far ? 1.2 : 0.75, far ? 0.6 : 0.8);
}

function pools(pool: Field, { far }: Detail): Layer[] {
  const rings = levelRings(pool, 0, { tolerance: 0.3, least: far ? 45 : 22, rounds: 2 });
  const path = ringsPath(rings);
  const lit: number[] = [];
  if (!far) for (const ring of rings) addLitBank(lit, ring);
  return [
    fill(path, SWAMP.pool),
    stroke(path, SWAMP.poolEdge, far ? 1.4 : 0.9),
    stroke(lit, SWAMP.poolLit, 1, 0.75),
  ];
}

/** Light on the water under the north-west bank: that part of the ring, moved inward. */
function addLitBank(path: number[], ring: Line): void {
  let run: number[] = [];
  for (let i = 0; i <= ring.length; i += 2) {
    const at = (k: number) => ring[k % ring.length];
    const [dx, dy] = [at(i + 2) - at(i), at(i + 3) - at(i + 1)];
    if (i < ring.length && (dy - dx) / (Math.hypot(dx, dy) || 1) > 0.55)
      run.push(at(i) + 1.6, at(i + 1) + 2.1);
    else {
      if (run.length > 6) addLine(path, run);
      run = [];
    }
  }
}

/** Foot and tip of each reed of a tuft. */
const REEDS = [
  [-2.6, -4.6, -4.2],
  [-1.2, -2, -6.2],
  [0, 0.2, -7.4],
  [1.2, 2.4, -6],
  [2.6, 4.8, -4],
] as const;

function tufts(swamp: Field, pool: Field, { grain }: Detail): Layer[] {
  const reeds: number[] = [];
  const ground: number[] = [];
  scatter(swamp, { step: 13 * grain, seed: 17, above: 4 }, (x, y) => {
    if (sample(pool, x, y) > -1.5) return;
    const size = (0.9 + 0.35 * noise(x / 9, y / 9, 7)) * grain;
    addSegment(ground, x - 4.6 * size, y, x + 4.6 * size, y);
    for (const [foot, tipX, tipY] of REEDS)
      addSegment(reeds, x + foot * size, y, x + tipX * size, y + tipY * size);
  });
  return [
    stroke([...ground, ...reeds], SWAMP.ground, 2.1 * grain, 0.8),
    stroke(reeds, SWAMP.reed, 0.9 * grain),
    stroke(ground, SWAMP.reed, 1.15 * grain),
  ];
}
