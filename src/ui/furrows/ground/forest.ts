import { levelRings } from '../../../board/terrain/contour';
import type { Detail } from '../../../board/terrain/detail';
import { addDot, addRing, dashed, fill, ringsPath, stroke, type Layer } from '../../../board/terrain/drawing';
import { noise } from '../../../board/terrain/noise';
import { scatter } from '../../../board/terrain/scatter';
import { offRoad, offTrench, type ValleyFields } from './fields';
import { FOREST } from './palette';
import { addCrown, addEllipse, arcPoints } from './shapes';

interface Tree {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly chance: number;
}

/** How many trees, north to south, are painted in one go: those of a band hardly overlap. */
const BAND = 7;

/** Forest: dark scalloped crowns, the southern over the northern, each with a lit crescent. */
export function drawForest(fields: ValleyFields, detail: Detail): Layer[] {
  const { forest } = fields.inside;
  const edge = ringsPath(levelRings(forest, -1));
  const trees = treesOf(fields, detail);
  return [
    fill(edge, FOREST.ground),
    ...(detail.far ? [] : [litter(fields)]),
    shadows(trees),
    ...bands(trees).flatMap(crowns),
    dashed(stroke(edge, FOREST.edge, detail.far ? 1.6 : 0.9), [4, 1.6, 1, 1.6]),
  ];
}

function treesOf(fields: ValleyFields, { grain }: Detail): readonly Tree[] {
  const trees: Tree[] = [];
  scatter(fields.inside.forest, { step: 9.4 * grain, seed: 501, above: 2.6 }, (x, y, _in, chance) => {
    if (offRoad(fields, x, y) < 6.6 || offTrench(fields, x, y) < 7) return;
    trees.push({ x, y, r: (4.1 + 2.1 * chance + 0.5 * noise(x / 30, y / 30, 5)) * grain, chance });
  });
  return trees.sort((a, b) => a.y - b.y);
}

function litter({ inside: { forest } }: ValleyFields): Layer {
  const path: number[] = [];
  scatter(forest, { step: 6, seed: 503, above: 0 }, (x, y, _in, chance) => {
    if (chance < 0.5) addDot(path, x, y);
  });
  return stroke(path, FOREST.dark, 0.9, 0.5);
}

function shadows(trees: readonly Tree[]): Layer {
  const path: number[] = [];
  for (const { x, y, r } of trees) addEllipse(path, { x: x + 2.4, y: y + 2.8, rx: r, ry: r * 0.9 });
  return fill(path, FOREST.dark, 0.62);
}

function bands(trees: readonly Tree[]): readonly (readonly Tree[])[] {
  const cut: Tree[][] = [];
  for (const tree of trees) {
    const band = Math.max(0, Math.floor(tree.y / BAND) + 8);
    (cut[band] ??= []).push(tree);
  }
  return cut.filter((band) => band.length > 0);
}

function crowns(trees: readonly Tree[]): Layer[] {
  const [pale, deep, lit]: [number[], number[], number[]] = [[], [], []];
  for (const { x, y, r, chance } of trees) {
    addCrown(chance < 0.5 ? pale : deep, { x, y, rx: r, ry: r }, chance * 6);
    const outer = arcPoints({ x, y, rx: r * 0.82, ry: r * 0.78 }, 170, 290);
    const inner = arcPoints({ x: x + r * 0.28, y: y + r * 0.3, rx: r * 0.95, ry: r * 0.95 }, 275, 190);
    addRing(lit, [...outer, ...inner]);
  }
  return [
    fill(pale, FOREST.crown),
    fill(deep, FOREST.crownDeep),
    stroke([...pale, ...deep], FOREST.dark, 0.7),
    fill(lit, FOREST.lit),
  ];
}
