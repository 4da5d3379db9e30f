import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HELD, listenToHover } from './hover';

let element: HTMLElement;
let told: (string | null)[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  element = document.body.appendChild(document.createElement('div'));
  told = [];
  stop = listenToHover(element, (at) => told.push(at && `${at.x},${at.y}`));
});
afterEach(() => {
  stop();
  element.remove();
  vi.useRealTimers();
});

function pointer(type: string, x: number, y: number, pointerType: 'mouse' | 'touch' = 'mouse') {
  element.dispatchEvent(new PointerEvent(`pointer${type}`, { clientX: x, clientY: y, pointerType }));
}

test('a mouse that rests is told once, one that passes is not; leaving ends it', () => {
  pointer('move', 10, 10);
  pointer('move', 40, 10);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(100);
  pointer('leave', 0, 0);
  expect(told).toEqual(['40,10', null]);
});

test('a finger that is held asks; one that taps or drags does not', () => {
  pointer('down', 20, 20, 'touch');
  vi.advanceTimersByTime(HELD - 50);
  pointer('up', 20, 20, 'touch');
  pointer('down', 20, 20, 'touch');
  pointer('move', 60, 20, 'touch');
  vi.advanceTimersByTime(HELD + 50);
  pointer('up', 60, 20, 'touch');
  expect(told).toEqual([]);
  pointer('down', 30, 30, 'touch');
  vi.advanceTimersByTime(HELD + 50);
  expect(told).toEqual(['30,30']);
});
