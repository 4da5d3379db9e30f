import type { Point, Rect } from '../terrain/geometry';

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
export function besideCorner({ corner, ...window }: Window): Window {
  if (!corner) return window;
  return corner.width <= corner.height
    ? { ...window, width: Math.max(1, window.width - corner.width) }
    : { ...window, height: Math.max(1, window.height - corner.height) };
}

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
