import { blurred, emptyField, type Field, type Frame } from './field';

const FAR = 1e4;

/**
 * Signed distance in world units to the border of one class of a raster: positive inside. Exact
 * (Felzenszwalb and Huttenlocher), then softened so that its level sets have no stairs.
 */
export function signedDistance(frame: Frame, raster: Uint8Array, wanted: number): Field {
  const inside = distances(frame, raster, (value) => value !== wanted);
  const outside = distances(frame, raster, (value) => value === wanted);
  const field = emptyField(frame);
  for (let node = 0; node < raster.length; node++)
    field.values[node] = (inside[node] - outside[node]) * frame.step;
  return blurred(field, 2);
}

/** Distance in nodes from each node to the nearest one that counts as a seed. */
function distances(frame: Frame, raster: Uint8Array, isSeed: (value: number) => boolean): Float32Array {
  const { columns, rows } = frame;
  const seed = Uint8Array.from({ length: 256 }, (_, value) => (isSeed(value) ? 1 : 0));
  const vertical = verticalDistances(frame, raster, seed);
  const rowScratch = envelopeScratch(columns);
  for (let j = 0; j < rows; j++) lowerEnvelope(vertical, j * columns, columns, rowScratch);
  return vertical;
}

function verticalDistances({ columns, rows }: Frame, raster: Uint8Array, seed: Uint8Array): Float32Array {
  const distance = new Float32Array(columns * rows);
  for (let node = 0; node < columns; node++) distance[node] = seed[raster[node]] ? 0 : FAR;
  for (let node = columns; node < distance.length; node++)
    distance[node] = seed[raster[node]] ? 0 : distance[node - columns] + 1;
  for (let node = distance.length - columns - 1; node >= 0; node--)
    if (distance[node + columns] + 1 < distance[node]) distance[node] = distance[node + columns] + 1;
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

/** Replaces a row of vertical distances by full distances: the lower envelope of one parabola a node. */
function lowerEnvelope(row: Float32Array, start: number, length: number, scratch: EnvelopeScratch): void {
  const { squares, lowest, from } = scratch;
  let k = -1;
  for (let q = 0; q < length; q++) {
    const distance = row[start + q];
    if (distance >= FAR) continue;
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
  for (let q = 0; q < length; q++) {
    while (from[nearest + 1] < q) nearest++;
    const p = lowest[nearest];
    row[start + q] = Math.sqrt((q - p) * (q - p) + squares[p]);
  }
}
