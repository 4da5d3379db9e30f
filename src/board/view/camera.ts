import { grown, RADIUS, type Point, type Rect } from '../terrain/geometry';

/** What the board shows: the world point in its middle, and CSS pixels a world unit. */
export interface Camera extends Point {
  readonly scale: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The window on the world: its size and what the map's buttons cover of its lower right, in CSS pixels; and the sheet it may not leave. */
export interface Window extends Size {
  readonly corner?: Size;
  readonly sheet: Rect;
}

export const MAX_SCALE = 3;

/** The scale at which the whole sheet is seen: the smallest allowed. */
export function fitScale(window: Window): number {
  return Math.min(MAX_SCALE, window.width / window.sheet.width, window.height / window.sheet.height);
}

/** The nearest camera that keeps to the zoom limits and within the sheet, whose edge may be brought clear of the buttons. */
export function clamped(camera: Camera, window: Window): Camera {
  const scale = Math.min(MAX_SCALE, Math.max(fitScale(window), camera.scale));
  const { x, y, width, height } = window.sheet;
  const beside = besideCorner(window);
  return {
    x: clampAxis(camera.x, { start: x, length: width, seen: window.width, free: beside.width }, scale),
    y: clampAxis(camera.y, { start: y, length: height, seen: window.height, free: beside.height }, scale),
    scale,
  };
}

interface Axis {
  readonly start: number;
  readonly length: number;
  /** In CSS pixels: of the window, and of what lies beside its buttons. */
  readonly seen: number;
  readonly free: number;
}

function clampAxis(at: number, { start, length, seen, free }: Axis, scale: number): number {
  if (seen / scale >= length) return start + length / 2;
  return Math.min(start + length + (seen / 2 - free) / scale, Math.max(start + seen / scale / 2, at));
}

/** The window without the strip at its right or at its foot, whichever is narrower, in which the buttons lie. */
function besideCorner({ corner, ...window }: Window): Window {
  if (!corner) return window;
  return corner.width <= corner.height
    ? { ...window, width: Math.max(1, window.width - corner.width) }
    : { ...window, height: Math.max(1, window.height - corner.height) };
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

export function fitted(window: Window): Camera {
  return clamped({ x: 0, y: 0, scale: 0 }, window);
}

export function toWorld(camera: Camera, window: Window, { x, y }: Point): Point {
  const middle = middleOf(window);
  return { x: camera.x + (x - middle.x) / camera.scale, y: camera.y + (y - middle.y) / camera.scale };
}

export function toScreen(camera: Camera, window: Window, { x, y }: Point): Point {
  const middle = middleOf(window);
  return { x: middle.x + (x - camera.x) * camera.scale, y: middle.y + (y - camera.y) * camera.scale };
}

/** The part of the world in the window. */
export function seen(camera: Camera, window: Window): Rect {
  const { x, y } = toWorld(camera, window, { x: 0, y: 0 });
  return { x, y, width: window.width / camera.scale, height: window.height / camera.scale };
}

/** The middle of the window stays on the sheet; the whole sheet lies in the middle. What the player's own zoom may leave. */
export function onSheet(camera: Camera, window: Window): Camera {
  const { scale } = clamped(camera, window);
  if (scale <= fitScale(window) * 1.001) return fitted(window);
  const { x, y, width, height } = window.sheet;
  return {
    x: Math.min(x + width, Math.max(x, camera.x)),
    y: Math.min(y + height, Math.max(y, camera.y)),
    scale,
  };
}

/** Zoomed by a factor; the world stays put under `at`, beyond the edge of the sheet too, down to the whole sheet. */
export function zoomed(camera: Camera, window: Window, at: Point, factor: number): Camera {
  const { scale } = clamped({ ...camera, scale: camera.scale * factor }, window);
  const held = toWorld(camera, window, at);
  const moved = toWorld({ ...camera, scale }, window, at);
  return onSheet({ x: camera.x + held.x - moved.x, y: camera.y + held.y - moved.y, scale }, window);
}

/** The world dragged by so many pixels: no farther off the sheet than it is. */
export function dragged(camera: Camera, window: Window, dx: number, dy: number): Camera {
  const tight = clamped(camera, window);
  const to = { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
  const goal = clamped(to, window);
  return {
    x: nearer(to.x, goal.x, camera.x - tight.x),
    y: nearer(to.y, goal.y, camera.y - tight.y),
    scale: goal.scale,
  };
}

/** As wanted, where it lies within what is allowed or within how far off that it was. */
function nearer(wanted: number, allowed: number, off: number): number {
  const beyond = wanted - allowed;
  if (beyond * off <= 0) return allowed;
  return Math.abs(beyond) <= Math.abs(off) ? wanted : allowed + off;
}

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

/** Part of the way from one camera to another, 0 to 1; the zoom changes evenly. */
export function between(from: Camera, to: Camera, part: number): Camera {
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    scale: from.scale * (to.scale / from.scale) ** part,
  };
}

export function middleOf({ width, height }: Window): Point {
  return { x: width / 2, y: height / 2 };
}
