import type { Rect } from './geometry';

/** One number per node of a square grid over the sheet. */
export interface Field {
  readonly frame: Frame;
  readonly values: Float32Array;
  /** Most terrains cover little of a map: what lies beyond their spans is never looked at. */
  readonly spans: Spans;
}

/**
 * The first and last column of each row beyond which a field is the same everywhere and below every level asked of
 * it, with room to spare for a blur; none: last < first.
 */
export interface Spans {
  readonly first: Int32Array;
  readonly last: Int32Array;
}

/** Where the nodes lie: node (i, j) at (x + i × step, y + j × step). */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
}

export function createFrame(rect: Rect, step: number): Frame {
  const columns = Math.ceil(rect.width / step) + 1;
  return { x: rect.x, y: rect.y, step, columns, rows: Math.ceil(rect.height / step) + 1 };
}

export function emptyField(frame: Frame, spans: Spans = allOf(frame)): Field {
  return { frame, values: new Float32Array(frame.columns * frame.rows), spans };
}

function allOf({ columns, rows }: Frame): Spans {
  return { first: new Int32Array(rows), last: new Int32Array(rows).fill(columns - 1) };
}

export function noSpans({ columns, rows }: Frame): Spans {
  return { first: new Int32Array(rows).fill(columns), last: new Int32Array(rows).fill(-1) };
}

/** The field of a terrain that the map has none of. */
export function nowhere(frame: Frame): Field {
  const field = emptyField(frame, noSpans(frame));
  field.values.fill(-1000);
  return field;
}

/** A field from a function of the world position. */
export function fieldOf(frame: Frame, value: (x: number, y: number, node: number) => number): Field {
  const field = emptyField(frame);
  let node = 0;
  for (let j = 0; j < frame.rows; j++) {
    const y = frame.y + j * frame.step;
    for (let i = 0; i < frame.columns; i++, node++)
      field.values[node] = value(frame.x + i * frame.step, y, node);
  }
  return field;
}

/**
 * A field derived from `source` where `region` exceeds `above`, and `outside` elsewhere: noise is
 * evaluated only where it can show.
 */
export function derived(
  region: Field,
  { above, outside }: { above: number; outside: number },
  value: (inside: number, node: number, x: number, y: number) => number,
): Field {
  const { frame, values, spans } = region;
  const field = emptyField(frame, spans);
  if (outside !== 0) field.values.fill(outside);
  const { first, last } = spans;
  for (let j = 0; j < frame.rows; j++) {
    const y = frame.y + j * frame.step;
    for (let i = first[j], node = j * frame.columns + i; i <= last[j]; i++, node++) {
      const inside = values[node];
      if (inside > above) field.values[node] = value(inside, node, frame.x + i * frame.step, y);
    }
  }
  return field;
}

/** Value between the nodes, bilinear; the border value continues outside. */
export function sample(field: Field, x: number, y: number): number {
  const { frame, values } = field;
  let u = (x - frame.x) / frame.step;
  let v = (y - frame.y) / frame.step;
  u = u < 0 ? 0 : u > frame.columns - 1.001 ? frame.columns - 1.001 : u;
  v = v < 0 ? 0 : v > frame.rows - 1.001 ? frame.rows - 1.001 : v;
  const i = u | 0;
  const j = v | 0;
  const a = u - i;
  const b = v - j;
  const node = j * frame.columns + i;
  const below = node + frame.columns;
  return (
    (values[node] * (1 - a) + values[node + 1] * a) * (1 - b) +
    (values[below] * (1 - a) + values[below + 1] * a) * b
  );
}

export const slopeX = (field: Field, x: number, y: number, reach = 2.5) =>
  (sample(field, x + reach, y) - sample(field, x - reach, y)) / (2 * reach);

export const slopeY = (field: Field, x: number, y: number, reach = 2.5) =>
  (sample(field, x, y + reach) - sample(field, x, y - reach)) / (2 * reach);

/** Light on a surface from the north-west: positive on faces that look north-west, negative in shadow. */
export function lightOn(height: Field): Field {
  const { frame, values, spans } = height;
  const { columns, rows, step } = frame;
  const light = emptyField(frame, spans);
  const { first, last } = spans;
  const scale = Math.SQRT1_2 / (2 * step);
  for (let j = 1; j < rows - 1; j++) {
    const end = j * columns + Math.min(columns - 2, last[j]);
    for (let node = j * columns + Math.max(1, first[j]); node <= end; node++)
      light.values[node] =
        (values[node + 1] - values[node - 1] + values[node + columns] - values[node - columns]) * scale;
  }
  return light;
}

/** Three box blurs, close to a Gaussian; `reach` in nodes. Beyond the spans of the field nothing changes. */
export function blurred(field: Field, reach: number): Field {
  const { frame, spans: where } = field;
  const values = field.values.slice();
  if (spare.length < values.length) spare = new Float32Array(values.length);
  spare.set(values);
  for (let pass = 0; pass < 3; pass++) {
    blurRows({ from: values, to: spare, frame, where }, reach);
    blurColumns({ from: spare, to: values, frame, where }, reach);
  }
  return { frame, values, spans: where };
}

/** Large arrays are dear to make: one serves every blur. */
let spare = new Float32Array(0);

interface Blur {
  readonly from: Float32Array;
  readonly to: Float32Array;
  readonly frame: Frame;
  readonly where: Spans;
}

/** With a running sum. */
function blurRows({ from, to, frame: { columns, rows }, where }: Blur, reach: number): void {
  const share = 1 / (2 * reach + 1);
  for (let j = 0; j < rows; j++) {
    const start = j * columns;
    const end = start + columns - 1;
    const first = start + where.first[j];
    const last = start + where.last[j];
    const at = (node: number) => from[node < start ? start : node > end ? end : node];
    let sum = 0;
    for (let node = first - reach; node <= first + reach; node++) sum += at(node);
    for (let node = first; node <= last; node++) {
      to[node] = sum * share;
      sum += at(node + reach + 1) - at(node - reach);
    }
  }
}

/** Row by row, so that memory is read in order. */
function blurColumns({ from, to, frame: { columns, rows }, where }: Blur, reach: number): void {
  const share = 1 / (2 * reach + 1);
  const sums = new Float64Array(columns);
  for (let j = 0; j < rows; j++) {
    const first = where.first[j];
    const last = where.last[j];
    if (last < first) continue;
    sums.fill(0, first, last + 1);
    for (let k = j - reach; k <= j + reach; k++) {
      const row = Math.min(rows - 1, Math.max(0, k)) * columns;
      for (let i = first; i <= last; i++) sums[i] += from[row + i];
    }
    for (let i = first; i <= last; i++) to[j * columns + i] = sums[i] * share;
  }
}
