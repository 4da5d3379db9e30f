import { hexAtAxial, type Grid, type Hex } from './grid';

/** A point in pixels: x to the right, y down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const SQRT3 = Math.sqrt(3);
const CORNERS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0.5, y: SQRT3 / 2 },
  { x: -0.5, y: SQRT3 / 2 },
  { x: -1, y: 0 },
  { x: -0.5, y: -SQRT3 / 2 },
  { x: 0.5, y: -SQRT3 / 2 },
];

/** The centre of a hex of circumradius `size`; that of 0101 lies at (size, size × √3 / 2). */
export function hexCentre(grid: Grid, hex: Hex, size: number): Point {
  return {
    x: size * (1 + 1.5 * grid.q[hex]),
    y: size * SQRT3 * (0.5 + grid.r[hex] + grid.q[hex] / 2),
  };
}

/** The hex of circumradius `size` under a point, or undefined off the map. On a shared side it is one of the two. */
export function hexAtPoint(grid: Grid, x: number, y: number, size: number): Hex | undefined {
  const q = (x / size - 1) / 1.5;
  const r = y / (size * SQRT3) - 0.5 - q / 2;
  const s = -q - r;
  let nearQ = Math.round(q);
  let nearR = Math.round(r);
  const offQ = Math.abs(nearQ - q);
  const offR = Math.abs(nearR - r);
  const offS = Math.abs(Math.round(s) - s);
  // The coordinate furthest from a whole number follows from the other two.
  if (offQ > offR && offQ > offS) nearQ = -nearR - Math.round(s);
  else if (offR > offS) nearR = -nearQ - Math.round(s);
  return hexAtAxial(grid, nearQ, nearR);
}

/** The six corners of a hex of circumradius `size`, clockwise on the screen from the right-hand one. */
export function hexCorners(centre: Point, size: number): readonly Point[] {
  return CORNERS.map(({ x, y }) => ({ x: centre.x + size * x, y: centre.y + size * y }));
}
