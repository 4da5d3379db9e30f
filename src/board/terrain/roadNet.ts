import { emptyField, type Field, type Frame } from './field';
import { columnIndex, HEIGHT, hexCentre, RADIUS, rowIndex, type MapSize, type Point } from './geometry';
import type { Line } from './line';

export interface RoadNet {
  /** One smooth line a chain of hexes. */
  readonly lines: readonly Line[];
  /** Distance to the nearest road, capped. */
  readonly clearance: Field;
}

/** What is asked of a map. */
interface RoadMap extends MapSize {
  /** Chains of adjacent hexes. */
  readonly roads: readonly (readonly number[])[];
}

const CAP = 20;
const PIECES = 16;

/**
 * Roads run through the middle of the hexsides they cross, never through centres: smooth, and across
 * exactly the sides the chain names.
 */
export function roadNet(model: RoadMap, frame: Frame): RoadNet {
  const chains = joinedChains(model.roads);
  const courses = chains.map((chain) => course(model, chain));
  chains.forEach((chain, index) => {
    const { knots, start, end } = courses[index];
    if (start === 'open') knots.unshift(junction(model, { chains, courses, index }, chain[0]));
    if (end === 'open') knots.push(junction(model, { chains, courses, index }, chain[chain.length - 1]));
  });
  const lines = courses.map(({ knots }) => throughKnots(knots));
  return { lines, clearance: clearanceField(frame, lines) };
}

/** Chains that meet end to end become one. */
export function joinedChains(roads: readonly (readonly number[])[]): number[][] {
  const chains = roads.map((road) => [...road]);
  for (let i = 0; i < chains.length; i++)
    for (let j = 0; j < chains.length; j++)
      if (i !== j && chains[i][chains[i].length - 1] === chains[j][0]) {
        chains[i].push(...chains[j].slice(1));
        chains.splice(j, 1);
        if (j < i) i--;
        j = -1;
      }
  return chains.filter((chain) => chain.length > 1);
}

interface Course {
  readonly knots: Point[];
  /** A road that reaches the map's edge runs off the sheet; another end is open. */
  readonly start: 'edge' | 'open';
  readonly end: 'edge' | 'open';
}

function course(model: RoadMap, chain: readonly number[]): Course {
  const centres = chain.map((hex) => hexCentre(model, hex));
  const knots: Point[] = [];
  for (let i = 0; i + 1 < centres.length; i++) knots.push(middle(centres[i], centres[i + 1]));
  const before = beyondEdge(model, chain[0], chain[1]);
  const after = beyondEdge(model, chain[chain.length - 1], chain[chain.length - 2]);
  if (before) knots.unshift(before);
  if (after) knots.push(after);
  return { knots, start: before ? 'edge' : 'open', end: after ? 'edge' : 'open' };
}

/** Where a road leaves the sheet beyond a hex on the map's edge, unless it only skirts that edge. */
function beyondEdge(model: RoadMap, hex: number, inward: number): Point | undefined {
  const { x, y } = hexCentre(model, hex);
  const column = columnIndex(model, hex);
  const row = rowIndex(model, hex);
  const sideways = columnIndex(model, inward) - column;
  if (column === 0 && sideways > 0) return { x: x - RADIUS * 2.3, y: y + 4 };
  if (column === model.columns - 1 && sideways < 0) return { x: x + RADIUS * 2.3, y: y + 4 };
  if (row === 0 && sideways === 0) return { x: x + 4, y: y - HEIGHT * 1.3 };
  if (row === model.rows - 1 && sideways === 0) return { x: x + 4, y: y + HEIGHT * 1.3 };
  return undefined;
}

interface Network {
  readonly chains: readonly (readonly number[])[];
  readonly courses: readonly Course[];
  readonly index: number;
}

/** A branch starts in the middle of the through road's curve in that hex; a dead end at the centre. */
function junction(model: RoadMap, { chains, courses, index }: Network, hex: number): Point {
  for (let other = 0; other < chains.length; other++) {
    const at = chains[other].indexOf(hex);
    if (other === index || at <= 0 || at >= chains[other].length - 1) continue;
    const { knots, start } = courses[other];
    // an open start gains its knot when its own chain is reached, before ours or after
    const extra = start === 'edge' || other < index ? 1 : 0;
    return curvePoint(knots, at - 1 + extra, 0.5);
  }
  return hexCentre(model, hex);
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** A point of the Catmull–Rom curve from knot i to the next. */
function curvePoint(knots: readonly Point[], i: number, t: number): Point {
  const a = knots[i];
  const b = knots[i + 1];
  const before = knots[Math.max(0, i - 1)];
  const after = knots[Math.min(knots.length - 1, i + 2)];
  const u = 1 - t;
  const bezier = (p: number, q: number, r: number, s: number) =>
    u * u * u * q + 3 * u * u * t * (q + (r - p) / 6) + 3 * u * t * t * (r - (s - q) / 6) + t * t * t * r;
  return { x: bezier(before.x, a.x, b.x, after.x), y: bezier(before.y, a.y, b.y, after.y) };
}

function throughKnots(knots: readonly Point[]): Line {
  const line: number[] = [knots[0].x, knots[0].y];
  for (let i = 0; i + 1 < knots.length; i++)
    for (let piece = 1; piece <= PIECES; piece++) {
      const { x, y } = curvePoint(knots, i, piece / PIECES);
      line.push(x, y);
    }
  return line;
}

function clearanceField(frame: Frame, lines: readonly Line[]): Field {
  const field = emptyField(frame);
  field.values.fill(CAP);
  const reach = Math.ceil(CAP / frame.step);
  for (const line of lines)
    for (let k = 0; k < line.length; k += 2) {
      const u = (line[k] - frame.x) / frame.step;
      const v = (line[k + 1] - frame.y) / frame.step;
      const right = Math.min(frame.columns - 1, Math.floor(u) + reach);
      const foot = Math.min(frame.rows - 1, Math.floor(v) + reach);
      for (let j = Math.max(0, Math.floor(v) - reach); j <= foot; j++)
        for (let i = Math.max(0, Math.floor(u) - reach); i <= right; i++) {
          const node = j * frame.columns + i;
          const distance = Math.sqrt((i - u) * (i - u) + (j - v) * (j - v)) * frame.step;
          if (distance < field.values[node]) field.values[node] = distance;
        }
    }
  return field;
}
