import type { Detail } from '../../../board/terrain/detail';
import { addLine, addSegment, dashed, shifted, stroke, type Layer } from '../../../board/terrain/drawing';
import { lineLength, type Line } from '../../../board/terrain/line';
import { sample } from '../../../board/terrain/field';
import type { ValleyFields } from './fields';
import { ROAD, TRENCH } from './palette';

/** All shadows, then all casings, then all fills, so that crossings lie open. */
export function drawRoads({ roads }: ValleyFields, { far }: Detail): Layer[] {
  const path = pathOf(roads.lines);
  const size = far ? 1.35 : 1;
  return [
    stroke(shifted(path, 0.9, 1.1), ROAD.shadow, 6.4 * size, 0.28),
    stroke(path, ROAD.casing, 6.4 * size),
    stroke(path, ROAD.fill, 4.2 * size),
    ...(far ? [] : [dashed(stroke(path, ROAD.rut, 0.7), [5, 3])]),
  ];
}

/** A bank of spoil, a dark square-toothed cut, duckboards; planks where a road crosses. */
export function drawTrenches(fields: ValleyFields, { far }: Detail): Layer[] {
  const { trenches } = fields;
  const spoil = pathOf(trenches.lines);
  const cuts = trenches.lines.map((course) => toothed(spaced(course, 1.5)));
  const cut = pathOf(cuts);
  const size = far ? 1.2 : 1;
  const banks = [
    stroke(shifted(spoil, 1.2, 1.4), TRENCH.spoilEdge, 15 * size, 0.4),
    stroke(spoil, TRENCH.spoilEdge, 14 * size),
    stroke(spoil, TRENCH.spoil, 12.4 * size),
    stroke(shifted(cut, 1.1, 1.3), TRENCH.lit, 6.4 * size),
    stroke(cut, TRENCH.cut, 6 * size),
  ];
  if (far) return [...banks, ...planks(fields)];
  return [
    ...banks,
    stroke(shifted(cut, 0.7, 0.8), TRENCH.floor, 3.4),
    stroke(duckboards(cuts), TRENCH.duckboard, 0.8, 0.9),
    ...planks(fields),
  ];
}

function pathOf(lines: readonly Line[]): number[] {
  const path: number[] = [];
  for (const each of lines) addLine(path, each);
  return path;
}

/** Points at equal steps along an open line, its ends kept. */
function spaced(line: Line, step: number): number[] {
  const count = Math.max(1, Math.round(lineLength(line, false) / step));
  const apart = lineLength(line, false) / count;
  const points = [line[0], line[1]];
  let carry = apart;
  for (let i = 0; i + 3 < line.length; i += 2) {
    const [dx, dy] = [line[i + 2] - line[i], line[i + 3] - line[i + 1]];
    const length = Math.hypot(dx, dy);
    for (; carry <= length; carry += apart)
      points.push(line[i] + (dx * carry) / length, line[i + 1] + (dy * carry) / length);
    carry -= length;
  }
  return points;
}

/** World units along a trench from one tooth to the next, and how far each stands off its course. */
const TOOTH = 21;
const OFF = 2.7;

/** Traverses: the cut stands off its course to the left and to the right by turns, but not at its ends. */
function toothed(points: Line): number[] {
  const count = points.length / 2;
  const cut: number[] = [];
  for (let i = 0; i < count; i++) {
    const [nx, ny] = normalAt(points, i);
    const off = i < 4 || i > count - 5 ? 0 : (i * 1.5) % TOOTH < TOOTH / 2 ? OFF : -OFF;
    cut.push(points[2 * i] + nx * off, points[2 * i + 1] + ny * off);
  }
  return cut;
}

function normalAt(points: Line, i: number): readonly [number, number] {
  const a = 2 * Math.max(0, i - 1);
  const b = 2 * Math.min(points.length / 2 - 1, i + 1);
  const [dx, dy] = [points[b] - points[a], points[b + 1] - points[a + 1]];
  const length = Math.hypot(dx, dy) || 1;
  return [-dy / length, dx / length];
}

function duckboards(cuts: readonly Line[]): number[] {
  const path: number[] = [];
  for (const cut of cuts)
    for (let i = 3; i < cut.length / 2; i += 3) {
      const [nx, ny] = normalAt(cut, i);
      const [x, y] = [cut[2 * i], cut[2 * i + 1]];
      addSegment(path, x - nx * 1.1, y - ny * 1.1, x + nx * 1.1, y + ny * 1.1);
    }
  return path;
}

/** Where a road bridges a trench: boards across, along the road for as long as the trench is near. */
function planks({ roads, trenches }: ValleyFields): Layer[] {
  const boards: number[] = [];
  for (const road of roads.lines) {
    const points = spaced(road, 2.2);
    for (let i = 1; i < points.length / 2 - 1; i++) {
      const [x, y] = [points[2 * i], points[2 * i + 1]];
      if (sample(trenches.clearance, x, y) > 8.5) continue;
      const [nx, ny] = normalAt(points, i);
      addSegment(boards, x - nx * 3.9, y - ny * 3.9, x + nx * 3.9, y + ny * 3.9);
    }
  }
  return [stroke(boards, ROAD.casing, 2.3), stroke(boards, ROAD.fill, 1.4)];
}
