import { fc } from '@fast-check/vitest';
import type { Window } from './camera';

export const sheet = { x: -64, y: -96, width: 1600, height: 2000 };
export const desk: Window = { width: 800, height: 600, sheet };
export const phone: Window = { width: 360, height: 248, sheet };
/** Its buttons in a column, and in a row where it is low. */
export const buttoned: readonly Window[] = [
  { ...phone, corner: { width: 56, height: 156 } },
  { ...phone, height: 160, corner: { width: 156, height: 56 } },
];

/** Cameras on and off the sheet. */
export const cameras = fc.record({
  x: fc.double({ min: -500, max: 2500, noNaN: true }),
  y: fc.double({ min: -500, max: 2500, noNaN: true }),
  scale: fc.double({ min: 0.05, max: 6, noNaN: true }),
});

/** Pixels of the desk's window, or points of the world where the sheet lies. */
export const points = fc.record({
  x: fc.double({ min: 0, max: 800, noNaN: true }),
  y: fc.double({ min: 0, max: 600, noNaN: true }),
});
