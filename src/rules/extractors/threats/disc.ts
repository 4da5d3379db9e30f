import { distance, hexesWithin, hexAtAxial, type Hex } from '../../../hex';
import { inArc } from '../arcs';
import { SECTIONS, VEHICLES, WEAPONS } from '../data';
import { at, doriana } from '../maps/doriana';
import type { Arc } from '../types';

const { grid } = doriana;

/** No weapon reaches farther. */
const RADIUS = Math.max(
  ...Object.values(WEAPONS).map(({ maxRange }) => maxRange),
  ...[...Object.values(SECTIONS), ...Object.values(VEHICLES)].map(({ range }) => range),
);

/** A hex with all hexes in range round it on the map. */
const MIDDLE = at('1214');
const around: readonly Hex[] = hexesWithin(grid, MIDDLE, RADIUS).filter((hex) => hex !== MIDDLE);

/** The places in range of a hex, the hex itself left out, by their number: how many there are, and how far off each is. */
export const PLACES = around.length;
export const RANGES = Uint8Array.from(around, (hex) => distance(grid, MIDDLE, hex));

/** The hex in each place round each hex, index hex × PLACES + place; −1 off the map. */
export const HEX_AT = Int16Array.from({ length: grid.size * PLACES }, (_, index) => {
  const from = Math.floor(index / PLACES);
  const place = around[index % PLACES];
  return (
    hexAtAxial(
      grid,
      grid.q[from] + grid.q[place] - grid.q[MIDDLE],
      grid.r[from] + grid.r[place] - grid.r[MIDDLE],
    ) ?? -1
  );
});

const ARCS: readonly Arc[] = ['front', 'frontAndFlanks', 'rear', 'rearAndFlanks', 'turret'];

/** The facings, bit by direction, with which a weapon of an arc bears on each place [§6.1, R-05]. */
export const FACINGS_ON = Object.fromEntries(
  ARCS.map((arc) => [
    arc,
    Uint8Array.from(around, (hex) => {
      let facings = 0;
      for (const facing of [0, 1, 2, 3, 4, 5] as const)
        if (inArc(arc, MIDDLE, facing, hex)) facings |= 1 << facing;
      return facings;
    }),
  ]),
) as Readonly<Record<Arc, Uint8Array>>;

export const ANY_FACING = 63;
