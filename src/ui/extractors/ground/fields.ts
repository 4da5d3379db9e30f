import { blurred, derived, lightOn, type Field } from '../../../board/terrain/field';
import {
  FARTHEST,
  terrainFields,
  warpedHex,
  type Look,
  type TerrainFields,
} from '../../../board/terrain/fields';
import {
  HEIGHT,
  hexCentre,
  nearestHex,
  neighboursOf,
  RADIUS,
  squaredDistance,
  type Point,
} from '../../../board/terrain/geometry';
import { noise, smoothstep } from '../../../board/terrain/noise';
import { roadNet, type RoadNet } from '../../../board/terrain/roadNet';
import { TERRAIN_CLASSES, type TerrainClass, type TerrainModel } from './model';

/** Everything the layers are drawn from; made once, whatever the levels of detail. */
export interface SurveyFields extends TerrainFields<TerrainClass> {
  readonly model: TerrainModel;
  /** The crags of the rough, zero elsewhere, and the light on them. */
  readonly height: Field;
  readonly light: Field;
  readonly roads: RoadNet;
}

const SEED = 0;

export function surveyFields(model: TerrainModel, look: Look = 'near'): SurveyFields {
  const fields = terrainFields(model, { terrains: TERRAIN_CLASSES, look, seed: SEED, hexAt: hexAt(model) });
  const height = blurred(crags(fields.inside.rough), 1);
  const roads = roadNet(model, fields.frame);
  return { model, ...fields, height, light: blurred(lightOn(height), 1), roads };
}

/** As `warpedHex`, which is only asked where the warp could carry a point into another terrain. */
function hexAt(model: TerrainModel): (x: number, y: number) => number {
  const centres = model.terrain.map((_, hex) => hexCentre(model, hex));
  const strangers = model.terrain.map((terrain, hex) => {
    const around = neighboursOf(model, hex);
    const others = around.filter((next) => next >= 0 && model.terrain[next] !== terrain);
    // Beyond the edge of the map hexes meet that are no neighbours.
    if (others.length > 0 && around.includes(-1)) others.push(hex);
    return others.map((next) => centres[next]);
  });
  return (x, y) => {
    const hex = nearestHex(model, x, y);
    const strays = strangers[hex].length > 0 && mayStray(x, y, centres[hex], strangers[hex]);
    return strays ? warpedHex(model, x, y, SEED) : hex;
  };
}

/** Whether the warp could carry a point of a hex into one of the neighbours of another terrain, but never from near its centre. */
function mayStray(x: number, y: number, centre: Point, strangers: readonly Point[]): boolean {
  const own = squaredDistance(centre, x, y);
  if (own < RADIUS * RADIUS * 0.16) return false;
  for (const other of strangers) if (squaredDistance(other, x, y) - own < 2 * HEIGHT * FARTHEST) return true;
  return false;
}

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
