import { signedDistance } from './distance';
import { createFrame, fieldOf, nowhere, type Field, type Frame } from './field';
import { grown, mapBounds, nearestHex, type MapSize } from './geometry';
import { noise, rolling } from './noise';

/** What every ground is drawn from, whatever its terrains; made once, whatever the levels of detail. */
export interface TerrainFields<Terrain extends string> {
  readonly frame: Frame;
  /** Terrain of each node, as an index into the list of all. */
  readonly raster: Uint8Array;
  /** Signed distance to the border of each terrain, positive inside. */
  readonly inside: Readonly<Record<Terrain, Field>>;
  /** The lie of the land everywhere, on a coarse grid. */
  readonly land: Field;
}

export interface TerrainMap<Terrain extends string> extends MapSize {
  /** Hex by hex: index = (column − 1) × rows + (row − 1). */
  readonly terrain: readonly Terrain[];
}

/** World units between the nodes; a far look is a third of the work, and less than a pixel from the near one. */
const STEPS = { near: 2.5, far: 4 } as const;
const BLEED = 30;

export type Look = keyof typeof STEPS;

interface Survey<Terrain extends string> {
  /** All there are. */
  readonly terrains: readonly Terrain[];
  readonly look: Look;
  /** The map's own, so that no two wind alike. */
  readonly seed: number;
  /** Which hex a point shows, where a map finds out faster than by `warpedHex`. */
  readonly hexAt?: (x: number, y: number) => number;
}

/** The terrain of a map sampled at the nodes of a look, a margin round the sheet included. */
export function terrainFields<Terrain extends string>(
  map: TerrainMap<Terrain>,
  { terrains, look, seed, hexAt = (x, y) => warpedHex(map, x, y, seed) }: Survey<Terrain>,
): TerrainFields<Terrain> {
  const area = grown(mapBounds(map), BLEED);
  const frame = createFrame(area, STEPS[look]);
  const classOf = map.terrain.map((terrain) => terrains.indexOf(terrain));
  const raster = new Uint8Array(frame.columns * frame.rows);
  let node = 0;
  for (let j = 0; j < frame.rows; j++)
    for (let i = 0; i < frame.columns; i++, node++)
      raster[node] = classOf[hexAt(frame.x + i * frame.step, frame.y + j * frame.step)];
  const coarse = createFrame(area, 2 * STEPS.near);
  return {
    frame,
    raster,
    inside: insideOf(map, terrains, frame, raster),
    land: fieldOf(coarse, (x, y) => 30 * rolling(x / 330, y / 330, seed + 40)),
  };
}

/** Each measured when first looked at: from afar nobody asks about the clear ground, which is most of a map. */
function insideOf<Terrain extends string>(
  map: TerrainMap<Terrain>,
  terrains: readonly Terrain[],
  frame: Frame,
  raster: Uint8Array,
): TerrainFields<Terrain>['inside'] {
  const inside = {} as Record<Terrain, Field>;
  terrains.forEach((terrain, index) => {
    const get = () => {
      const value = map.terrain.includes(terrain) ? signedDistance(frame, raster, index) : nowhere(frame);
      Object.defineProperty(inside, terrain, { value, enumerable: true });
      return value;
    };
    Object.defineProperty(inside, terrain, { get, enumerable: true, configurable: true });
  });
  return inside;
}

/**
 * One warp for all terrains, so that neighbours share their border: no gaps, no overlap. It strays a
 * quarter of the radius on the whole, so the rim a counter leaves free still shows its own terrain.
 */
export function warpedHex(map: MapSize, x: number, y: number, seed: number): number {
  return nearestHex(map, x + warp(x, y, seed + 3), y + warp(x, y, seed + 11));
}

/** No warp carries further. */
export const FARTHEST = 25;

const warp = (x: number, y: number, seed: number) =>
  9.5 * noise(x / 44, y / 44, seed) +
  5 * noise(x / 19, y / 19, seed + 2) +
  1.6 * noise(x / 8, y / 8, seed + 3);
