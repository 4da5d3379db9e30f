import { grown, RADIUS, type Point, type Rect } from '../terrain/geometry';
import { besideCorner, clamped, middleOf, seen, toScreen, toWorld, type Camera, type Window } from './camera';

/** Moved as little as it takes to have a point at least `margin` world units inside the window. */
export function revealed(camera: Camera, window: Window, point: Point, margin: number): Camera {
  const sight = seen(camera, window);
  const within = grown(sight, -Math.min(margin, sight.width / 2, sight.height / 2));
  const shift = (at: number, start: number, length: number) =>
    Math.min(0, at - start) + Math.max(0, at - start - length);
  return clamped(
    {
      ...camera,
      x: camera.x + shift(point.x, within.x, within.width),
      y: camera.y + shift(point.y, within.y, within.height),
    },
    window,
  );
}

/**
 * Moved as little as it takes to have the first point inside the window and clear of its buttons, with as many of the
 * others, in their order, as fit beside it; where the first one is in sight it stays.
 */
export function revealedAll(
  camera: Camera,
  window: Window,
  points: readonly Point[],
  margin: number,
): Camera {
  if (sees(camera, window, points[0], margin)) return camera;
  return broughtClear(camera, window, points, margin, 1);
}

/** Stays where one of the points is in sight; else moved as little as it takes to have the one nearest the middle. */
export function approached(camera: Camera, window: Window, points: readonly Point[], margin: number): Camera {
  if (points.some((point) => sees(camera, window, point, margin))) return camera;
  const away = ({ x, y }: Point) => Math.hypot(x - camera.x, y - camera.y);
  const nearest = points.reduce((least, point) => (away(point) < away(least) ? point : least));
  return revealedAll(camera, window, [nearest], margin);
}

/** As `revealedAll`, but moved for the others too, as many as fit beside the first one. */
export function broughtAll(camera: Camera, window: Window, points: readonly Point[], margin: number): Camera {
  if (points.every((point) => sees(camera, window, point, margin))) return camera;
  return broughtClear(camera, window, points, margin, points.length);
}

/** The first so many points are clear of the buttons. */
function broughtClear(
  camera: Camera,
  window: Window,
  points: readonly Point[],
  margin: number,
  clear: number,
): Camera {
  const moved = broughtIn(camera, window, points, margin);
  if (!points.slice(0, clear).some((point) => isCovered(moved, window, point, margin))) return moved;
  return besideButtons(camera, window, (from, within) => broughtIn(from, within, points, margin));
}

/** Moved in the part of the window that its buttons leave. */
function besideButtons(
  camera: Camera,
  window: Window,
  move: (from: Camera, within: Window) => Camera,
): Camera {
  const beside = besideCorner(window);
  const there = { ...camera, ...toWorld(camera, window, middleOf(beside)) };
  return fromBeside(move(there, beside), window);
}

function broughtIn(
  camera: Camera,
  window: Window,
  [first, ...others]: readonly Point[],
  margin: number,
): Camera {
  const sight = seen(camera, window);
  const [wide, tall] = [sight.width - 2 * margin, sight.height - 2 * margin];
  const kept = [first];
  for (const other of others) {
    const [left, top, right, bottom] = boundsOf([...kept, other]);
    if (right - left <= wide && bottom - top <= tall) kept.push(other);
  }
  return kept.reduce<Camera>((moved, point) => revealed(moved, window, point, margin), camera);
}

/** The point lies in the window, `margin` world units or as far as there is room inside it, clear of its buttons. */
export function sees(camera: Camera, window: Window, point: Point, margin: number): boolean {
  const sight = seen(camera, window);
  const { x, y, width, height } = grown(sight, -Math.min(margin, sight.width / 2, sight.height / 2));
  const slack = 1e-6 + 0.5 / camera.scale;
  return (
    !isCovered(camera, window, point, margin) &&
    point.x >= x - slack &&
    point.x <= x + width + slack &&
    point.y >= y - slack &&
    point.y <= y + height + slack
  );
}

/** Moved as little as it takes to have all of something inside the window, as far as it fits, clear of its buttons. */
export function wholly(camera: Camera, window: Window, { x, y, width, height }: Rect): Camera {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x, y: y + height },
    { x: x + width, y: y + height },
  ];
  if (corners.every((corner) => sees(camera, window, corner, 0))) return camera;
  return broughtClear(camera, window, corners, 0, corners.length);
}

