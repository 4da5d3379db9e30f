import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allHexes, createGrid, distance, hexNumber, hexesWithin, parseHex, type Hex } from '.';

const grid = createGrid(24, 27);

describe('hexesWithin', () => {
  it('lists a hex and those round it by their numbers', () => {
    const numbers = (hex: string, radius: number) =>
      hexesWithin(grid, parseHex(grid, hex)!, radius).map((each) => hexNumber(grid, each));
    expect(numbers('0505', 0)).toEqual(['0505']);
    expect(numbers('0505', 1)).toEqual(['0404', '0405', '0504', '0505', '0506', '0604', '0605']);
    expect(numbers('0101', 1)).toEqual(['0101', '0102', '0201']);
  });

  it('holds exactly the hexes at most so far away', () => {
    const someHex = fc.integer({ min: 0, max: grid.size - 1 }).map((hex) => hex as Hex);
    fc.assert(
      fc.property(someHex, fc.integer({ min: 0, max: 40 }), (hex, radius) => {
        const near = allHexes(grid).filter((other) => distance(grid, hex, other) <= radius);
        expect(hexesWithin(grid, hex, radius)).toEqual(near);
      }),
      { numRuns: 60 },
    );
  });
});
