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

const cornerKey = ([x, y]: Point): string => `${Math.round(x)},${Math.round(y)}`;

/** The outline of an area of hexes, as closed loops: a hole has its own. Three hexes meet at a corner, so loops never touch. */
export function outlineOf(centres: readonly Point[]): readonly (readonly Point[])[] {
  const edges = new Map<string, { readonly from: Point; readonly to: string }>();
  const drawn = new Set<string>();
  for (const corners of centres.map((centre) => hexLoop(centre)))
    corners.forEach((from, i) => drawn.add(`${cornerKey(from)} ${cornerKey(corners[(i + 1) % 6])}`));
  for (const corners of centres.map((centre) => hexLoop(centre)))
    corners.forEach((from, i) => {
      const to = cornerKey(corners[(i + 1) % 6]);
      if (!drawn.has(`${to} ${cornerKey(from)}`)) edges.set(cornerKey(from), { from, to });
    });
  return chain(edges);
}

function chain(
  edges: Map<string, { readonly from: Point; readonly to: string }>,
): readonly (readonly Point[])[] {
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
