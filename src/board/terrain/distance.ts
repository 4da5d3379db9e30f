import { blurred, emptyField, noSpans, type Field, type Frame, type Spans } from './field';

/** No node of the other kind in this column. */
const FAR = 1e4;
/** How many world units outside the border of a terrain anybody still asks how far away it is. */
const CAP = 50;
/** World units over which the level sets are softened. */
const SOFT = 5;

/**
 * Signed distance in world units to the border of one class of a raster: positive inside. Exact
 * (Felzenszwalb and Huttenlocher) as far as anybody asks, then softened so that its level sets have no stairs.
 */
export function signedDistance(frame: Frame, raster: Uint8Array, wanted: number): Field {
  const field = emptyField(frame, noSpans(frame));
  field.values.fill(-CAP);
  const cap = Math.ceil(CAP / frame.step);
  const box = boxOf(frame, raster, wanted, cap);
  const distances = verticalDistances(frame, raster, wanted, box);
  const scratch = envelopeScratch(frame.columns);
  for (let j = box.top; j <= box.foot; j++) {
    const row = j * frame.columns;
    for (let from = box.left, to = from; from <= box.right; from = ++to) {
      const isInside = raster[row + from] === wanted;
      while (to < box.right && (raster[row + to + 1] === wanted) === isInside) to++;
      const run = { row, from, to, least: box.left, most: box.right, farthest: isInside ? FAR : cap };
      lowerEnvelope(distances, run, scratch);
      for (let i = from; i <= to; i++) {
        const distance = distances[row + i];
        if (distance >= run.farthest) continue;
        field.values[row + i] = (isInside ? distance : -distance) * frame.step;
        widen(field.spans, j, i);
      }
    }
  }
  return blurred(field, Math.floor(SOFT / frame.step));
}

function widen({ first, last }: Spans, row: number, column: number): void {
  if (column < first[row]) first[row] = column;
  if (column > last[row]) last[row] = column;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
}

/** The nodes of a class and those near enough to matter. */
function boxOf({ columns, rows }: Frame, raster: Uint8Array, wanted: number, cap: number): Box {
  let [left, right, top, foot] = [columns, -1, rows, -1];
  for (let j = 0; j < rows; j++) {
    const row = raster.subarray(j * columns, (j + 1) * columns);
    const first = row.indexOf(wanted);
    if (first < 0) continue;
    left = Math.min(left, first);
    right = Math.max(right, row.lastIndexOf(wanted));
    top = Math.min(top, j);
    foot = j;
  }
  return {
    left: Math.max(0, left - cap),
    right: Math.min(columns - 1, right + cap),
    top: Math.max(0, top - cap),
    foot: Math.min(rows - 1, foot + cap),
  };
}

/** Large arrays are dear to make: one serves every class. */
let away = new Float32Array(0);

/** Distance in nodes from each node to the nearest one of the other kind in its column: inside from outside, outside from inside. */
function verticalDistances(
  { columns }: Frame,
  raster: Uint8Array,
  wanted: number,
  { left, right, top, foot }: Box,
): Float32Array {
  if (away.length < raster.length) away = new Float32Array(raster.length);
  const distance = away;
  for (let j = top; j <= foot; j++)
    for (let node = j * columns + left, end = j * columns + right; node <= end; node++) {
      const like = j > top && (raster[node] === wanted) === (raster[node - columns] === wanted);
      distance[node] = j === top ? FAR : like ? distance[node - columns] + 1 : 1;
    }
  for (let j = foot - 1; j >= top; j--)
    for (let node = j * columns + left, end = j * columns + right; node <= end; node++) {
      const like = (raster[node] === wanted) === (raster[node + columns] === wanted);
      const below = like ? distance[node + columns] + 1 : 1;
      if (below < distance[node]) distance[node] = below;
    }
  return distance;
}

interface EnvelopeScratch {
  readonly squares: Float64Array;
  readonly lowest: Int32Array;
  readonly from: Float64Array;
}

const envelopeScratch = (length: number): EnvelopeScratch => ({
  squares: new Float64Array(length),
  lowest: new Int32Array(length),
  from: new Float64Array(length + 1),
});

/** Nodes of one kind side by side in a row, with one of the other kind before and after unless there the row ends. */
interface Run {
  readonly row: number;
  readonly from: number;
  readonly to: number;
  /** The columns of the row. */
  readonly least: number;
  readonly most: number;
  /** Distances from here up are all the same. */
  readonly farthest: number;
}

/** Replaces the vertical distances of a run by full distances: the lower envelope of one parabola a node. */
function lowerEnvelope(distances: Float32Array, run: Run, { squares, lowest, from }: EnvelopeScratch): void {
  let k = -1;
  for (let q = Math.max(run.least, run.from - 1), end = Math.min(run.most, run.to + 1); q <= end; q++) {
    const distance = q < run.from || q > run.to ? 0 : distances[run.row + q];
    if (distance >= run.farthest) continue;
    const square = distance * distance;
    squares[q] = square;
    let cut = -Infinity;
    while (k >= 0) {
      const p = lowest[k];
      cut = (square + q * q - squares[p] - p * p) / (2 * (q - p));
      if (cut > from[k]) break;
      k--;
      cut = -Infinity;
    }
    k++;
    lowest[k] = q;
    from[k] = cut;
  }
  if (k < 0) return;
  from[k + 1] = Infinity;
  let nearest = 0;
  for (let q = run.from; q <= run.to; q++) {
    while (from[nearest + 1] < q) nearest++;
    const p = lowest[nearest];
    distances[run.row + q] = Math.sqrt((q - p) * (q - p) + squares[p]);
  }
}
