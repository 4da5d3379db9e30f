import type { Hex } from '../../../hex';
import { hexOf } from '../../printed';
import type { GameMap } from '../types';
import { buildMap } from './build';
import { COLUMNS, GUN_PITS, OBJECTIVES, ROADS, ROWS, TERRAIN, TRENCHES, WIRE } from './valley-data';

/** The valley between Brannoch and Saltmere †: home zones in rows 01–06 and 13–18, No-Man's-Land between [§2, E-11]. */
export const valley: GameMap = buildMap({
  name: 'valley',
  columns: COLUMNS,
  rows: ROWS,
  terrain: TERRAIN,
  wire: WIRE,
  gunPits: GUN_PITS,
  trenches: TRENCHES,
  roads: ROADS,
  objectives: OBJECTIVES,
});

/** The hex of a printed number in the valley. Throws RangeError if there is none. */
export function at(number: string): Hex {
  return hexOf(valley.grid, number);
}
