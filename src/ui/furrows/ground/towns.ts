import { levelRings } from '../../../board/terrain/contour';
import type { Detail } from '../../../board/terrain/detail';
import {
  addRing,
  addSegment,
  dashed,
  fill,
  ringsPath,
  shifted,
  stroke,
  type Layer,
} from '../../../board/terrain/drawing';
import { sample } from '../../../board/terrain/field';
import type { Point } from '../../../board/terrain/geometry';
import { scatter } from '../../../board/terrain/scatter';
import { cornersOf, layTowns, type Plot, type TownPlan } from '../../../board/terrain/towns';
import { offRoad, offTrench, type ValleyFields } from './fields';
import { BUILDING, RUINS } from './palette';

const line = (points: readonly Point[]) => points.flatMap(({ x, y }) => [x, y]);
const between = (a: Point, b: Point, share = 0.5): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** All but the width of the first street. */
const PLAN = { cell: 46, rim: 1.6, narrower: 0.8, narrowest: 1.2, side: 21, area: 190, least: 5 } as const;

/** The plots of all towns of a kind, parted by streets of about this width. */
function plotsOf(fields: ValleyFields, kind: 'building' | 'ruins', street: number): readonly Plot[] {
  const free: TownPlan['free'] = ({ x, y }) =>
    sample(fields.inside[kind], x, y) >= 2.4 && offRoad(fields, x, y) >= 5 && offTrench(fields, x, y) >= 6;
  const plots: Plot[] = [];
  layTowns(fields.model, kind, { ...PLAN, street, free }, (plot) => plots.push(plot));
  return plots;
}

/** Buildings: whole roofs, half of each lit, streets between. */
export function drawBuildings(fields: ValleyFields, detail: Detail): Layer[] {
  const [shadows, dark, roofs, red, lit, redLit]: number[][] = [[], [], [], [], [], []];
  for (const plot of plotsOf(fields, 'building', detail.far ? 4 : 3)) {
    const kind = plot.random();
    const roof = line(cornersOf(plot));
    const lift = 2.2 + plot.random() * 1.6;
    const cast = roof.map((value) => value + lift);
    addRing(shadows, [...roof.slice(0, 4), ...cast.slice(2, 8), ...roof.slice(6)]);
    addRing(kind > 0.8 ? red : kind > 0.4 ? roofs : dark, roof);
    addRing(kind > 0.8 ? redLit : lit, litHalf(plot));
  }
  const edge = ringsPath(levelRings(fields.inside.building, -0.5));
  return [
    fill(edge, BUILDING.ground),
    fill(shadows, BUILDING.shadow, 0.6),
    fill(dark, BUILDING.blockDark),
    fill(roofs, BUILDING.block),
    fill(red, BUILDING.roofRed),
    fill(lit, BUILDING.roofLit),
    fill(redLit, BUILDING.roofRedLit),
    ...(detail.far ? [] : [stroke([...dark, ...roofs, ...red], BUILDING.shadow, 0.5, 0.8)]),
    stroke(edge, BUILDING.edge, detail.far ? 1.8 : 1),
  ];
}

/** The north-western half along the ridge of the roof. */
function litHalf(plot: Plot): number[] {
  const [a, b, c, d] = cornersOf(plot);
  return plot.w >= plot.h
    ? line([a, b, between(b, c), between(a, d)])
    : line([a, between(a, b), between(d, c), d]);
}

/** Ruins: the same plan with walls only, each broken somewhere, rubble about. */
export function drawRuins(fields: ValleyFields, detail: Detail): Layer[] {
  const [floors, walls]: number[][] = [[], []];
  for (const plot of plotsOf(fields, 'ruins', 4.2)) {
    const { random } = plot;
    const corners = cornersOf(plot);
    if (random() < 0.45) addRing(floors, line(corners));
    corners.forEach((corner, i) => {
      if (random() < 0.22) return;
      const next = corners[(i + 1) % 4];
      const from = between(corner, next, random() < 0.5 ? 0 : 0.3 * random());
      const to = between(corner, next, random() < 0.4 ? 1 : 0.55 + 0.4 * random());
      addSegment(walls, from.x, from.y, to.x, to.y);
    });
  }
  const edge = ringsPath(levelRings(fields.inside.ruins, -0.5));
  return [
    fill(edge, RUINS.ground),
    fill(floors, RUINS.floor),
    ...(detail.far ? [] : rubble(fields)),
    stroke(shifted(walls, 1.3, 1.5), RUINS.shadow, 2.2, 0.5),
    stroke(walls, RUINS.wall, detail.far ? 3 : 2.5),
    ...(detail.far ? [] : [stroke(shifted(walls, -0.6, -0.7), RUINS.wallLit, 0.8)]),
    dashed(stroke(edge, RUINS.edge, detail.far ? 1.6 : 0.9), [5, 2, 1.4, 2, 3, 2]),
  ];
}

function rubble(fields: ValleyFields): Layer[] {
  const [stones, bricks]: number[][] = [[], []];
  scatter(fields.inside.ruins, { step: 3.5, seed: 601, above: 0.5 }, (x, y, _in, chance) => {
    if (offRoad(fields, x, y) < 4 || offTrench(fields, x, y) < 5) return;
    const size = 0.7 + chance * 2.4;
    if (chance < 0.42)
      addRing(stones, [x - size, y, x, y - size, x + size, y - 0.4 * size, x + 0.3 * size, y + 0.4 * size]);
    else if (chance > 0.9) addRing(bricks, [x, y, x + 1.8, y, x + 1.8, y + 1.3, x, y + 1.3]);
  });
  return [fill(stones, RUINS.rubble), fill(bricks, RUINS.brick)];
}
