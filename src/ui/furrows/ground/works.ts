import type { Detail } from '../../../board/terrain/detail';
import {
  addCircle,
  addLine,
  addSegment,
  fill,
  shifted,
  stroke,
  type Layer,
} from '../../../board/terrain/drawing';
import { hexCentre, rowIndex, type Point } from '../../../board/terrain/geometry';
import type { ValleyFields } from './fields';
import { GUN_PIT, WIRE } from './palette';
import { arcPoints } from './shapes';

/** Belts above, through and below the middle: two of them show beside any counter. */
const BELTS = [-23, -2, 21];

/** Wire: belts of crossed coil and stakes right across the hex; from afar one belt. */
export function drawWire({ model }: ValleyFields, { far }: Detail): Layer[] {
  const [strands, coils, stakes]: number[][] = [[], [], []];
  for (const hex of model.wire)
    for (const belt of far ? [-2] : BELTS) addBelt({ strands, coils, stakes }, hexCentre(model, hex), belt);
  const size = far ? 1.5 : 1;
  return [
    stroke([...strands, ...coils], WIRE.halo, 2.8 * size, 0.75),
    stroke(stakes, WIRE.halo, 4 * size, 0.75),
    stroke(strands, WIRE.line, 0.6 * size),
    stroke(coils, WIRE.line, 0.9 * size),
    stroke(stakes, WIRE.line, 1.8 * size),
  ];
}

interface Belt {
  readonly strands: number[];
  readonly coils: number[];
  readonly stakes: number[];
}

function addBelt({ strands, coils, stakes }: Belt, { x, y: middle }: Point, belt: number): void {
  const half = Math.min(33, 35 - Math.abs(belt) / 1.732);
  const y = middle + belt;
  addSegment(strands, x - half, y, x + half, y);
  for (let u = 3 - half; u <= half - 2; u += 5.6) {
    addSegment(coils, x + u - 2.5, y - 3.4, x + u + 2.5, y + 3.4);
    addSegment(coils, x + u + 2.5, y - 3.4, x + u - 2.5, y + 3.4);
  }
  for (const u of [-half, 0, half]) addSegment(stakes, x + u, y - 5.4, x + u, y + 4.6);
}

/** Outside the plate of a counter. */
const RADIUS = 27;

/** Gun pits: a horseshoe of sandbags, open to the own back. */
export function drawGunPits({ model }: ValleyFields, { far }: Detail): Layer[] {
  const [floors, berms, joints, lit]: number[][] = [[], [], [], []];
  for (const hex of model.gunPits) {
    const { x, y } = hexCentre(model, hex);
    const open = rowIndex(model, hex) < model.rows / 2 ? -50 : 130;
    const ring = { x, y, rx: RADIUS, ry: RADIUS };
    addCircle(floors, x, y, 24);
    addLine(berms, arcPoints(ring, open, open + 280));
    for (let angle = open + 10; angle < open + 280; angle += 12) {
      const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      addSegment(joints, x + cos * 23.8, y + sin * 23.8, x + cos * 30.2, y + sin * 30.2);
    }
    addLine(lit, arcPoints({ x, y, rx: RADIUS + 2, ry: RADIUS + 2 }, 160, 300));
  }
  return [
    fill(floors, GUN_PIT.floor, 0.55),
    stroke(shifted(berms, 1.2, 1.5), GUN_PIT.ink, 9.4, 0.45),
    stroke(berms, GUN_PIT.bermDark, 9.6),
    stroke(berms, GUN_PIT.berm, 7.4),
    ...(far ? [] : [stroke(joints, GUN_PIT.bermDark, 0.7), stroke(lit, GUN_PIT.bermLit, 1.4)]),
  ];
}
