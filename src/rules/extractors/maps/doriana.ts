import type { Hex } from '../../../hex';
import type { GameMap } from '../types';
import { hexOf } from '../../printed';
import { buildMap } from './build';
import { DORIANA_COLUMNS, DORIANA_FLUX, DORIANA_ROADS, DORIANA_ROWS, DORIANA_TERRAIN } from './doriana-data';

/** The map of Doriana-5. */
export const doriana: GameMap = buildMap({
  columns: DORIANA_COLUMNS,
  rows: DORIANA_ROWS,
  terrain: DORIANA_TERRAIN,
  flux: DORIANA_FLUX,
  roads: DORIANA_ROADS,
});

/** The hex of a printed number on this map. Throws RangeError if there is none. */
export function at(number: string): Hex {
  return hexOf(doriana.grid, number);
}
