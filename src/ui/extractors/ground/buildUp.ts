import { levelRings } from '../../../board/terrain/contour';
import { addCircle, addRing, fill, ringsPath, stroke, type Layer } from '../../../board/terrain/drawing';
import type { Detail } from '../../../board/terrain/detail';
import { sample } from '../../../board/terrain/field';
import {
  columnIndex,
  hexCentre,
  hexGroups,
  near,
  rowIndex,
  type Point,
} from '../../../board/terrain/geometry';
import { sequence } from '../../../board/terrain/noise';
import type { SurveyFields } from './fields';
import { BUILD_UP } from './palette';

const CELL = 44;
/** How far from the centre of a hex of the town a building may reach. */
const PLOT = 46;

/** Where a block is probed: corners, middle, middles of the sides. */
const PROBES = [0, 0, 1, 0, 0, 1, 1, 1, 0.5, 0.5, 0.5, 0, 0, 0.5, 1, 0.5, 0.5, 1];

const inks = () => ({
  shadows: [] as number[],
  dark: [] as number[],
  roofs: [] as number[],
  red: [] as number[],
  lit: [] as number[],
  redLit: [] as number[],
  domes: [] as number[],
  domeLit: [] as number[],
});
type Inks = ReturnType<typeof inks>;

/** Build-up: dark roofs parted by pale streets, shadows to the south-east. */
export function drawBuildUp(fields: SurveyFields, detail: Detail): Layer[] {
  const { model } = fields;
  const path = inks();
  const hexes = [...model.terrain.keys()].filter((hex) => model.terrain[hex] === 'buildup');
  for (const group of hexGroups(model, hexes, () => true)) drawQuarter(path, quarter(fields, group), detail);
  const edge = ringsPath(levelRings(fields.inside.buildup, -0.5));
  const outlines = () => stroke([...path.dark, ...path.roofs, ...path.red], BUILD_UP.shadow, 0.4, 0.7);
  return [
    fill(edge, BUILD_UP.ground),
    fill(path.shadows, BUILD_UP.shadow, 0.62),
    fill(path.dark, BUILD_UP.blockDark),
    fill(path.roofs, BUILD_UP.block),
    fill(path.red, BUILD_UP.roofRed),
    fill(path.lit, BUILD_UP.roofLit),
    fill(path.redLit, BUILD_UP.roofRedLit),
    ...(detail.far ? [] : [outlines()]),
    fill(path.domes, BUILD_UP.dome),
    stroke(path.domes, BUILD_UP.blockDark, 0.6),
    fill(path.domeLit, BUILD_UP.domeLit),
    stroke(edge, BUILD_UP.edge, detail.far ? 1.8 : 1),
  ];
}

/** A town's own axes: blocks are laid out in u and v about its middle, turned as a whole. */
interface Quarter {
  readonly reach: number;
  readonly random: () => number;
  readonly at: (u: number, v: number) => Point;
  readonly free: (point: Point) => boolean;
  /** Whether a building within `reach` of a point could stand; most of a town's square lies outside the town. */
  readonly within: (point: Point, reach: number) => boolean;
}

function quarter({ model, inside, roads }: SurveyFields, group: readonly number[]): Quarter {
  const centres = group.map((hex) => hexCentre(model, hex));
  const mx = centres.reduce((sum, c) => sum + c.x, 0) / centres.length;
  const my = centres.reduce((sum, c) => sum + c.y, 0) / centres.length;
  const first = Math.min(...group);
  const random = sequence((columnIndex(model, first) + 1) * 700 + (rowIndex(model, first) + 1) * 7 + 5);
  const turn = (random() - 0.5) * 0.9;
  const ux = Math.cos(turn);
  const uy = Math.sin(turn);
  return {
    reach: Math.max(...centres.map((c) => Math.hypot(c.x - mx, c.y - my))) + 60,
    random,
    at: (u, v) => ({ x: mx + u * ux - v * uy, y: my + u * uy + v * ux }),
    free: ({ x, y }) =>
      near(centres, x, y, PLOT) &&
      sample(inside.buildup, x, y) >= 2.6 &&
      sample(roads.clearance, x, y) >= 4.6,
    within: ({ x, y }, reach) => near(centres, x, y, PLOT + reach),
  };
}

