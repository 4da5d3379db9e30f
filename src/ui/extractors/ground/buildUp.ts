import { levelRings } from '../../../board/terrain/contour';
import { addCircle, addRing, fill, ringsPath, stroke, type Layer } from '../../../board/terrain/drawing';
import type { Detail } from '../../../board/terrain/detail';
import { sample } from '../../../board/terrain/field';
import type { Point } from '../../../board/terrain/geometry';
import { cornersOf, layTowns, type Plot } from '../../../board/terrain/towns';
import type { SurveyFields } from './fields';
import { BUILD_UP } from './palette';

/** All but the width of the first street. */
const PLAN = { cell: 44, rim: 1.4, narrower: 0.72, narrowest: 0.9, side: 15, area: 130, least: 4.4 } as const;

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
export function drawBuildUp({ model, inside, roads }: SurveyFields, detail: Detail): Layer[] {
  const path = inks();
  const free = ({ x, y }: Point) =>
    sample(inside.buildup, x, y) >= 2.6 && sample(roads.clearance, x, y) >= 4.6;
  const plan = { ...PLAN, street: detail.far ? 3 : 2.1, free };
  layTowns(model, 'buildup', plan, (plot) => addBuilding(path, plot));
  const edge = ringsPath(levelRings(inside.buildup, -0.5));
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

function addBuilding(path: Inks, plot: Plot): void {
  const { at, random, u, v, w, h } = plot;
  const kind = random();
  const lift = 1.6 + random() * 1.6;
  const outline = (wide: number, high: number) => cornersOf(plot, wide, high).flatMap((p) => [p.x, p.y]);
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
