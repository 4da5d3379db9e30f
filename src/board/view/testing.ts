import type { Window } from './camera';

export const sheet = { x: -64, y: -96, width: 1600, height: 2000 };
export const desk: Window = { width: 800, height: 600, sheet };
export const phone: Window = { width: 360, height: 248, sheet };
/** Its buttons in a column, and in a row where it is low. */
export const buttoned: readonly Window[] = [
  { ...phone, corner: { width: 56, height: 156 } },
  { ...phone, height: 160, corner: { width: 156, height: 56 } },
];
