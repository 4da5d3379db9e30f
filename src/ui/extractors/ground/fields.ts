import { signedDistance } from '../../../board/terrain/distance';
import {
  blurred,
  createFrame,
  derived,
  fieldOf,
  lightOn,
  nowhere,
  type Field,
  type Frame,
} from '../../../board/terrain/field';
import {
  grown,
  HEIGHT,
  hexCentre,
  mapBounds,
  nearestHex,
  neighboursOf,
  RADIUS,
  squaredDistance,
  type Point,
} from '../../../board/terrain/geometry';
import { noise, rolling, smoothstep } from '../../../board/terrain/noise';
import { roadNet, type RoadNet } from '../../../board/terrain/roadNet';
import { TERRAIN_CLASSES, type TerrainClass, type TerrainModel } from './model';

/** Everything the layers are drawn from; made once, whatever the levels of detail. */
export interface SurveyFields {
  readonly model: TerrainModel;
  readonly frame: Frame;
  /** Class of each node, as an index into TERRAIN_CLASSES. */
  readonly raster: Uint8Array;
  /** Signed distance to the border of each terrain, positive inside. */
  readonly inside: Readonly<Record<TerrainClass, Field>>;
  /** The lie of the land everywhere, on a coarse grid. */
  readonly land: Field;
  /** The crags of the rough, zero elsewhere, and the light on them. */
  readonly height: Field;
  readonly light: Field;
  readonly roads: RoadNet;
}

/** World units between the nodes; a far look is a third of the work, and less than a pixel from the near one. */
const STEPS = { near: 2.5, far: 4 } as const;
const BLEED = 30;

export type Look = keyof typeof STEPS;

export function surveyFields(model: TerrainModel, look: Look = 'near'): SurveyFields {
  const area = grown(mapBounds(model), BLEED);
  const frame = createFrame(area, STEPS[look]);
  const raster = warpedRaster(model, frame);
  const inside = insideOf(model, frame, raster);
  const height = blurred(crags(inside.rough), 1);
  return {
    model,
    frame,
    raster,
    inside,
    land: fieldOf(createFrame(area, 2 * STEPS.near), (x, y) => 30 * rolling(x / 330, y / 330, 40)),
    height,
    light: blurred(lightOn(height), 1),
    roads: roadNet(model, frame),
  };
}

/** Each measured when first looked at: from afar nobody asks about the clear ground, which is most of a map. */
function insideOf(model: TerrainModel, frame: Frame, raster: Uint8Array): SurveyFields['inside'] {
  const inside = {} as Record<TerrainClass, Field>;
  TERRAIN_CLASSES.forEach((terrain, index) => {
    const measure = () =>
      model.terrain.includes(terrain) ? signedDistance(frame, raster, index) : nowhere(frame);
    const keep = (value: Field) => Object.defineProperty(inside, terrain, { value, enumerable: true });
    const get = () => {
      const field = measure();
      keep(field);
      return field;
    };
    Object.defineProperty(inside, terrain, { get, enumerable: true, configurable: true });
  });
  return inside;
}

/**
 * One warp for all terrains, so that neighbours share their border: no gaps, no overlap. It strays a
 * quarter of the radius at most, so the rim a counter leaves free still shows its own terrain.
 */
function warpedRaster(model: TerrainModel, frame: Frame): Uint8Array {
  const raster = new Uint8Array(frame.columns * frame.rows);
  const classOf = model.terrain.map((terrain) => TERRAIN_CLASSES.indexOf(terrain));
  const centres = model.terrain.map((_, hex) => hexCentre(model, hex));
  const strangers = model.terrain.map((terrain, hex) => {
    const around = neighboursOf(model, hex);
    const others = around.filter((next) => next >= 0 && model.terrain[next] !== terrain);
    // Beyond the edge of the map hexes meet that are no neighbours.
    if (others.length > 0 && around.includes(-1)) others.push(hex);
    return others.map((next) => centres[next]);
  });
  let node = 0;
  for (let j = 0; j < frame.rows; j++) {
    const y = frame.y + j * frame.step;
    for (let i = 0; i < frame.columns; i++, node++) {
      const x = frame.x + i * frame.step;
      const hex = nearestHex(model, x, y);
      const strays = strangers[hex].length > 0 && mayStray(x, y, centres[hex], strangers[hex]);
      const at = strays ? nearestHex(model, x + warp(x, y, 0), y + warp(x, y, 8)) : hex;
      raster[node] = classOf[at];
    }
  }
  return raster;
}

/** Whether the warp could carry a point of a hex into one of the neighbours of another terrain, but never from near its centre. */
function mayStray(x: number, y: number, centre: Point, strangers: readonly Point[]): boolean {
  const own = squaredDistance(centre, x, y);
  if (own < RADIUS * RADIUS * 0.16) return false;
  for (const other of strangers) if (squaredDistance(other, x, y) - own < 2 * HEIGHT * FARTHEST) return true;
  return false;
}

/** No warp carries further. */
const FARTHEST = 25;

const warp = (x: number, y: number, axis: number) =>
  9.5 * noise(x / 44, y / 44, 3 + axis) +
  5 * noise(x / 19, y / 19, 5 + axis) +
  1.6 * noise(x / 8, y / 8, 6 + axis);

/** Ridged, creased relief on a plateau: sharp crests and angular faces. */
function crags(rough: Field): Field {
  return derived(rough, { above: -2, outside: 0 }, (inside, _node, x, y) => {
    const ux = x + 10 * noise(x / 34, y / 34, 70) + 3 * noise(x / 11, y / 11, 72);
    const uy = y + 10 * noise(x / 34, y / 34, 71) + 3 * noise(x / 11, y / 11, 73);
    const massif = ridge(noise(ux / 58, uy / 58, 60));
    const spur = ridge(noise(ux / 27, uy / 27, 63));
    const rock = ridge(noise(ux / 12.5, uy / 12.5, 66));
    const rise = 10 + 26 * massif + 19 * spur * (0.45 + 0.55 * massif) + 7.5 * rock * (0.3 + 0.7 * spur);
    return smoothstep(-2, 34, inside) * rise;
  });
}

function ridge(value: number): number {
  const t = 1 - Math.min(1, Math.abs(value) * 1.7);
  return t * t * (1.25 - 0.25 * t);
}
