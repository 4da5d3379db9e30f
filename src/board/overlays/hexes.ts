import type { Point } from '../../art/outline';

/** Circumradius of a hex and half its height, in world units. */
export const HEX_RADIUS = 40;
export const HEX_APOTHEM = (HEX_RADIUS * Math.sqrt(3)) / 2;

const CORNERS: readonly Point[] = [
  [1, 0],
  [0.5, Math.sqrt(3) / 2],
  [-0.5, Math.sqrt(3) / 2],
  [-1, 0],
  [-0.5, -Math.sqrt(3) / 2],
  [0.5, -Math.sqrt(3) / 2],
];

/** The six corners of the hex round `centre`, shrunk to `part` of its size. */
export function hexLoop([x, y]: Point, part = 1): readonly Point[] {
  return CORNERS.map(([dx, dy]) => [x + dx * HEX_RADIUS * part, y + dy * HEX_RADIUS * part]);
}

export function between([ax, ay]: Point, [bx, by]: Point, t: number): Point {
  return [ax + (bx - ax) * t, ay + (by - ay) * t];
}

/** The key of a corner, by its place to the nearest unit and one of the sides that begin there: small enough for a plain integer. */
const sideKey = ([x, y]: Point, side: number): number =>
  ((Math.round(x) + 64) * 4096 + Math.round(y) + 64) * 8 + side;
const cornerOf = (side: number): number => side >> 3;

interface Edge {
  readonly from: Point;
  readonly to: number;
}

/** The outline of an area of hexes, as closed loops: a hole has its own. Three hexes meet at a corner, so loops never touch. */
export function outlineOf(centres: readonly Point[]): readonly (readonly Point[])[] {
  const loops = centres.map((centre) => hexLoop(centre));
  const drawn = new Set<number>();
  for (const corners of loops) for (let i = 0; i < 6; i++) drawn.add(sideKey(corners[i], i));
  const edges = new Map<number, Edge>();
  for (const corners of loops)
    for (let i = 0; i < 6; i++) {
      // The neighbour has the same side from its other end.
      const back = sideKey(corners[(i + 1) % 6], (i + 3) % 6);
      if (!drawn.has(back))
        edges.set(cornerOf(sideKey(corners[i], i)), { from: corners[i], to: cornerOf(back) });
    }
  return chain(edges);
}

function chain(edges: Map<number, Edge>): readonly (readonly Point[])[] {
  const loops: Point[][] = [];
  for (const start of [...edges.keys()]) {
    const loop: Point[] = [];
    for (let at = start, edge = edges.get(at); edge !== undefined; edge = edges.get(at)) {
      loop.push(edge.from);
      edges.delete(at);
      at = edge.to;
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}
