import type { Order } from '../../../rules/extractors';
import { fill, line, type Shape } from '../../../art/drawing';
import { disc, hexagon, polar, polygonPath, star, type Point } from '../../../art/outline';

/** Strokes and solids of one order in a box of 100; the gaps show the chit. */
interface OrderFigure {
  readonly lines?: string;
  readonly thin?: string;
  readonly solids?: string;
}

const HEX = (x: number, y: number, r: number): string =>
  polygonPath(hexagon(r).map(([dx, dy]) => [x + dx, y + dy]));

const DIAMOND = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`;

/** Arrowhead of a ray from the centre: its tip at `tip`. */
function head(degrees: number, tip: number, size: number): string {
  const [x, y] = polar(tip, degrees);
  const back: readonly Point[] = [polar(size, degrees + 145), polar(size, degrees - 145)];
  return polygonPath([[x, y], ...back.map(([dx, dy]): Point => [x + dx, y + dy])]);
}

function ray(degrees: number, from: number, to: number): string {
  const [ax, ay] = polar(from, degrees);
  const [bx, by] = polar(to, degrees);
  return `M${ax} ${ay}L${bx} ${by}`;
}

const SIX = [-90, -30, 30, 90, 150, 210];
const FOUR = [-90, 0, 90, 180];

const FIGURES: Readonly<Record<Order, OrderFigure>> = {
  vector: {
    lines: 'M-30 30L0 0',
    solids: 'M12 -12L6 14L-14 -6Z',
    thin: HEX(21, -21, 17),
  },
  close: {
    lines: 'M0 36V4',
    solids: `M0 -14L17 8H-17Z${polygonPath([
      [0, -42],
      [14, -28],
      [0, -14],
      [-14, -28],
    ])}`,
  },
  retire: {
    lines: 'M0 10V-18',
    solids: `M0 -42L17 -16H-17Z${polygonPath([
      [0, 14],
      [14, 28],
      [0, 42],
      [-14, 28],
    ])}`,
  },
  patrol: {
    lines: 'M-27 -8A28 28 0 0 1 24 -15M27 8A28 28 0 0 1 -24 15',
    solids: `M30 -34V-7L7 -17ZM-30 34V7L-7 17Z${disc(0, 0, 6)}`,
  },
  hold: {
    thin: HEX(0, 0, 38),
    solids: 'M-17 -18H-5V18H-17ZM5 -18H17V18H5Z',
  },
  freeMove: {
    lines: SIX.map((angle) => ray(angle, 9, 30)).join(''),
    solids: SIX.map((angle) => head(angle, 41, 17)).join(''),
  },
  closestTarget: {
    lines: 'M-25 33L-14 8',
    solids: `${disc(-26, 35, 9)}${DIAMOND(-8, -6, 19)}`,
    thin: DIAMOND(28, -30, 12),
  },
  sweep: {
    lines: [-135, -90, -45]
      .map((angle) => ray(angle, 4, 44).replace(/-?[\d.]+ -?[\d.]+/g, shiftDown))
      .join(''),
    solids: disc(0, 26, 10),
    thin: 'M-34 -16A50 50 0 0 1 34 -16',
  },
  optimize: {
    lines: 'M-4 28L-20 2M4 28L20 2',
    solids: `M-36 -36H-10V-10H-36Z${disc(23, -23, 14)}${disc(0, 34, 8)}`,
  },
  target: {
    thin: disc(0, 0, 25),
    lines: FOUR.map((angle) => ray(angle, 16, 42)).join(''),
    solids: disc(0, 0, 6.5),
  },
  selfDestruct: {
    solids: polygonPath(star(9, 44, 25)),
  },
  freeTarget: {
    thin: 'M-9 -24A26 26 0 0 0 -24 -9M9 -24A26 26 0 0 1 24 -9M-9 24A26 26 0 0 1 -24 9M9 24A26 26 0 0 0 24 9',
    solids: FOUR.map((angle) => head(angle, 44, 19)).join('') + polygonPath(star(5, 15, 6.5)),
  },
};

function shiftDown(pair: string): string {
  const [x, y] = pair.split(' ').map(Number);
  return `${x} ${y + 26}`;
}

/** The sign of an order in a box of 100, to stand before its name. */
export function orderMark(order: Order, colour: string, ground: string): readonly Shape[] {
  const { lines, thin, solids } = FIGURES[order];
  const heart = order === 'selfDestruct' ? [fill(HEX(0, 0, 13), ground)] : [];
  return [
    ...(thin === undefined ? [] : [{ ...line(thin, colour, 6), cap: 'butt' as const }]),
    ...(lines === undefined ? [] : [{ ...line(lines, colour, 9), cap: 'butt' as const }]),
    ...(solids === undefined ? [] : [fill(solids, colour)]),
    ...heart,
  ];
}
