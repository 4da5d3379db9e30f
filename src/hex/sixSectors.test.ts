import { describe, expect, it } from 'vitest';
import {
  DIRECTIONS,
  FLANK,
  FRONT,
  REAR,
  allHexes,
  createGrid,
  hexCentre,
  parseHex,
  sectorsOf,
  sixSectorsOf,
  turned,
} from '.';

const grid = createGrid(24, 18);
const at = (number: string) => parseHex(grid, number)!;
const centre = at('1210');

describe('the six sectors about the hexsides', () => {
  it.each([
    ['1209', [0], 'the hex faced'],
    ['1207', [0], 'straight ahead'],
    ['1309', [0, 1], 'on the boundary to the right, distance 2'],
    ['1310', [1], 'the next hexside clockwise'],
    ['1311', [2], 'behind it'],
    ['1410', [1, 2], 'straight aside: between front-side and back-side'],
    ['1211', [3], 'the hex behind'],
    ['1111', [4], 'to the left, behind'],
    ['1110', [5], 'to the left, ahead'],
    ['1109', [0, 5], 'on the boundary to the left'],
    ['1210', [0, 1, 2, 3, 4, 5], 'its own hex'],
  ])('1210 facing north has %s in sectors %j: %s', (number, sectors) => {
    expect(sixSectorsOf(grid, centre, 0, at(number))).toEqual(sectors);
  });

  it('follow the bearing of the hex to half a degree', () => {
    const from = hexCentre(grid, centre, 1);
    for (const target of allHexes(grid)) {
      if (target === centre) continue;
      const to = hexCentre(grid, target, 1);
      const bearing = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
      for (const facing of DIRECTIONS) {
        const off = (sector: number) =>
          Math.abs(((((bearing - 60 * (facing + sector)) % 360) + 540) % 360) - 180);
        const expected = [0, 1, 2, 3, 4, 5].filter((sector) => off(sector) < 30.0001);
        expect(sixSectorsOf(grid, centre, facing, target), `${target} facing ${facing}`).toEqual(expected);
      }
    }
  });

  it('make front, flank and rear', () => {
    for (const facing of DIRECTIONS)
      for (const target of allHexes(grid)) {
        const six = sixSectorsOf(grid, centre, facing, target);
        const flank = six.some((sector) => sector % 3 !== 0) ? FLANK : 0;
        const three = (six.includes(0) ? FRONT : 0) | flank | (six.includes(3) ? REAR : 0);
        expect(three).toBe(sectorsOf(grid, centre, facing, target));
      }
  });

  it('turn with the facing', () => {
    for (const target of allHexes(grid))
      expect(
        sixSectorsOf(grid, centre, turned(2, 1), target)
          .map((sector) => (sector + 1) % 6)
          .sort(),
      ).toEqual([...sixSectorsOf(grid, centre, 2, target)].sort());
  });
});
