import { levelRings } from './contour';
import { addLine, addSegment, dashed, fill, ringsPath, stroke, type Layer } from './drawing';
import type { Detail } from './detail';
import { derived, sample, type Field } from './field';
import type { SurveyFields } from './fields';
import { rounded, type Line } from './line';
import { noise, sequence } from './noise';
import { BOG } from './palette';
import { scatter } from './scatter';

/** Foot and tip of each reed of a tuft. */
const REEDS = [
  [-2.6, -4.6, -4.2],
  [-1.2, -2, -6.2],
  [0, 0.2, -7.4],
  [1.2, 2.4, -6],
  [2.6, 4.8, -4],
] as const;

/** Creeshing bog: level dashes, closed pools, tufts of reed. */
export function drawBog({ inside: { bog } }: SurveyFields, detail: Detail): Layer[] {
  const edge = ringsPath(levelRings(bog, 0));
  const wet = derived(bog, { above: 0, outside: -10 }, (inside, _node, x, y) =>
    Math.min(inside - 7, 20 * (noise(x / 40, y / 26, 140) + 0.12)),
  );
  const pool = derived(bog, { above: 0, outside: -10 }, (inside, _node, x, y) =>
    Math.min(inside - 6, 16 * (noise(x / 21, y / 12.5, 150) - 0.36)),
  );
  return [
    fill(edge, BOG.ground),
    fill(ringsPath(levelRings(wet, 0)), BOG.wet),
    dashes(bog, detail),
    ...pools(pool, detail),
    ...tufts(bog, pool, detail),
    dashed(stroke(edge, BOG.edge, detail.far ? 1.8 : 1), [7, 2.4, 2, 2.4]),
  ];
}

function dashes(bog: Field, detail: Detail): Layer {
  const { frame } = bog;
  const path: number[] = [];
  const random = sequence(91);
  const right = frame.x + frame.columns * frame.step;
  const foot = frame.y + frame.rows * frame.step;
  const apart = 4.4 * detail.grain * (detail.far ? 1.15 : 1);
  for (let y = frame.y; y < foot; y += apart)
    for (let x = frame.x; x < right;) {
      const length = (5 + random() * 13) * detail.grain;
      const level = y + (random() - 0.5) * 1.2;
      const drawn = random() < 0.8;
      if (drawn && sample(bog, x, level) > 2.5 && sample(bog, x + length, level) > 2.5)
        addSegment(path, x, level, x + length, level);
      x += length + (3 + random() * 8) * detail.grain;
    }
  return stroke(path, BOG.dash, detail.far ? 1.2 : 0.7, detail.far ? 0.6 : 0.75);
}

function pools(pool: Field, detail: Detail): Layer[] {
  const rings = levelRings(pool, 0, { tolerance: 0.3, least: detail.far ? 45 : 22 }).map((ring) =>
    rounded(ring, true),
  );
  const path = ringsPath(rings);
  const lit: number[] = [];
  if (!detail.far) for (const ring of rings) addLitBank(lit, ring);
  return [
    fill(path, BOG.pool),
    stroke(path, BOG.poolEdge, detail.far ? 1.4 : 0.9),
    stroke(lit, BOG.poolLit, 1, 0.75),
  ];
}

/** A line of light on the water under the north-west bank: that part of the ring, moved inward. */
function addLitBank(path: number[], ring: Line): void {
  let run: number[] = [];
  const finish = () => {
    if (run.length > 6) addLine(path, run);
    run = [];
  };
  for (let i = 0; i < ring.length; i += 2) {
    const dx = ring[(i + 2) % ring.length] - ring[i];
    const dy = ring[(i + 3) % ring.length] - ring[i + 1];
    const inward = (dy - dx) / (Math.hypot(dx, dy) || 1);
    if (inward > 0.55) run.push(ring[i] + 1.5, ring[i + 1] + 1.9);
    else finish();
  }
  finish();
}

function tufts(bog: Field, pool: Field, detail: Detail): Layer[] {
  const reeds: number[] = [];
  const ground: number[] = [];
  scatter(bog, { step: 14.5 * detail.grain, seed: 17, above: 5 }, (x, y) => {
    if (sample(pool, x, y) >= -1.5) return;
    const size = (0.85 + 0.35 * noise(x / 9, y / 9, 7)) * detail.grain;
    addSegment(ground, x - 4.6 * size, y, x + 4.6 * size, y);
    for (const [foot, tipX, tipY] of REEDS)
      addSegment(reeds, x + foot * size, y, x + tipX * size, y + tipY * size);
  });
  return [
    stroke([...ground, ...reeds], BOG.ground, 2.1 * detail.grain, 0.8),
    stroke(reeds, BOG.reed, 0.85 * detail.grain),
    stroke(ground, BOG.reed, 1.15 * detail.grain),
  ];
}
