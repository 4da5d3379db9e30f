import { expect, it } from 'vitest';
import { levelFor } from './detail';

it.each([1, 1.5, 3])(
  'suits its detail to the zoom, at %i pixels a pixel as on an ordinary screen',
  (ratio) => {
    const denser = ratio / Math.min(1.5, ratio);
    expect([0.3, 1, 2.5].map((zoom) => levelFor(zoom / denser, ratio))).toEqual([0, 1, 2]);
  },
);
