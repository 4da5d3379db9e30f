import { outlineOf } from '../../../board/overlays/hexes';
import { RADIUS } from '../../../board/terrain/geometry';
import { hexCorners, type Point } from '../../../hex';

/** A tenth of a world unit is two hundredths of a millimetre at true size. */
export const tenths = (value: number) => Math.round(value * 10) / 10;
export const pointPath = ({ x, y }: Point) => `${tenths(x)} ${tenths(y)}`;
export const hexPath = (centre: Point) => `M${hexCorners(centre, RADIUS).map(pointPath).join('L')}Z`;

/** Round hexes that lie together, by their centres. */
export const outlinePath = (centres: readonly Point[]) =>
  outlineOf(centres.map(({ x, y }) => [x, y] as const))
    .map((loop) => `M${loop.map(([x, y]) => pointPath({ x, y })).join('L')}Z`)
    .join('');