/** How large hexes may and must be, in CSS pixels a world unit. */
export interface Scales {
  readonly least: number;
  readonly most: number;
}

/**
 * All points in sight; where that would make them smaller than `least`, the place from which most of them are seen. The
 * buttons cover none of them, if that costs none.
 */
export function framed(window: Window, points: readonly Point[], margin: number, scales: Scales): Camera {
  const whole = framedIn(window, points, margin, scales);
  if (!points.some((point) => isCovered(whole, window, point, margin))) return whole;
  const beside = fromBeside(framedIn(besideCorner(window), points, margin, scales), window);
  const inSight = (camera: Camera) => points.filter((point) => sees(camera, window, point, COUNTER)).length;
  return inSight(beside) >= inSight(whole) ? beside : whole;
}

function framedIn(window: Window, points: readonly Point[], margin: number, { least, most }: Scales): Camera {
  const all = encompassing(window, points, margin, most);
  if (all.scale >= least) return all;
  return encompassing(window, fullest(window, points, margin, least), margin, least);
}

/** Moved as little as it takes to have in sight, at the zoom it has, as many of the points as there is room for. */
export function gathered(camera: Camera, window: Window, points: readonly Point[], margin: number): Camera {
  const group = (within: Window) => fullest(within, points, margin, camera.scale);
  const inSight = (from: Camera) => points.filter((point) => sees(from, window, point, margin)).length;
  if (inSight(camera) >= group(window).length) return camera;
  const move = (from: Camera, within: Window) =>
    group(within).reduce<Camera>((moved, point) => revealed(moved, within, point, margin), from);
  const whole = move(camera, window);
  if (!points.some((point) => isCovered(whole, window, point, margin))) return whole;
  const beside = besideButtons(camera, window, move);
  return inSight(beside) >= inSight(whole) ? beside : whole;
}

/** The most points that are seen together at a scale; of several such groups the one nearest the middle of all. */
function fullest(window: Window, points: readonly Point[], margin: number, scale: number): readonly Point[] {
  const [wide, tall] = [window.width / scale - 2 * margin, window.height / scale - 2 * margin];
  const middle = middleOfBounds(points);
  const off = (group: readonly Point[]) => {
    const { x, y } = middleOfBounds(group);
    return Math.hypot(x - middle.x, y - middle.y);
  };
  const lefts = new Set(points.map(({ x }) => x));
  const tops = new Set(points.map(({ y }) => y));
  let best: readonly Point[] = points.slice(0, 1);
  for (const left of lefts) {
    const column = points.filter(({ x }) => x >= left && x <= left + wide);
    if (column.length < best.length) continue;
    for (const top of tops) {
      const group = column.filter(({ y }) => y >= top && y <= top + tall);
      if (group.length > best.length || (group.length === best.length && off(group) < off(best)))
        best = group;
    }
  }
  return best;
}

function middleOfBounds(points: readonly Point[]): Point {
  const [left, top, right, bottom] = boundsOf(points);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

function boundsOf(points: readonly Point[]): readonly [number, number, number, number] {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** All points in sight with a margin, no closer than `closest`. */
export function encompassing(
  window: Window,
  points: readonly Point[],
  margin: number,
  closest: number,
): Camera {
  const [west, north, east, south] = boundsOf(points);
  const [left, right] = [west - margin, east + margin];
  const [top, bottom] = [north - margin, south + margin];
  const scale = Math.min(closest, window.width / (right - left), window.height / (bottom - top));
  return clamped({ x: (left + right) / 2, y: (top + bottom) / 2, scale }, window);
}

/** A camera that was found for what lies beside the buttons, as one of the whole window. */
function fromBeside(camera: Camera, window: Window): Camera {
  const { x, y } = toWorld(camera, besideCorner(window), middleOf(window));
  return { x, y, scale: camera.scale };
}

/** A counter at this point would lie under the buttons, or nearer to them than the margin. */
function isCovered(camera: Camera, window: Window, point: Point, margin: number): boolean {
  const { corner, width, height } = window;
  if (!corner) return false;
  const { x, y } = toScreen(camera, window, point);
  const reach = Math.min(margin, COUNTER) * camera.scale - 0.5;
  return x + reach > width - corner.width && y + reach > height - corner.height;
}

/** How far a counter reaches from the middle of its hex, in world units. */
const COUNTER = RADIUS * 0.8;
