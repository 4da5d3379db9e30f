import { levelRings } from './contour';
import { addLine, addSegment, dashed, fill, ringsPath, stroke, type Layer } from './drawing';
import type { Detail } from './detail';
import { derived, sample, type Field } from './field';
import type { Line } from './line';
import { noise, sequence } from './noise';
import { scatter } from './scatter';

/** Foot and tip of each reed of a tuft. */
const REEDS = [
  [-2.6, -4.6, -4.2],
  [-1.2, -2, -6.2],
  [0, 0.2, -7.4],
  [1.2, 2.4, -6],
  [2.6, 4.8, -4],
] as const;

export interface MarshLook {
  readonly ink: Readonly<
    Record<'ground' | 'wet' | 'pool' | 'poolEdge' | 'poolLit' | 'reed' | 'dash' | 'edge', string>
  >;
  /** World units that stay dry along the edge: of wet ground, of water. */
  readonly dry: { readonly wet: number; readonly pool: number };
  /** Where the noise rises above this there is water. */
  readonly shore: number;
  /** World units between lines of dashes; between tufts, and from these to the edge. */
  readonly apart: number;
  readonly tufts: { readonly step: number; readonly above: number };
}

/** A marsh: level dashes, closed pools, tufts of reed. */
export function drawMarsh(marsh: Field, look: MarshLook, detail: Detail): Layer[] {
  const { ink, dry, shore } = look;
  const edge = ringsPath(levelRings(marsh, 0));
  const wet = derived(marsh, { above: 0, outside: -10 }, (inside, _node, x, y) =>
    Math.min(inside - dry.wet, 20 * (noise(x / 40, y / 26, 140) + 0.12)),
  );
  const pool = derived(marsh, { above: 0, outside: -10 }, (inside, _node, x, y) =>
    Math.min(inside - dry.pool, 16 * (noise(x / 21, y / 12.5, 150) - shore)),
  );
  return [
    fill(edge, ink.ground),
    fill(ringsPath(levelRings(wet, 0)), ink.wet),
    dashes(marsh, look, detail),
    ...pools(pool, look, detail),
    ...tufts(marsh, pool, look, detail),
    dashed(stroke(edge, ink.edge, detail.far ? 1.8 : 1), [7, 2.4, 2, 2.4]),
  ];
}

function dashes(marsh: Field, { ink, apart: wide }: MarshLook, detail: Detail): Layer {
  const { frame } = marsh;
  const path: number[] = [];
  const random = sequence(91);
  const right = frame.x + frame.columns * frame.step;
  const foot = frame.y + frame.rows * frame.step;
  const apart = wide * detail.grain * (detail.far ? 1.15 : 1);
  for (let y = frame.y; y < foot; y += apart)
    for (let x = frame.x; x < right;) {
      const length = (5 + random() * 13) * detail.grain;
      const level = y + (random() - 0.5) * 1.2;
      const drawn = random() < 0.8;
      if (drawn && sample(marsh, x, level) > 2.5 && sample(marsh, x + length, level) > 2.5)
        addSegment(path, x, level, x + length, level);
      x += length + (3 + random() * 8) * detail.grain;
    }
  return stroke(path, ink.dash, detail.far ? 1.2 : 0.7, detail.far ? 0.6 : 0.75);
}

function pools(pool: Field, { ink }: MarshLook, detail: Detail): Layer[] {
  const rings = levelRings(pool, 0, { tolerance: 0.3, least: detail.far ? 45 : 22, rounds: 2 });
  const path = ringsPath(rings);
  const lit: number[] = [];
  if (!detail.far) for (const ring of rings) addLitBank(lit, ring);
  return [
    fill(path, ink.pool),
    stroke(path, ink.poolEdge, detail.far ? 1.4 : 0.9),
    stroke(lit, ink.poolLit, 1, 0.75),
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

function tufts(marsh: Field, pool: Field, { ink, tufts }: MarshLook, detail: Detail): Layer[] {
  const reeds: number[] = [];
  const ground: number[] = [];
  scatter(marsh, { step: tufts.step * detail.grain, seed: 17, above: tufts.above }, (x, y) => {
    if (sample(pool, x, y) >= -1.5) return;
    const size = (0.85 + 0.35 * noise(x / 9, y / 9, 7)) * detail.grain;
    addSegment(ground, x - 4.6 * size, y, x + 4.6 * size, y);
    for (const [foot, tipX, tipY] of REEDS)
      addSegment(reeds, x + foot * size, y, x + tipX * size, y + tipY * size);
  });
  return [
    stroke([...ground, ...reeds], ink.ground, 2.1 * detail.grain, 0.8),
    stroke(reeds, ink.reed, 0.85 * detail.grain),
    stroke(ground, ink.reed, 1.15 * detail.grain),
  ];
}
