import type { MarkName } from './cells';
import { fill, line, type Shape } from '../../../art/drawing';
import { disc, hexagon, polygonPath, star } from '../../../art/outline';

const SOLID: Readonly<Partial<Record<MarkName, string>>> = {
  disc: disc(0, 0, 8.4),
  square: 'M-7.6 -7.6H7.6V7.6H-7.6Z',
  triangle: 'M0 -9.4L9.6 7.6H-9.6Z',
  cross: 'M-3 -9.4H3V-3H9.4V3H3V9.4H-3V3H-9.4V-3H-3Z',
  saltire: 'M0 -4L5.4 -9.4L9.4 -5.4L4 0L9.4 5.4L5.4 9.4L0 4L-5.4 9.4L-9.4 5.4L-4 0L-9.4 -5.4L-5.4 -9.4Z',
  diamond: 'M0 -11L8.2 0L0 11L-8.2 0Z',
  bars: 'M-9 -8.6H9V-4.2H-9ZM-9 -2.2H9V2.2H-9ZM-9 4.2H9V8.6H-9Z',
  star: polygonPath(star(5, 10.6, 4.4)),
  chevron: 'M-9.4 3L0 -8L9.4 3V9.4L0 -1L-9.4 9.4Z',
  hourglass: 'M-8.6 -9.4H8.6L1.8 0L8.6 9.4H-8.6L-1.8 0Z',
  crescent: 'M5.6 -9.4A10 10 0 1 0 5.6 9.4A8 8.4 0 1 1 5.6 -9.4Z',
  hexagon: polygonPath(hexagon(9.8)),
};

const DRAWN: Readonly<Partial<Record<MarkName, readonly [d: string, width: number]>>> = {
  ring: [disc(0, 0, 7), 4.2],
  wave: ['M-9 -4Q-4.5 -9 0 -4T9 -4M-9 4.6Q-4.5 -.4 0 4.6T9 4.6', 3.6],
  fork: ['M0 10V-9M-7.4 -9V-3Q-7.4 3 0 3Q7.4 3 7.4 -3V-9', 3.8],
};

/** The mark of a cell, in a box of 20 round 0,0. */
export function cellMark(name: MarkName, colour: string): Shape {
  const drawn = DRAWN[name];
  if (drawn !== undefined) return { ...line(drawn[0], colour, drawn[1]), cap: 'butt' };
  return fill(SOLID[name] ?? '', colour);
}
