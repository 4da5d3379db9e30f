import type { Point } from '../terrain/geometry';
import { dragged, zoomed } from './camera';
import { HELD } from './hover';
import type { Viewport } from './viewport';

const DRAG_THRESHOLD = 4;
const DOUBLE_TAP = 300;
const DOUBLE_TAP_REACH = 24;
const DOUBLE_TAP_ZOOM = 1.8;

export interface Gestures {
  /** A press that was no drag. The second of two quick ones zooms, unless it is 'claimed'. */
  readonly onTap: (at: Point, count: 'first' | 'second') => 'claimed' | 'free';
  readonly onPress: () => void;
}

/** Drag, throw, pinch, wheel, tap and double tap on an element; returns how to stop. */
export function listenToGestures(element: HTMLElement, viewport: Viewport, gestures: Gestures): () => void {
  const pointers = new Map<number, Point>();
  const trail: (Point & { readonly time: number })[] = [];
  let pressed: Point | undefined;
  let pressedAt = 0;
  let dragging = false;
  let tapped: (Point & { readonly time: number }) | undefined;

  const at = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    viewport.halt();
    gestures.onPress();
    pointers.set(event.pointerId, at(event));
    if (pointers.size === 1) {
      pressed = at(event);
      pressedAt = event.timeStamp;
      dragging = false;
      trail.length = 0;
      return;
    }
    dragging = true;
    for (const id of pointers.keys()) capture(id);
  };

  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    const now = at(event);
    if (before === undefined) return;
    if (!dragging) {
      if (pressed !== undefined && !far(pressed, now, DRAG_THRESHOLD)) return;
      dragging = true;
      capture(event.pointerId);
    }
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, now);
    if (other === undefined) {
      trail.push({ ...now, time: event.timeStamp });
      if (trail.length > 6) trail.shift();
      viewport.set(dragged(viewport.camera(), viewport.window(), now.x - before.x, now.y - before.y));
    } else pinch(before, now, other);
  };

  const pinch = (before: Point, now: Point, other: Point) => {
    const window = viewport.window();
    const spread =
      Math.hypot(now.x - other.x, now.y - other.y) /
      (Math.hypot(before.x - other.x, before.y - other.y) || 1);
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    const shifted = dragged(viewport.camera(), window, (now.x - before.x) / 2, (now.y - before.y) / 2);
    viewport.set(zoomed(shifted, window, middle, spread));
  };

  const up = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return;
    if (pointers.size > 0) {
      trail.length = 0;
      return;
    }
    if (dragging) return viewport.throwBy(velocity(trail, event.timeStamp));
    // A finger that was held has asked what lies there.
    if (event.pointerType === 'touch' && event.timeStamp - pressedAt >= HELD) return;
    tap(at(event), event);
  };

  const tap = (point: Point, event: PointerEvent) => {
    const last = tapped;
    const now = event.pointerType === 'touch' ? { ...point, time: event.timeStamp } : undefined;
    const second =
      now !== undefined &&
      last !== undefined &&
      now.time - last.time < DOUBLE_TAP &&
      !far(last, now, DOUBLE_TAP_REACH);
    tapped = second ? undefined : now;
    if (gestures.onTap(point, second ? 'second' : 'first') === 'claimed' || !second) return;
    viewport.glide(zoomed(viewport.camera(), viewport.window(), point, DOUBLE_TAP_ZOOM));
  };

  const cancel = (event: PointerEvent) => {
    pointers.delete(event.pointerId);
    dragging = true;
  };

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 24 : 1;
    // A pinch on a trackpad arrives as a wheel with Ctrl held, in small steps.
    const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0018));
    viewport.set(zoomed(viewport.camera(), viewport.window(), at(event), factor));
  };

  const capture = (id: number) => {
    // A pointer of a test or one already lifted cannot be captured; the drag works without.
    try {
      element.setPointerCapture(id);
    } catch {
      return;
    }
  };

  const listeners: readonly (readonly [string, (event: never) => void])[] = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', cancel],
    ['wheel', wheel],
  ];
  for (const [name, listener] of listeners)
    element.addEventListener(name, listener as EventListener, { passive: false });
  return () => {
    for (const [name, listener] of listeners) element.removeEventListener(name, listener as EventListener);
  };
}

function far(a: Point, b: Point, reach: number): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) > reach;
}

/** Pixels a millisecond over the last tenth of a second; none if the finger had stopped. */
function velocity(trail: readonly (Point & { readonly time: number })[], now: number): Point {
  const recent = trail.filter(({ time }) => now - time < 100);
  const [first, last] = [recent.at(0), recent.at(-1)];
  if (first === undefined || last === undefined || last.time === first.time) return { x: 0, y: 0 };
  const span = Math.max(last.time - first.time, 16);
  return { x: (last.x - first.x) / span, y: (last.y - first.y) / span };
}
