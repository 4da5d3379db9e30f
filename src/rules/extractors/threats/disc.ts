import { createGrid, distance, hexAt, hexAtAxial, hexesWithin, sectorsOf, type Hex } from '../../../hex';
import { inArc } from '../arcs';
import { SECTIONS, VEHICLES, WEAPONS } from '../data';
import { perMap } from '../maps/perMap';
import type { Arc } from '../types';

/** No weapon reaches farther. */
const RADIUS = Math.max(
  ...Object.values(WEAPONS).map(({ maxRange }) => maxRange),
  ...[...Object.values(SECTIONS), ...Object.values(VEHICLES)].map(({ range }) => range),
);

/** A field that holds a whole disc. */
const SPAN = 2 * RADIUS + 1;
const field = createGrid(SPAN, SPAN);
const MIDDLE = hexAt(field, RADIUS + 1, RADIUS + 1)!;
const away = (hex: Hex) => distance(field, MIDDLE, hex);
const around: readonly Hex[] = hexesWithin(field, MIDDLE, RADIUS)
  .filter((hex) => hex !== MIDDLE)
  .sort((a, b) => away(a) - away(b));

/** The places in range of a hex, the hex itself left out, by their number, the nearest first: how many there are, and how far off each is. */
export const PLACES = around.length;
export const RANGES = Uint8Array.from(around, away);

/** How many places are no farther off than that, in hexes, 0 to the farthest range of a weapon. */
export function placesWithin(range: number): number {
  return 3 * range * (range + 1);
}

/** The hex in each place round each hex of a map, index hex × PLACES + place; −1 off the map. */
export const hexesAround = perMap(({ grid }) =>
  Int16Array.from({ length: grid.size * PLACES }, (_, index) => {
    const from = Math.floor(index / PLACES);
    const place = around[index % PLACES];
    const [q, r] = [field.q[place] - field.q[MIDDLE], field.r[place] - field.r[MIDDLE]];
    return hexAtAxial(grid, grid.q[from] + q, grid.r[from] + r) ?? -1;
  }),
);

const ARCS: readonly Arc[] = ['front', 'frontAndFlanks', 'rear', 'rearAndFlanks', 'turret'];

/** The facings, bit by direction, with which a weapon of an arc bears on each place [§6.1, R-05]. */
export const FACINGS_ON = Object.fromEntries(
  ARCS.map((arc) => [
    arc,
    Uint8Array.from(around, (hex) => {
      let facings = 0;
      for (const facing of [0, 1, 2, 3, 4, 5] as const)
        if (inArc(arc, sectorsOf(field, MIDDLE, facing, hex))) facings |= 1 << facing;
      return facings;
    }),
  ]),
) as Readonly<Record<Arc, Uint8Array>>;

export const ANY_FACING = 63;
