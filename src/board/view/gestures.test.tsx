import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listenToGestures } from './gestures';
import { createViewport, type Viewport } from './viewport';

const sheet = { x: 0, y: 0, width: 2000, height: 2000 };
let element: HTMLElement;
let viewport: Viewport;
let taps: string[];
let stop: () => void;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  element = document.body.appendChild(document.createElement('div'));
  viewport = createViewport(sheet, () => ({ x: 1000, y: 1000, scale: 1 }));
  viewport.resize(400, 400);
  taps = [];
  stop = listenToGestures(element, viewport, {
    onTap({ x, y }, count) {
      taps.push(`${x},${y} ${count}`);
      return 'free';
    },
    onPress: () => {},
  });
});
afterEach(() => {
  stop();
  viewport.destroy();
  element.remove();
  vi.unstubAllGlobals();
});

function pointer(type: string, x: number, y: number, options: PointerEventInit = {}): void {
  const event = new PointerEvent(`pointer${type}`, {
    pointerId: 1,
    button: 0,
    clientX: x,
    clientY: y,
    ...options,
  });
  element.dispatchEvent(event);
}

describe('gestures', () => {
  test('a press that strays no more than 4 px is a tap and moves nothing', () => {
    pointer('down', 100, 100);
    pointer('move', 103, 102);
    pointer('up', 103, 102);
    expect(taps).toEqual(['103,102 first']);
    expect(viewport.camera()).toEqual({ x: 1000, y: 1000, scale: 1 });
  });

  test('a longer way is a drag and no tap', () => {
    pointer('down', 100, 100);
    pointer('move', 130, 90);
    pointer('up', 130, 90);
    expect(taps).toEqual([]);
    expect(viewport.camera()).toEqual({ x: 970, y: 1010, scale: 1 });
  });

  test('two fingers zoom round their middle', () => {
    pointer('down', 150, 200);
    pointer('down', 250, 200, { pointerId: 2 });
    pointer('move', 100, 200);
    pointer('move', 300, 200, { pointerId: 2 });
    expect(viewport.camera().scale).toBeCloseTo(2, 6);
    expect(viewport.camera().x).toBeCloseTo(1000, 6);
    pointer('up', 100, 200);
    pointer('up', 300, 200, { pointerId: 2 });
    expect(taps).toEqual([]);
  });

  test('a second quick tap of a finger zooms; one of a mouse is just a tap', () => {
    for (const pointerType of ['mouse', 'touch']) {
      for (let i = 0; i < 2; i++) {
        pointer('down', 200, 200, { pointerType });
        pointer('up', 200, 200, { pointerType });
      }
      expect(viewport.camera().scale).toBeCloseTo(pointerType === 'touch' ? 1.8 : 1, 6);
    }
    expect(taps.map((tap) => tap.split(' ')[1])).toEqual(['first', 'first', 'first', 'second']);
  });

  test('other buttons do nothing', () => {
    pointer('down', 100, 100, { button: 2 });
    pointer('up', 100, 100, { button: 2 });
    expect(taps).toEqual([]);
  });

  test('the wheel zooms to the pointer', () => {
    const wheel = new WheelEvent('wheel', { deltaY: -200, cancelable: true });
    // happy-dom's wheel has no place.
    element.dispatchEvent(Object.assign(wheel, { clientX: 0, clientY: 0 }));
    const { x, scale } = viewport.camera();
    expect(scale).toBeGreaterThan(1.3);
    // World point 800 was under the left edge and still is.
    expect(x - 200 / scale).toBeCloseTo(800, 6);
  });
});
