import { columnIndex, hexCentre, hexGroups, near, rowIndex, type MapSize, type Point } from './geometry';
import { sequence } from './noise';

/** How the towns of a map are laid out, in world units. */
export interface TownPlan {
  /** The squares that are divided, and what stays free along their sides. */
  readonly cell: number;
  readonly rim: number;
  /** The first street through a square; each further one is narrower, by a factor, down to the least. */
  readonly street: number;
  readonly narrower: number;
  readonly narrowest: number;
  /** What is divided no more: blocks whose sides are all shorter, or whose area is less. */
  readonly side: number;
  readonly area: number;
  /** No building is shorter. */
  readonly least: number;
  /** Whether a building may cover a point. */
  readonly free: (point: Point) => boolean;
}

interface Block {
  readonly u: number;
  readonly v: number;
  readonly w: number;
  readonly h: number;
}

/** A block to build on, upon its town's own axes: u and v run about the middle of the town, turned as a whole. */
export interface Plot extends Block {
  readonly at: (u: number, v: number) => Point;
  readonly random: () => number;
}

interface Town extends Pick<Plot, 'at' | 'random'> {
  readonly plan: TownPlan;
  readonly centres: readonly Point[];
  readonly reach: number;
  readonly build: (plot: Plot) => void;
}

/** How far from the centre of a hex of the town a building may reach. */
const PLOT = 46;

/** Where a block is probed: corners, middle, middles of the sides. */
const PROBES = [0, 0, 1, 0, 0, 1, 1, 1, 0.5, 0.5, 0.5, 0, 0, 0.5, 1, 0.5, 0.5, 1];

/** Builds on each plot of the towns that hexes of a terrain make. */
export function layTowns<Terrain>(
  map: MapSize & { readonly terrain: readonly Terrain[] },
  terrain: Terrain,
  plan: TownPlan,
  build: (plot: Plot) => void,
): void {
  const { cell, rim, street } = plan;
  const hexes = [...map.terrain.keys()].filter((hex) => map.terrain[hex] === terrain);
  for (const group of hexGroups(map, hexes, () => true)) {
    const town = { ...axesOf(map, group), plan, build };
    const start = -Math.ceil(town.reach / cell) * cell;
    for (let u = start; u < town.reach; u += cell)
      for (let v = start; v < town.reach; v += cell)
        divide(town, { u: u + rim, v: v + rim, w: cell - 2 * rim, h: cell - 2 * rim }, street);
  }
}

function axesOf(map: MapSize, group: readonly number[]): Omit<Town, 'plan' | 'build'> {
  const centres = group.map((hex) => hexCentre(map, hex));
  const mx = centres.reduce((sum, { x }) => sum + x, 0) / centres.length;
  const my = centres.reduce((sum, { y }) => sum + y, 0) / centres.length;
  const first = Math.min(...group);
  const random = sequence((columnIndex(map, first) + 1) * 700 + (rowIndex(map, first) + 1) * 7 + 5);
  const turn = (random() - 0.5) * 0.9;
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
  return {
    centres,
    reach: Math.max(...centres.map(({ x, y }) => Math.hypot(x - mx, y - my))) + 60,
    random,
    at: (u, v) => ({ x: mx + u * ux - v * uy, y: my + u * uy + v * ux }),
  };
}

/** Streets narrow as they divide the block. */
function divide(town: Town, block: Block, street: number): void {
  const { u, v, w, h } = block;
  const { plan, random } = town;
  if ((w < plan.side && h < plan.side) || w * h < plan.area) return fit(town, block, 3);
  const across = w > h * (0.8 + 0.4 * random());
  const share = 0.38 + 0.24 * random();
  const narrower = Math.max(plan.narrowest, street * plan.narrower);
  const first = ((across ? w : h) - street) * share;
  const next = first + street;
  divide(town, across ? { u, v, w: first, h } : { u, v, w, h: first }, narrower);
  divide(town, across ? { u: u + next, v, w: w - next, h } : { u, v: v + next, w, h: h - next }, narrower);
}

/** A block that would stick out of its hexes or into a road is halved until it fits or is dropped. */
function fit(town: Town, block: Block, halvings: number): void {
  const { u, v, w, h } = block;
  const { at, random, build, plan } = town;
  // Most of a town's square lies outside the town.
  const { x, y } = at(u + w / 2, v + h / 2);
  if (!near(town.centres, x, y, PLOT + (w + h) / 2)) return;
  if (stands(town, block)) return build({ ...block, at, random });
  if (halvings === 0 || Math.max(w, h) <= plan.least) return;
  const half = Math.max(w, h) / 2;
  const size = w >= h ? { w: half - 0.35, h } : { w, h: half - 0.35 };
  const second = w >= h ? { u: u + half + 0.35, v } : { u, v: v + half + 0.35 };
  fit(town, { u, v, ...size }, halvings - 1);
  fit(town, { ...second, ...size }, halvings - 1);
}

function stands({ at, centres, plan }: Town, { u, v, w, h }: Block): boolean {
  for (let i = 0; i < PROBES.length; i += 2) {
    const point = at(u + w * PROBES[i], v + h * PROBES[i + 1]);
    if (!near(centres, point.x, point.y, PLOT) || !plan.free(point)) return false;
  }
  return true;
}

/** The four corners of a plot, or of a part of it that begins where the plot does. */
export function cornersOf({ at, u, v, w, h }: Plot, wide = w, high = h): readonly Point[] {
  return [at(u, v), at(u + wide, v), at(u + wide, v + high), at(u, v + high)];
}
