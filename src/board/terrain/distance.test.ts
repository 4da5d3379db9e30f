import { expect, it } from 'vitest';
import { signedDistance } from './distance';
import { createFrame, sample } from './field';
import { sequence } from './noise';

const frame = createFrame({ x: 0, y: 0, width: 78, height: 58 }, 2);

/** Distance to the nearest node of the other kind, the slow and certain way. */
function slowDistance(raster: Uint8Array, node: number): number {
  const { columns } = frame;
  let least = Infinity;
  raster.forEach((value, other) => {
    if (value === raster[node]) return;
    const dx = (other % columns) - (node % columns);
    const dy = Math.floor(other / columns) - Math.floor(node / columns);
    least = Math.min(least, Math.hypot(dx, dy));
  });
  return least * frame.step;
}

it('measures the distance to the border, positive inside and negative outside', () => {
  const raster = Uint8Array.from({ length: frame.columns * frame.rows }, (_, node) =>
    Math.hypot((node % frame.columns) - 20, Math.floor(node / frame.columns) - 15) < 9 ? 3 : 0,
  );
  const field = signedDistance(frame, raster, 3);
  for (const [x, y] of [
    [40, 42],
    [28, 30],
    [10, 30],
    [60, 10],
  ]) {
    const node = (y / 2) * frame.columns + x / 2;
    const expected = slowDistance(raster, node) * (raster[node] === 3 ? 1 : -1);
    expect(Math.abs(sample(field, x, y) - expected)).toBeLessThan(1.5);
  }
});

it('agrees in sign with a ragged raster away from its border', () => {
  const random = sequence(4);
  const blocks = Array.from({ length: 20 }, () => (random() < 0.5 ? 1 : 0));
  const raster = Uint8Array.from({ length: frame.columns * frame.rows }, (_, node) => {
    const column = Math.floor((node % frame.columns) / 8);
    return blocks[column + 5 * Math.floor(Math.floor(node / frame.columns) / 8)] ?? 0;
  });
  const { values } = signedDistance(frame, raster, 1);
  raster.forEach((value, node) => {
    if (slowDistance(raster, node) > 6) expect(values[node] > 0).toBe(value === 1);
  });
});
