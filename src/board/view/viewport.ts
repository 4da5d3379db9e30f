import type { Point, Rect } from '../terrain/geometry';
import { between, clamped, dragged, fitted, onSheet, type Camera, type Window } from './camera';
import { LEAST } from './firstLook';
import { easeOut, eachFrame, reducedMotion } from './motion';

const GLIDE = 200;
/** Milliseconds without a change, and frames after them: on a page that is slow to draw the wheel's next turn is still on its way. */
const SETTLE = 120;
const FRAMES = 2;
/** Milliseconds in which a thrown map loses most of its speed. */
const FRICTION = 220;

export interface Viewport {
  readonly camera: () => Camera;
  /** Where it glides to; where it is, if it does not. */
  readonly goal: () => Camera;
  readonly window: () => Window;
  /** The page shows it, in the size that `window` says. */
  readonly isShown: () => boolean;
  /** Called for each change of the camera or the window. */
  readonly onChange: (listener: () => void) => () => void;
  /** Called when the camera has come to rest. */
  readonly onSettled: (listener: () => void) => () => void;
  /** `corner` is what its buttons cover of the lower right. */
  readonly resize: (width: number, height: number, corner?: Window['corner']) => void;
  /** At once; ends a glide. */
  readonly set: (camera: Camera) => void;
  /** A short way; at once where motion is unwelcome. */
  readonly glide: (camera: Camera) => void;
  /** Lets the map run on at so many pixels a millisecond. */
  readonly throwBy: (velocity: Point) => void;
  readonly halt: () => void;
  readonly destroy: () => void;
}

/** The one place that holds the camera. It begins without a size; the first resize decides what is seen first. */
export function createViewport(sheet: Rect, first: (window: Window) => Camera): Viewport {
  let window: Window = { width: 0, height: 0, sheet };
  let camera: Camera = { x: sheet.x + sheet.width / 2, y: sheet.y + sheet.height / 2, scale: 1 };
  let goal: Camera | null = null;
  let stop = () => {};
  let stopSettling = () => {};
  let shown = false;
  const changed = new Set<() => void>();
  const settled = new Set<() => void>();

  const show = (next: Camera) => {
    camera = onSheet(next, window);
    for (const listener of changed) listener();
    stopSettling();
    stopSettling = atRest(() => settled.forEach((listener) => listener()));
  };
  const halt = () => {
    goal = null;
    stop();
  };
  const run = (step: (elapsed: number) => 'more' | 'done') => {
    halt();
    stop = eachFrame(step);
  };
  const glide = (to: Camera) => {
    const [from, end] = [camera, onSheet(to, window)];
    halt();
    if (reducedMotion()) return show(end);
    run((elapsed) => {
      const part = Math.min(1, elapsed / GLIDE);
      show(between(from, end, easeOut(part)));
      if (part < 1) return 'more';
      goal = null;
      return 'done';
    });
    goal = end;
  };
  return {
    camera: () => camera,
    goal: () => goal ?? camera,
    window: () => window,
    isShown: () => shown,
    onChange: (listener) => subscribe(changed, listener),
    onSettled: (listener) => subscribe(settled, listener),
    resize(width, height, corner = window.corner) {
      const wasShown = shown;
      shown = width > 0 && height > 0;
      if (!shown) return;
      if (width === window.width && height === window.height) {
        window = withCorner(window, corner);
        // What was asked for while it was hidden has not been drawn.
        if (!wasShown) show(camera);
        return;
      }
      const begun = window.width > 0;
      const fits = begun && camera.scale <= fitted(window).scale * 1.001;
      // The upper left corner stays: a sheet that opens below moves nothing above it.
      const by = { x: (width - window.width) / 2, y: (height - window.height) / 2 };
      const held = ({ x, y, scale }: Camera) => ({ x: x + by.x / scale, y: y + by.y / scale, scale });
      const journey = goal;
      window = withCorner({ ...window, width, height }, corner);
      halt();
      if (!begun) return show(first(window));
      const whole = fitted(window);
      // A window so large that it shows the whole sheet, hexes for a finger on it, was not asked to.
      const shrinks = camera.scale >= LEAST && whole.scale < LEAST;
      show(fits && !shrinks ? whole : clamped(held(camera), window));
      if (journey) glide(clamped(held(journey), window));
    },
    set(next) {
      halt();
      show(next);
    },
    glide,
    throwBy(velocity) {
      if (reducedMotion() || Math.hypot(velocity.x, velocity.y) < 0.08) return;
      let last = 0;
      run((elapsed) => {
        const speed = Math.exp(-elapsed / FRICTION);
        const travelled = FRICTION * (Math.exp(-last / FRICTION) - speed);
        last = elapsed;
        show(dragged(camera, window, velocity.x * travelled, velocity.y * travelled));
        return Math.hypot(velocity.x, velocity.y) * speed > 0.015 ? 'more' : 'done';
      });
    },
    halt,
    destroy() {
      halt();
      stopSettling();
    },
  };
}

/** Calls back when nothing has called it off for a while. Returns how to do so. */
function atRest(then: () => void): () => void {
  let left = FRAMES;
  let stop = () => {};
  const timer = setTimeout(() => {
    stop = eachFrame(() => {
      if (left-- > 0) return 'more';
      then();
      return 'done';
    });
  }, SETTLE);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

function withCorner({ width, height, sheet }: Window, corner: Window['corner']): Window {
  return { width, height, sheet, ...(corner && { corner }) };
}

function subscribe(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
