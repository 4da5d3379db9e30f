import type { Rect } from './geometry';

/** One number per node of a square grid over the sheet. */
export interface Field {
  readonly frame: Frame;
  readonly values: Float32Array;
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

export function emptyField(frame: Frame): Field {
  return { frame, values: new Float32Array(frame.columns * frame.rows) };
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
  const { frame, values } = region;
  const field = emptyField(frame);
  let node = 0;
  for (let j = 0; j < frame.rows; j++) {
    const y = frame.y + j * frame.step;
    for (let i = 0; i < frame.columns; i++, node++) {
      const inside = values[node];
      field.values[node] = inside > above ? value(inside, node, frame.x + i * frame.step, y) : outside;
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
  const { frame, values } = height;
  const { columns, rows, step } = frame;
  const light = emptyField(frame);
  const scale = Math.SQRT1_2 / (2 * step);
  for (let j = 1; j < rows - 1; j++)
    for (let node = j * columns + 1, end = (j + 1) * columns - 1; node < end; node++)
      light.values[node] =
        (values[node + 1] - values[node - 1] + values[node + columns] - values[node - columns]) * scale;
  return light;
}

/** Three box blurs, close to a Gaussian; `reach` in nodes. */
export function blurred(field: Field, reach: number): Field {
  const { frame } = field;
  const values = Float32Array.from(field.values);
  const spare = new Float32Array(values.length);
  for (let pass = 0; pass < 3; pass++) {
    blurRows(values, spare, frame, reach);
    blurColumns(spare, values, frame, reach);
  }
  return { frame, values };
}

function blurRows(from: Float32Array, to: Float32Array, { columns, rows }: Frame, reach: number): void {
  const share = 1 / (2 * reach + 1);
  for (let j = 0; j < rows; j++) {
    const first = j * columns;
    const last = first + columns - 1;
    let sum = from[first] * (reach + 1);
    for (let i = 1; i <= reach; i++) sum += from[first + i];
    for (let node = first; node <= last; node++) {
      to[node] = sum * share;
      const enter = node + reach + 1;
      const leave = node - reach;
      sum += from[enter > last ? last : enter] - from[leave < first ? first : leave];
    }
  }
}

/** Row by row with a running sum for each column, so that memory is read in order. */
function blurColumns(from: Float32Array, to: Float32Array, { columns, rows }: Frame, reach: number): void {
  const share = 1 / (2 * reach + 1);
  const sums = new Float64Array(columns);
  for (let i = 0; i < columns; i++) {
    sums[i] = from[i] * (reach + 1);
    for (let j = 1; j <= reach; j++) sums[i] += from[j * columns + i];
  }
  for (let j = 0; j < rows; j++) {
    const here = j * columns;
    const enter = Math.min(rows - 1, j + reach + 1) * columns;
    const leave = Math.max(0, j - reach) * columns;
    for (let i = 0; i < columns; i++) {
      to[here + i] = sums[i] * share;
      sums[i] += from[enter + i] - from[leave + i];
    }
  }
}
