import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DIRECTIONS,
  FLANK,
  FRONT,
  REAR,
  allHexes,
  createGrid,
  hexAtAxial,
  hexCentre,
  parseHex,
  sectorsOf,
  turned,
  type Grid,
  type Hex,
} from '.';

const grid = createGrid(24, 27);
const at = (number: string) => parseHex(grid, number)!;
const centre = at('1214');

describe('§6.1, R-05: front 60°, rear 60°, flanks 120° between', () => {
  it.each([
    ['1213', FRONT, 'the hex faced'],
    ['1212', FRONT, 'straight ahead'],
    ['1111', FRONT, 'ahead, inside 30°'],
    ['1113', FRONT | FLANK, 'on the boundary to the left'],
    ['1313', FRONT | FLANK, 'on the boundary to the right'],
    ['1011', FRONT | FLANK, 'further on the boundary'],
    ['1314', FLANK, 'beside, ahead'],
    ['1315', FLANK, 'beside, behind'],
    ['1414', FLANK, 'straight aside'],
    ['1115', FLANK, 'to the left, behind'],
    ['1316', FLANK | REAR, 'on the boundary behind'],
    ['1116', FLANK | REAR, 'on the boundary behind'],
    ['1215', REAR, 'straight behind'],
    ['1117', REAR, 'behind, inside 30°'],
    ['1214', FRONT | FLANK | REAR, 'its own hex'],
  ])('1214 facing north has %s in sectors %i: %s', (number, sectors) => {
    expect(sectorsOf(grid, centre, 0, at(number))).toBe(sectors);
  });

  it('follows the bearing of the hex to half a degree', () => {
    const from = hexCentre(grid, centre, 1);
    for (const facing of DIRECTIONS)
      for (const target of allHexes(grid)) {
        if (target === centre) continue;
        const to = hexCentre(grid, target, 1);
        const bearing = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
        const off = Math.abs(((((bearing - 60 * facing) % 360) + 540) % 360) - 180);
        const expected =
          (off < 30.0001 ? FRONT : 0) |
          (off > 29.9999 && off < 150.0001 ? FLANK : 0) |
          (off > 149.9999 ? REAR : 0);
        expect(sectorsOf(grid, centre, facing, target), `${target} facing ${facing}`).toBe(expected);
      }
  });

  it('turns with the facing', () => {
    const hexes = fc.integer({ min: 0, max: grid.size - 1 }).map((hex) => hex as Hex);
    fc.assert(
      fc.property(hexes, hexes, fc.constantFrom(...DIRECTIONS), (from, to, facing) => {
        const rotated = hexRotated(grid, from, to);
        if (rotated !== undefined)
          expect(sectorsOf(grid, from, turned(facing, 1), rotated)).toBe(sectorsOf(grid, from, facing, to));
      }),
    );
  });

  it('what is in front of one facing is behind the opposite one', () => {
    for (const facing of DIRECTIONS)
      for (const target of allHexes(grid)) {
        const there = sectorsOf(grid, centre, facing, target);
        const opposite = sectorsOf(grid, centre, turned(facing, 3), target);
        expect((opposite & FRONT) !== 0).toBe((there & REAR) !== 0);
        expect(opposite & FLANK).toBe(there & FLANK);
      }
  });
});

/** The hex 60° clockwise round another, if it lies on the map. */
function hexRotated(map: Grid, round: Hex, hex: Hex): Hex | undefined {
  const dq = map.q[hex] - map.q[round];
  const dr = map.r[hex] - map.r[round];
  return hexAtAxial(map, map.q[round] - dr, map.r[round] + dq + dr);
}
