import { addSegment, stroke, type Layer } from '../../../board/terrain/drawing';
import { sample } from '../../../board/terrain/field';
import { grown, mapBounds, type Rect } from '../../../board/terrain/geometry';
import { noise, sequence } from '../../../board/terrain/noise';
import { offRoad, offTrench, terrainAt, type ValleyFields } from './fields';
import { CLEAR } from './palette';

/** A field of one owner: its middle and the way it is ploughed; fallow ones bear no lines. */
interface Parcel {
  readonly x: number;
  readonly y: number;
  readonly ux: number;
  readonly uy: number;
  readonly ploughed: boolean;
}

const PARCELS = 210;
const REACH = 100;
const APART = 5.2;
const PACE = 5;

/** Ploughing lines, each parcel its own way, broken where the mud begins. */
export function drawFurrows(fields: ValleyFields): Layer[] {
  const area = grown(mapBounds(fields.model), 20);
  const nearest = nearestOf(parcelsOf(area));
  const meadow: number[] = [];
  const mud: number[] = [];
  nearest.parcels.forEach((parcel, own) => {
    if (!parcel.ploughed) return;
    const bears = (x: number, y: number) =>
      nearest.owns(own, x, y) && inside(area, x, y) && isOpen(fields, x, y);
    for (let v = -REACH; v <= REACH; v += APART) addFurrow(fields, { parcel, v, bears, meadow, mud });
  });
  return [stroke(meadow, CLEAR.furrow, 0.7, 0.5), stroke(mud, CLEAR.mudLine, 0.75, 0.4)];
}

interface Furrow {
  readonly parcel: Parcel;
  /** Across the ploughing, from the middle of the parcel. */
  readonly v: number;
  readonly bears: (x: number, y: number) => boolean;
  readonly meadow: number[];
  readonly mud: number[];
}

function addFurrow(fields: ValleyFields, { parcel, v, bears, meadow, mud }: Furrow): void {
  let run: number[] = [];
  const finish = () => {
    if (run.length > 5) {
      const [x, y] = run;
      const [toX, toY] = run.slice(-2);
      addSegment(sample(fields.mud, x, y) < 0.5 ? meadow : mud, x, y, toX, toY);
    }
    run = [];
  };
  for (let u = -REACH; u <= REACH; u += PACE) {
    const w = v + 1.4 * noise((parcel.x + u) / 40, v / 9, 409);
    const x = parcel.x + u * parcel.ux - w * parcel.uy;
    const y = parcel.y + u * parcel.uy + w * parcel.ux;
    if (bears(x, y)) run.push(x, y);
    else finish();
  }
  finish();
}

function parcelsOf({ x, y, width, height }: Rect): readonly Parcel[] {
  const random = sequence(71);
  return Array.from({ length: PARCELS }, () => {
    const [px, py, angle] = [x + random() * width, y + random() * height, random() * Math.PI];
    return { x: px, y: py, ux: Math.cos(angle), uy: Math.sin(angle), ploughed: random() < 0.62 };
  });
}

/** Parcels reach to halfway between their middles, a balk left between. */
function nearestOf(parcels: readonly Parcel[]) {
  const away = ({ x, y }: Parcel, px: number, py: number) => Math.hypot(x - px, y - py);
  const near = parcels.map((parcel) =>
    parcels.filter((other) => other !== parcel && away(other, parcel.x, parcel.y) < 2 * REACH + 10),
  );
  return {
    parcels,
    owns(own: number, x: number, y: number): boolean {
      const distance = away(parcels[own], x, y) + 5;
      return near[own].every((other) => away(other, x, y) > distance);
    },
  };
}

const inside = (area: Rect, x: number, y: number) =>
  x > area.x && y > area.y && x < area.x + area.width && y < area.y + area.height;

function isOpen(fields: ValleyFields, x: number, y: number): boolean {
  return (
    terrainAt(fields, x, y) === 'clear' &&
    offRoad(fields, x, y) > 7 &&
    offTrench(fields, x, y) > 10 &&
    (sample(fields.mud, x, y) < 0.5 || noise(x / 13, y / 13, 411) > 0.18)
  );
}
