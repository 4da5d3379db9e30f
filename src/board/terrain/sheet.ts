import { addRing, CLOSE, LINE, MOVE, stroke, type Layer } from './drawing';
import { grown, hexCentre, hexCorner, mapBounds, neighboursOf, type MapSize, type Rect } from './geometry';

/** How far the printed field runs beyond the hexes, under a veil of paper. */
export const BLEED = 14;

/** The whole sheet of paper, margins included. */
export function sheetBounds(model: MapSize): Rect {
  const map = mapBounds(model);
  return { x: -64, y: -96, width: map.width + 128, height: map.height + 96 + 72 };
}

/** Neat lines; the columns and rows are numbered between the second and the third. */
export function neatLines(model: MapSize, ink: string): Layer[] {
  const neat = (out: number, width: number) =>
    stroke(rectangle(grown(mapBounds(model), BLEED + out)), ink, width);
  return [neat(0, 1.4), neat(4, 0.5), neat(26, 2.6)];
}

export function rectangle({ x, y, width, height }: Rect): number[] {
  const path: number[] = [];
  addRing(path, [x, y, x + width, y, x + width, y + height, x, y + height]);
  return path;
}

/** Wound the other way: a hole. */
export function reversed({ x, y, width, height }: Rect): number[] {
  return [MOVE, x, y, LINE, x, y + height, LINE, x + width, y + height, LINE, x + width, y, CLOSE];
}

/** The outline of all hexes, wound as a hole. */
export function playingArea(model: MapSize): number[] {
  const key = (x: number, y: number) => `${Math.round(x)},${Math.round(y)}`;
  const next = new Map<string, { x: number; y: number; to: string }>();
  for (let hex = 0; hex < model.columns * model.rows; hex++) {
    const centre = hexCentre(model, hex);
    neighboursOf(model, hex).forEach((neighbour, direction) => {
      if (neighbour >= 0) return;
      // hexside `direction` runs between corners direction − 2 and direction − 1; anticlockwise here
      const from = hexCorner(centre, direction - 1);
      const to = hexCorner(centre, direction - 2);
      next.set(key(from.x, from.y), { x: from.x, y: from.y, to: key(to.x, to.y) });
    });
  }
  const ring: number[] = [];
  const first = next.keys().next().value;
  for (let at = first; at !== undefined;) {
    const corner = next.get(at);
    if (!corner) break;
    ring.push(corner.x, corner.y);
    next.delete(at);
    at = corner.to;
  }
  const path: number[] = [];
  addRing(path, ring);
  return path;
}
