import { signedDistance } from '../../../board/terrain/distance';
import {
  blurred,
  createFrame,
  derived,
  fieldOf,
  lightOn,
  nowhere,
  sample,
  type Field,
  type Frame,
} from '../../../board/terrain/field';
import { grown, mapBounds, nearestHex } from '../../../board/terrain/geometry';
import { noise, rolling, smoothstep } from '../../../board/terrain/noise';
import { roadNet, type RoadNet } from '../../../board/terrain/roadNet';
import { TERRAINS, type Terrain, type ValleyModel } from './model';

/** Everything the painters draw from; made once, whatever the levels of detail. */
export interface ValleyFields {
  readonly model: ValleyModel;
  readonly frame: Frame;
  /** Terrain of each node, as an index into TERRAINS. */
  readonly raster: Uint8Array;
  /** Signed distance to the border of each terrain, positive inside. */
  readonly inside: Readonly<Record<Terrain, Field>>;
  /** The same of hill and mountain together. */
  readonly raised: Field;
  /** The lie of the land everywhere, on a coarse grid. */
  readonly land: Field;
  /** Relief of the raised ground, zero elsewhere, and the light on it. */
  readonly height: Field;
  readonly light: Field;
  /** 0 on meadow, 1 where the ground is all mud. */
  readonly mud: Field;
  readonly roads: RoadNet;
  readonly trenches: RoadNet;
}

/** World units between the nodes; a far look is a third of the work, and less than a pixel from the near one. */
const STEPS = { near: 2.5, far: 4 } as const;
const BLEED = 30;

export type Look = keyof typeof STEPS;

export function valleyFields(model: ValleyModel, look: Look = 'near'): ValleyFields {
  const area = grown(mapBounds(model), BLEED);
  const frame = createFrame(area, STEPS[look]);
  const coarse = createFrame(area, 2 * STEPS.near);
  const raster = warpedRaster(model, frame);
  const inside = insideOf(model, frame, raster);
  const raised = raisedGround(frame, raster);
  const height = blurred(relief(raised, inside.mountain), 1);
  return {
    model,
    frame,
    raster,
    inside,
    raised,
    land: fieldOf(coarse, (x, y) => 30 * rolling(x / 330, y / 330, 340)),
    height,
    light: blurred(lightOn(height), 1),
    mud: fieldOf(coarse, mudAt(model)),
    roads: roadNet(model, frame),
    trenches: roadNet({ ...model, roads: model.trenches }, frame),
  };
}

/** Each measured when first looked at: nobody asks about the clear ground, which is most of a map. */
function insideOf(model: ValleyModel, frame: Frame, raster: Uint8Array): ValleyFields['inside'] {
  const known = new Map<Terrain, Field>();
  const measure = (terrain: Terrain, index: number) =>
    model.terrain.includes(terrain) ? signedDistance(frame, raster, index) : nowhere(frame);
  const inside = {} as Record<Terrain, Field>;
  TERRAINS.forEach((terrain, index) => {
    const get = () => {
      const field = known.get(terrain) ?? measure(terrain, index);
      known.set(terrain, field);
      return field;
    };
    Object.defineProperty(inside, terrain, { get, enumerable: true });
  });
  return inside;
}

const HILL = TERRAINS.indexOf('hill');
const MOUNTAIN = TERRAINS.indexOf('mountain');

function raisedGround(frame: Frame, raster: Uint8Array): Field {
  const up = raster.map((terrain) => (terrain === HILL || terrain === MOUNTAIN ? 1 : 0));
  return up.includes(1) ? signedDistance(frame, up, 1) : nowhere(frame);
}

/** One warp for all terrains, so that neighbours share their border: no gaps, no overlap. */
function warpedRaster(model: ValleyModel, frame: Frame): Uint8Array {
  const raster = new Uint8Array(frame.columns * frame.rows);
  const indexOf = model.terrain.map((terrain) => TERRAINS.indexOf(terrain));
  let node = 0;
  for (let j = 0; j < frame.rows; j++) {
    const y = frame.y + j * frame.step;
    for (let i = 0; i < frame.columns; i++, node++) {
      const x = frame.x + i * frame.step;
      raster[node] = indexOf[nearestHex(model, x + warp(x, y, 303), y + warp(x, y, 311))];
    }
  }
  return raster;
}

/** A quarter of the radius on the whole, so the rim a counter leaves free still shows its own terrain. */
const warp = (x: number, y: number, seed: number) =>
  9.5 * noise(x / 44, y / 44, seed) +
  5 * noise(x / 19, y / 19, seed + 2) +
  1.6 * noise(x / 8, y / 8, seed + 3);

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
