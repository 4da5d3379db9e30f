import { describe, expect, it } from 'vitest';
import {
  DIRECTIONS,
  DIRECTION_NAMES,
  allHexes,
  createGrid,
  edgesAt,
  edgesBeyond,
  neighbour,
  parseHex,
  type Direction,
  type Edge,
} from '.';

const grid = createGrid(24, 27);
const at = (number: string) => parseHex(grid, number)!;

describe('§1, §6.3.5: the edge a step off the map crosses', () => {
  it.each<[string, string, readonly Edge[]]>([
    ['0501', 'N', ['north']],
    ['0501', 'NE', ['north']],
    ['0501', 'NW', ['north']],
    ['0601', 'N', ['north']],
    ['0627', 'S', ['south']],
    ['0627', 'SE', ['south']],
    ['0627', 'SW', ['south']],
    ['0527', 'S', ['south']],
    ['0110', 'NW', ['west']],
    ['0110', 'SW', ['west']],
    ['2410', 'NE', ['east']],
    ['2410', 'SE', ['east']],
  ])('from %s %s: %j', (number, direction, edges) => {
    expect(edgesBeyond(grid, at(number), named(direction))).toEqual(edges);
  });

  it.each<[string, string, readonly Edge[]]>([
    ['0101', 'N', ['north']],
    ['0101', 'NE', ['north']],
    ['0101', 'NW', ['north', 'west']],
    ['0101', 'SW', ['west']],
    ['0127', 'NW', ['west']],
    ['0127', 'SW', ['west']],
    ['0127', 'S', ['south']],
    ['2401', 'N', ['north']],
    ['2401', 'NE', ['east']],
    ['2401', 'SE', ['east']],
    ['2427', 'NE', ['east']],
    ['2427', 'SE', ['east', 'south']],
    ['2427', 'S', ['south']],
    ['2427', 'SW', ['south']],
  ])('R-13: at a corner the space beyond decides: from %s %s %j', (number, direction, edges) => {
    expect(edgesBeyond(grid, at(number), named(direction))).toEqual(edges);
  });

  it('a step crosses an edge if and only if it leaves the map', () => {
    for (const hex of allHexes(grid))
      for (const direction of DIRECTIONS)
        expect(edgesBeyond(grid, hex, direction).length > 0).toBe(
          neighbour(grid, hex, direction) === undefined,
        );
  });

  it('a hex lies on the edges that its steps off the map cross', () => {
    for (const hex of allHexes(grid)) {
      const crossed = new Set(DIRECTIONS.flatMap((direction) => edgesBeyond(grid, hex, direction)));
      expect(new Set(edgesAt(grid, hex))).toEqual(crossed);
    }
  });
});

function named(name: string): Direction {
  return DIRECTION_NAMES.findIndex((direction) => direction === name) as Direction;
}
