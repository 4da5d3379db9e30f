import type { Point } from '../terrain/geometry';

/** Milliseconds: a pointer that only passes over says nothing. */
const REST = 70;
/** A finger held so long asks, it does not tap. */
export const HELD = 450;
const STILL = 8;

/** Tells where a pointer rests on an element, or a finger is held; null when it has left. Returns how to stop. */
export function listenToHover(
  element: HTMLElement,
  onRest: (at: Point | null, held: boolean) => void,
): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let pressed: Point | undefined;
  let told = false;

  const tell = (at: Point | null, held = false) => {
    if (at === null && !told) return;
    told = at !== null;
    onRest(at, held);
  };
  const soon = (at: Point, after: number, held: boolean) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => tell(at, held), after);
  };
  const at = (event: PointerEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const move = (event: PointerEvent) => {
    const now = at(event);
    if (event.pointerType === 'mouse') {
      if (event.buttons === 0) soon(now, REST, false);
      else leave();
    } else if (pressed && Math.hypot(now.x - pressed.x, now.y - pressed.y) > STILL) clearTimeout(waiting);
  };
  const down = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') return;
    tell(null);
    pressed = at(event);
    soon(pressed, HELD, true);
  };
  const up = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') clearTimeout(waiting);
  };
  const leave = () => {
    clearTimeout(waiting);
    tell(null);
  };

  const listeners: readonly (readonly [string, (event: never) => void])[] = [
    ['pointermove', move],
    ['pointerdown', down],
    ['pointerup', up],
    ['pointercancel', leave],
    ['pointerleave', (event: PointerEvent) => event.pointerType === 'mouse' && leave()],
  ];
  for (const [name, listener] of listeners) element.addEventListener(name, listener as EventListener);
  return () => {
    clearTimeout(waiting);
    for (const [name, listener] of listeners) element.removeEventListener(name, listener as EventListener);
  };
}