interface Block {
  readonly u: number;
  readonly v: number;
  readonly w: number;
  readonly h: number;
}

function drawQuarter(path: Inks, town: Quarter, detail: Detail): void {
  const start = -Math.ceil(town.reach / CELL) * CELL;
  const street = detail.far ? 3 : 2.1;
  for (let u = start; u < town.reach; u += CELL)
    for (let v = start; v < town.reach; v += CELL)
      divide(path, town, { u: u + 1.4, v: v + 1.4, w: CELL - 2.8, h: CELL - 2.8 }, street);
}

/** Streets narrow as they divide the block. */
function divide(path: Inks, town: Quarter, block: Block, street: number): void {
  const { u, v, w, h } = block;
  if ((w < 15 && h < 15) || w * h < 130) return fit(path, town, block, 3);
  const across = w > h * (0.8 + 0.4 * town.random());
  const share = 0.38 + 0.24 * town.random();
  const narrower = Math.max(0.9, street * 0.72);
  const first = ((across ? w : h) - street) * share;
  const next = first + street;
  if (across) {
    divide(path, town, { u, v, w: first, h }, narrower);
    divide(path, town, { u: u + next, v, w: w - next, h }, narrower);
  } else {
    divide(path, town, { u, v, w, h: first }, narrower);
    divide(path, town, { u, v: v + next, w, h: h - next }, narrower);
  }
}

/** A block that would stick out of its hexes or into the road is halved until it fits or is dropped. */
function fit(path: Inks, town: Quarter, block: Block, halvings: number): void {
  const { u, v, w, h } = block;
  if (!town.within(town.at(u + w / 2, v + h / 2), (w + h) / 2)) return;
  if (stands(town, block)) return addBuilding(path, town, block);
  if (halvings === 0 || Math.max(w, h) <= 4.4) return;
  const half = Math.max(w, h) / 2;
  const size = w >= h ? { w: half - 0.35, h } : { w, h: half - 0.35 };
  fit(path, town, { u, v, ...size }, halvings - 1);
  const second = w >= h ? { u: u + half + 0.35, v } : { u, v: v + half + 0.35 };
  fit(path, town, { ...second, ...size }, halvings - 1);
}

function stands({ at, free }: Quarter, { u, v, w, h }: Block): boolean {
  for (let i = 0; i < PROBES.length; i += 2)
    if (!free(at(u + w * PROBES[i], v + h * PROBES[i + 1]))) return false;
  return true;
}

function addBuilding(path: Inks, { at, random }: Quarter, { u, v, w, h }: Block): void {
  const kind = random();
  const lift = 1.6 + random() * 1.6;
  const outline = (width: number, height: number) =>
    [at(u, v), at(u + width, v), at(u + width, v + height), at(u, v + height)].flatMap((p) => [p.x, p.y]);
  const roof = outline(w, h);
  const cast = roof.map((value) => value + lift);
  addRing(path.shadows, [...roof.slice(0, 4), ...cast.slice(2, 8), ...roof.slice(6)]);
  addRing(path.shadows, cast);
  if (kind < 0.1 && w > 6 && h > 6) return addDome(path, at(u + w / 2, v + h / 2), Math.min(w, h) / 2);
  const red = kind > 0.86;
  addRing(red ? path.red : kind > 0.5 ? path.roofs : path.dark, roof);
  const half = w >= h ? outline(w, h / 2) : outline(w / 2, h);
  if (red) addRing(path.redLit, half);
  else if (kind > 0.5 || kind < 0.3) addRing(path.lit, half);
}

function addDome(path: Inks, { x, y }: Point, radius: number): void {
  addCircle(path.domes, x, y, radius);
  addCircle(path.domeLit, x - radius * 0.26, y - radius * 0.26, radius * 0.42);
}
