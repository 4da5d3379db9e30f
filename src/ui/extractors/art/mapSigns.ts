import type { Point } from '../../../board/terrain/geometry';
import { directionVector } from '../../../board/terrain/geometry';
import type { Direction } from '../../../hex';
import type { Terrain } from '../../../rules/extractors';

/** How the small map tells a terrain without colour: strokes round the middle of a hex of radius 40. */
type Sign = readonly (readonly (readonly [number, number])[])[];

const CHEVRON = (x: number, y: number) =>
  [
    [x - 11, y + 6],
    [x, y - 8],
    [x + 11, y + 6],
  ] as const;
const WAVE = (y: number) =>
  [
    [-24, y],
    [-12, y - 6],
    [0, y],
    [12, y + 6],
    [24, y],
  ] as const;
const BOX = (x: number, y: number) =>
  [
    [x - 7, y - 7],
    [x + 7, y - 7],
    [x + 7, y + 7],
    [x - 7, y + 7],
    [x - 7, y - 7],
  ] as const;
const REED = (x: number, y: number) =>
  [
    [
      [x - 12, y],
      [x + 12, y],
    ],
    [
      [x - 5, y],
      [x - 8, y - 10],
    ],
    [
      [x + 5, y],
      [x + 8, y - 10],
    ],
  ] as const;
const PIT = (size: number) =>
  [0, 1, 2, 3, 4, 5, 6].map(
    (corner) => [size * Math.cos((corner * Math.PI) / 3), size * Math.sin((corner * Math.PI) / 3)] as const,
  );
const VENT = (x: number, y: number) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8].map(
    (eighth) => [x + 6 * Math.cos((eighth * Math.PI) / 4), y + 6 * Math.sin((eighth * Math.PI) / 4)] as const,
  );

const SIGNS: Readonly<Record<Exclude<Terrain, 'flux'>, Sign>> = {
  clear: [],
  rough: [CHEVRON(-13, 10), CHEVRON(13, 10), CHEVRON(0, -10)],
  lake: [WAVE(-14), WAVE(0), WAVE(14)],
  buildup: [BOX(-13, -13), BOX(13, -13), BOX(-13, 13), BOX(13, 13)],
  depression: [PIT(30), PIT(18)],
  bog: [...REED(-12, 16), ...REED(12, 0), ...REED(-10, -12)],
  chimneys: [VENT(-13, 9), VENT(13, 9), VENT(0, -13)],
};

/** An arrow the way the flux drifts, about the middle of the hex. */
function fluxSign(way: Direction): Sign {
  const { x, y } = directionVector(way);
  const at = (along: number, aside: number) => [along * x - aside * y, along * y + aside * x] as const;
  return [
    [at(-24, 0), at(22, 0)],
    [at(8, -12), at(22, 0), at(8, 12)],
  ];
}

/** The strokes of a hex as SVG path data. */
export function terrainStrokes(terrain: Terrain, way: Direction | null, { x, y }: Point): string {
  const sign = terrain === 'flux' ? fluxSign(way ?? 0) : SIGNS[terrain];
  const point = ([dx, dy]: readonly [number, number]) => `${Math.round(x + dx)} ${Math.round(y + dy)}`;
  return sign.map((line) => `M${line.map(point).join('L')}`).join('');
}
