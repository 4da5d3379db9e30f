import { signedDistance } from '../../../board/terrain/distance';
import {
  blurred,
  derived,
  fieldOf,
  lightOn,
  nowhere,
  sample,
  type Field,
  type Frame,
} from '../../../board/terrain/field';
import { terrainFields, type Look, type TerrainFields } from '../../../board/terrain/fields';
import { noise, rolling, smoothstep } from '../../../board/terrain/noise';
import { roadNet, type RoadNet } from '../../../board/terrain/roadNet';
import { TERRAINS, type Terrain, type ValleyModel } from './model';

/** Everything the painters draw from; made once, whatever the levels of detail. */
export interface ValleyFields extends TerrainFields<Terrain> {
  readonly model: ValleyModel;
  /** Signed distance to the border of hill and mountain together. */
  readonly raised: Field;
  /** Relief of the raised ground, zero elsewhere, and the light on it. */
  readonly height: Field;
  readonly light: Field;
  /** 0 on meadow, 1 where the ground is all mud. */
  readonly mud: Field;
  readonly roads: RoadNet;
  readonly trenches: RoadNet;
}

export function valleyFields(model: ValleyModel, look: Look = 'near'): ValleyFields {
  const fields = terrainFields(model, { terrains: TERRAINS, look, seed: 300 });
  const { frame, raster, inside, land } = fields;
  const raised = raisedGround(frame, raster);
  const height = blurred(relief(raised, inside.mountain), 1);
  return {
    model,
    ...fields,
    raised,
    height,
    light: blurred(lightOn(height), 1),
    mud: fieldOf(land.frame, mudAt(model)),
    roads: roadNet(model, frame),
    trenches: roadNet({ ...model, roads: model.trenches }, frame),
  };
}

const HILL = TERRAINS.indexOf('hill');
const MOUNTAIN = TERRAINS.indexOf('mountain');

function raisedGround(frame: Frame, raster: Uint8Array): Field {
  const up = raster.map((terrain) => (terrain === HILL || terrain === MOUNTAIN ? 1 : 0));
  return up.includes(1) ? signedDistance(frame, up, 1) : nowhere(frame);
}

/** A hill is one step up, a mountain a second one with creased ridges. */
function relief(raised: Field, mountain: Field): Field {
  return derived(raised, { above: -2, outside: 0 }, (inside, node, x, y) => {
    const step = smoothstep(-2, 26, inside);
    const second = smoothstep(-6, 24, mountain.values[node]);
    const ux = x + 8 * noise(x / 30, y / 30, 370);
    const uy = y + 8 * noise(x / 30, y / 30, 371);
    const hill = step * (20 + 9 * rolling(ux / 62, uy / 62, 360) + 7 * ridge(noise(ux / 70, uy / 70, 362)));
    const crags = 18 + 26 * ridge(noise(ux / 34, uy / 34, 363)) + 9 * ridge(noise(ux / 15, uy / 15, 366));
    return hill + second * crags;
  });
}

function ridge(value: number): number {
  const t = 1 - Math.min(1, Math.abs(value) * 1.6);
  return t * t;
}

/** No-Man's-Land is churned to mud, its rims frayed. */
function mudAt({ rows, zoneEnds }: ValleyModel): (x: number, y: number) => number {
  const rowHeight = Math.sqrt(3) * 40;
  const [first, last] = [zoneEnds[0] ?? 0, zoneEnds[zoneEnds.length - 1] ?? rows];
  return (x, y) => {
    const row = y / rowHeight;
    const begins = smoothstep(first - 0.3, first + 1.2, row + 0.5 * noise(x / 90, y / 60, 401));
    const ends = smoothstep(last - 0.4, last + 1.1, row + 0.5 * noise(x / 90, y / 60, 402));
    return begins * (1 - ends);
  };
}

/** Which terrain is painted at a point. */
export function terrainAt({ frame, raster }: ValleyFields, x: number, y: number): Terrain {
  const column = Math.min(frame.columns - 1, Math.max(0, Math.round((x - frame.x) / frame.step)));
  const row = Math.min(frame.rows - 1, Math.max(0, Math.round((y - frame.y) / frame.step)));
  return TERRAINS[raster[row * frame.columns + column]];
}

/** How far a point lies from the nearest road, and from the nearest trench. */
export const offRoad = ({ roads }: ValleyFields, x: number, y: number) => sample(roads.clearance, x, y);
export const offTrench = ({ trenches }: ValleyFields, x: number, y: number) =>
  sample(trenches.clearance, x, y);
