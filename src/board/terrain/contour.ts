import type { Field } from './field';
import { ringArea, rounded, simplifiedRing, type Line } from './line';

let links = new Int32Array(0);

/**
 * Marching squares: the closed rings around value ≥ level, x and y by turns, holes wound the other
 * way. Nodes on the border count as outside, so every ring closes.
 */
export function contour(field: Field, level: number): Line[] {
  const starts = linkCrossings(field, level);
  const rings: Line[] = [];
  for (const start of starts) {
    if (links[start] < 0) continue;
    const ring: number[] = [];
    let edge = start;
    do {
      pushCrossing(ring, field, level, edge);
      const next = links[edge];
      links[edge] = -1;
      edge = next;
    } while (edge !== start);
    if (ring.length > 10) rings.push(ring);
  }
  return rings;
}

export interface RingOptions {
  /** How far a simplified ring may stray, in world units. */
  readonly tolerance?: number;
  /** Rings of less area are dropped. */
  readonly least?: number;
  /** How often corners are cut. */
  readonly rounds?: number;
}

/** Rings of a level set made fit to draw: few points, rounded corners. */
export function levelRings(field: Field, level: number, options: RingOptions = {}): Line[] {
  const { tolerance = 0.35, least = 0, rounds = 1 } = options;
  const rings: Line[] = [];
  for (const ring of contour(field, level)) {
    if (Math.abs(ringArea(ring)) <= least) continue;
    let drawn = simplifiedRing(ring, tolerance);
    for (let round = 0; round < rounds; round++) drawn = rounded(drawn, true);
    rings.push(drawn);
  }
  return rings;
}

/** The sides of a cell of four nodes. */
const [TOP, RIGHT, FOOT, LEFT] = [0, 1, 2, 3];

/** Which sides the ring enters and leaves a cell by; a bit for each corner inside: 1 the first, then clockwise. */
const CROSSINGS: readonly (readonly number[])[] = [
  [],
  [LEFT, TOP],
  [TOP, RIGHT],
  [LEFT, RIGHT],
  [RIGHT, FOOT],
  [LEFT, TOP, RIGHT, FOOT],
  [TOP, FOOT],
  [LEFT, FOOT],
  [FOOT, LEFT],
  [FOOT, TOP],
  [TOP, RIGHT, FOOT, LEFT],
  [FOOT, RIGHT],
  [RIGHT, LEFT],
  [RIGHT, TOP],
  [TOP, LEFT],
  [],
];

/**
 * Links each grid edge the level crosses to the next one along the ring (inside on the left hand).
 * Edge k < N is node k to its east neighbour, edge N + k is node k to its south neighbour.
 */
function linkCrossings(field: Field, level: number): number[] {
  const { values, frame, spans } = field;
  const { columns, rows } = frame;
  const { first, last } = spans;
  const size = columns * rows;
  // Every link is used up by `contour`, so the array is as new.
  if (links.length < size * 2) links = new Int32Array(size * 2).fill(-1);
  const sides = [0, size + 1, columns, size];
  const starts: number[] = [];
  let above = new Uint8Array(columns);
  let below = new Uint8Array(columns);
  for (let j = 0; j < rows - 1; j++) {
    const row = (j + 1) * columns;
    below.fill(0);
    if (j < rows - 2)
      for (let i = Math.max(1, first[j + 1]), end = Math.min(columns - 2, last[j + 1]); i <= end; i++)
        below[i] = values[row + i] >= level ? 1 : 0;
    const end = Math.min(columns - 2, Math.max(last[j], last[j + 1]));
    for (let i = Math.max(0, Math.min(first[j], first[j + 1]) - 1); i <= end; i++) {
      const shape = above[i] | (above[i + 1] << 1) | (below[i + 1] << 2) | (below[i] << 3);
      if (shape === 0 || shape === 15) continue;
      const crossings = CROSSINGS[shape];
      const cell = j * columns + i;
      for (let k = 0; k < crossings.length; k += 2) {
        const from = cell + sides[crossings[k]];
        links[from] = cell + sides[crossings[k + 1]];
        starts.push(from);
      }
    }
    [above, below] = [below, above];
  }
  return starts;
}

function pushCrossing(ring: number[], { frame, values }: Field, level: number, edge: number): void {
  const size = values.length;
  const vertical = edge >= size;
  const node = vertical ? edge - size : edge;
  const i = node % frame.columns;
  const j = (node - i) / frame.columns;
  const inner = (c: number, r: number) => c > 0 && r > 0 && c < frame.columns - 1 && r < frame.rows - 1;
  const from = inner(i, j) ? values[node] : level - 1;
  const other = vertical ? node + frame.columns : node + 1;
  const to = inner(vertical ? i : i + 1, vertical ? j + 1 : j) ? values[other] : level - 1;
  const share = to === from ? 0.5 : Math.min(1, Math.max(0, (level - from) / (to - from)));
  ring.push(frame.x + (i + (vertical ? 0 : share)) * frame.step);
  ring.push(frame.y + (j + (vertical ? share : 0)) * frame.step);
}
