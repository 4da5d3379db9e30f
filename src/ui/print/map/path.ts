import { RADIUS } from '../../../board/terrain/geometry';
import { hexCorners, type Point } from '../../../hex';

/** A tenth of a world unit is two hundredths of a millimetre at true size. */
export const tenths = (value: number) => Math.round(value * 10) / 10;
export const pointPath = ({ x, y }: Point) => `${tenths(x)} ${tenths(y)}`;
export const hexPath = (centre: Point) => `M${hexCorners(centre, RADIUS).map(pointPath).join('L')}Z`;
