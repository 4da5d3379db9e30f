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

/**
 * Links each grid edge the level crosses to the next one along the ring (inside on the left hand).
 * Edge k < N is node k to its east neighbour, edge N + k is node k to its south neighbour.
 */
function linkCrossings(field: Field, level: number): number[] {
  const { columns, rows } = field.frame;
  const { values } = field;
  const size = columns * rows;
  if (links.length !== size * 2) links = new Int32Array(size * 2).fill(-1);
  const starts: number[] = [];
  const link = (from: number, to: number) => {
    links[from] = to;
    starts.push(from);
  };
  let above = new Uint8Array(columns);
  let below = new Uint8Array(columns);
  for (let j = 0; j < rows - 1; j++) {
    const row = (j + 1) * columns;
    if (j === rows - 2) below.fill(0);
    else for (let i = 1; i < columns - 1; i++) below[i] = values[row + i] >= level ? 1 : 0;
    for (let i = 0; i < columns - 1; i++) {
      const shape = above[i] | (above[i + 1] << 1) | (below[i + 1] << 2) | (below[i] << 3);
      if (shape === 0 || shape === 15) continue;
      const top = j * columns + i;
      linkCell(shape, { top, foot: top + columns, left: size + top, right: size + top + 1 }, link);
    }
    [above, below] = [below, above];
  }
  return starts;
}

interface CellEdges {
  readonly top: number;
  readonly foot: number;
  readonly left: number;
  readonly right: number;
}

function linkCell(shape: number, edges: CellEdges, link: (from: number, to: number) => void): void {
  const { top, foot, left, right } = edges;
  if (shape === 1 || shape === 5) link(left, top);
  if (shape === 2 || shape === 10) link(top, right);
  if (shape === 3) link(left, right);
  if (shape === 4 || shape === 5) link(right, foot);
  if (shape === 6) link(top, foot);
  if (shape === 7) link(left, foot);
  if (shape === 8 || shape === 10) link(foot, left);
  if (shape === 9) link(foot, top);
  if (shape === 11) link(foot, right);
  if (shape === 12) link(right, left);
  if (shape === 13) link(right, top);
  if (shape === 14) link(top, left);
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
