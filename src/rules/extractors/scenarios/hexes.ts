import { allHexes, columnOf, distance, rowOf, type Hex } from '../../../hex';
import { at, doriana } from '../maps/doriana';

const { grid, terrain } = doriana;

/** The hexes of the printed rows, both included. */
export function rows(from: number, to: number): readonly Hex[] {
  return allHexes(grid).filter((hex) => rowOf(grid, hex) >= from && rowOf(grid, hex) <= to);
}

/** The hexes of a printed row: the north edge is row 1, the south edge row 27 [§1]. */
export function row(number: number): readonly Hex[] {
  return rows(number, number);
}

/** The hexes of a printed column: the west edge is column 1, the east edge column 24 [§1]. */
export function column(number: number): readonly Hex[] {
  return allHexes(grid).filter((hex) => columnOf(grid, hex) === number);
}

/** The hexes at most so far from a printed hex. */
export function within(radius: number, number: string): readonly Hex[] {
  return allHexes(grid).filter((hex) => distance(grid, hex, at(number)) <= radius);
}

/** The rough massif centred on 1215 [§1, §9.5]. */
export const MASSIF_CENTRE = at('1215');
export const MASSIF: readonly Hex[] = within(2, '1215').filter((hex) => terrain[hex] === 'rough');
