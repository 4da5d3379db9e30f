import { sample, type Field } from './field';
import { noise, sequence } from './noise';

export interface ScatterOptions {
  readonly step: number;
  readonly seed: number;
  /** Only where the field exceeds this. */
  readonly above: number;
  readonly below?: number;
}

/** Visits the points of a jittered lattice inside a band of a field; `chance` is a number from 0 to 1. */
export function scatter(
  field: Field,
  { step, seed, above, below = Infinity }: ScatterOptions,
  visit: (x: number, y: number, inside: number, chance: number) => void,
): void {
  const { frame } = field;
  const random = sequence(seed);
  const right = frame.x + (frame.columns - 1) * frame.step;
  const foot = frame.y + (frame.rows - 1) * frame.step;
  let odd = false;
  for (let y = frame.y; y < foot; y += step * 0.87, odd = !odd)
    for (let x = frame.x + (odd ? step / 2 : 0); x < right; x += step) {
      const px = x + (random() - 0.5) * step * 0.7;
      const py = y + (random() - 0.5) * step * 0.6;
      const chance = random();
      const inside = sample(field, px, py);
      if (inside > above && inside < below) visit(px, py, inside, chance);
    }
}

/** A number from about 0 to 1 that depends on the place alone. */
export const placeChance = (x: number, y: number, seed: number) => (noise(x * 3.1, y * 2.7, seed) + 1) / 2;
