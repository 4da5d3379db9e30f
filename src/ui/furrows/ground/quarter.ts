import { sample } from '../../../board/terrain/field';
import { columnIndex, hexCentre, hexGroups, rowIndex, type Point } from '../../../board/terrain/geometry';
import { sequence } from '../../../board/terrain/noise';
import { offRoad, offTrench, type ValleyFields } from './fields';

/** A town's own axes: plots are laid out in u and v about its middle, turned as a whole. */
interface Quarter {
  readonly reach: number;
  readonly random: () => number;
  readonly at: (u: number, v: number) => Point;
  readonly free: (point: Point) => boolean;
}

/** The four corners of a plot, and which way it is longer. */
export interface Plot {
  readonly corners: readonly Point[];
  readonly w: number;
  readonly h: number;
  readonly random: () => number;
}

interface Block {
  readonly u: number;
  readonly v: number;
  readonly w: number;
  readonly h: number;
}

const CELL = 46;
/** Where a block is probed: corners, middle, middles of the sides. */
const PROBES = [0, 0, 1, 0, 0, 1, 1, 1, 0.5, 0.5, 0.5, 0, 0, 0.5, 1, 0.5, 0.5, 1];

/** The plots of all towns of a kind, parted by streets of about this width. */
export function plotsOf(fields: ValleyFields, kind: 'building' | 'ruins', street: number): readonly Plot[] {
  const { model } = fields;
  const hexes = [...model.terrain.keys()].filter((hex) => model.terrain[hex] === kind);
  const plots: Plot[] = [];
  for (const group of hexGroups(model, hexes, () => true)) {
    const town = quarterOf(fields, kind, group);
    const start = -Math.ceil(town.reach / CELL) * CELL;
    for (let u = start; u < town.reach; u += CELL)
      for (let v = start; v < town.reach; v += CELL)
        divide(plots, town, { u: u + 1.6, v: v + 1.6, w: CELL - 3.2, h: CELL - 3.2 }, street);
  }
  return plots;
}

function quarterOf(fields: ValleyFields, kind: 'building' | 'ruins', group: readonly number[]): Quarter {
  const { model, inside } = fields;
  const centres = group.map((hex) => hexCentre(model, hex));
  const mx = centres.reduce((sum, { x }) => sum + x, 0) / centres.length;
  const my = centres.reduce((sum, { y }) => sum + y, 0) / centres.length;
  const first = Math.min(...group);
  const random = sequence((columnIndex(model, first) + 1) * 700 + (rowIndex(model, first) + 1) * 7 + 5);
  const turn = (random() - 0.5) * 0.9;
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
  return {
    reach: Math.max(...centres.map(({ x, y }) => Math.hypot(x - mx, y - my))) + 60,
    random,
    at: (u, v) => ({ x: mx + u * ux - v * uy, y: my + u * uy + v * ux }),
    free: ({ x, y }) =>
      sample(inside[kind], x, y) >= 2.4 &&
      offRoad(fields, x, y) >= 5 &&
      offTrench(fields, x, y) >= 6 &&
      centres.some((centre) => Math.hypot(centre.x - x, centre.y - y) < 46),
  };
}

/** Streets narrow as they divide the block. */
function divide(plots: Plot[], town: Quarter, { u, v, w, h }: Block, street: number): void {
  if ((w < 21 && h < 21) || w * h < 190) return fit(plots, town, { u, v, w, h }, 3);
  const across = w > h * (0.8 + 0.4 * town.random());
  const share = 0.38 + 0.24 * town.random();
  const narrower = Math.max(1.2, street * 0.8);
  const first = ((across ? w : h) - street) * share;
  const next = first + street;
  const halves = across
    ? [
        { u, v, w: first, h },
        { u: u + next, v, w: w - next, h },
      ]
    : [
        { u, v, w, h: first },
        { u, v: v + next, w, h: h - next },
      ];
  for (const half of halves) divide(plots, town, half, narrower);
}

/** A block that would stick out of its hexes, into a road or a trench is halved until it fits or is dropped. */
function fit(plots: Plot[], town: Quarter, { u, v, w, h }: Block, halvings: number): void {
  if (stands(town, { u, v, w, h })) {
    const corners = [town.at(u, v), town.at(u + w, v), town.at(u + w, v + h), town.at(u, v + h)];
    plots.push({ corners, w, h, random: town.random });
    return;
  }
  if (halvings === 0 || Math.max(w, h) <= 5) return;
  const half = Math.max(w, h) / 2;
  const size = w >= h ? { w: half - 0.35, h } : { w, h: half - 0.35 };
  const second = w >= h ? { u: u + half + 0.35, v } : { u, v: v + half + 0.35 };
  fit(plots, town, { u, v, ...size }, halvings - 1);
  fit(plots, town, { ...second, ...size }, halvings - 1);
}

function stands({ at, free }: Quarter, { u, v, w, h }: Block): boolean {
  for (let i = 0; i < PROBES.length; i += 2)
    if (!free(at(u + w * PROBES[i], v + h * PROBES[i + 1]))) return false;
  return true;
}
