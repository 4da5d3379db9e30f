import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGrid, crossings, hexNumber, isObstructed, parseHex, type Crossing, type Hex } from '.';

const grid = createGrid(24, 27);
const at = (number: string) => parseHex(grid, number)!;
const someHex = fc.integer({ min: 0, max: grid.size - 1 }).map((hex) => hex as Hex);
const met = (from: string, to: string) => crossings(grid, at(from), at(to)).map(written).join(' ');

describe('§7.2: what a line from centre to centre meets', () => {
  it.each([
    ['0505', '0505', '', 'the same hex'],
    ['0505', '0605', '', 'adjacent hexes'],
    ['0505', '0501', '0504 0503 0502', 'straight up a column'],
    ['0505', '0506', '', 'straight down'],
    ['1204', '1504', '1304 1404', 'through sides'],
    ['0505', '0608', '0506 0606 0507 0607', 'a shallow cut of a hex counts'],
    ['0805', '0509', '0706 0707 0607 0608', 'the other way, too'],
  ])('%s to %s: [%s] (%s)', (from, to, expected) => expect(met(from, to)).toBe(expected));

  it.each([
    ['0505', '0705', '0604|0605'],
    ['0505', '0905', '0604|0605 0705 0804|0805'],
    ['0905', '0505', '0805|0804 0705 0605|0604'],
    ['0505', '0606', '0605|0506'],
    ['0505', '0603', '0504|0604'],
    ['0505', '0403', '0404|0504'],
    ['0505', '0406', '0506|0405'],
    ['0505', '0305', '0405|0404'],
  ])('R-11: along a side it names the hexes to its left and right: %s to %s: %s', (from, to, expected) => {
    expect(met(from, to)).toBe(expected);
  });

  it.each([
    ['0101', '0301', '-|0201'],
    ['0301', '0101', '0201|-'],
    ['0127', '0227', ''],
    ['0227', '0627', '0327|- 0427 0527|-'],
    ['0110', '0112', '0111'],
    ['0101', '0202', '0201|0102'],
  ])('R-11: off the map is null: %s to %s: [%s]', (from, to, expected) => {
    expect(met(from, to)).toBe(expected);
  });

  it('is the same line backwards', () => {
    fc.assert(
      fc.property(someHex, someHex, (a, b) => {
        expect(crossings(grid, b, a).map(turnedRound)).toEqual([...crossings(grid, a, b)].reverse());
      }),
    );
  });
});

describe('isObstructed', () => {
  it('says what a walk over the crossings says', () => {
    const obstacles = fc.uint8Array({ minLength: grid.size, maxLength: grid.size, max: 1 });
    fc.assert(
      fc.property(obstacles, fc.array(fc.tuple(someHex, someHex), { minLength: 40 }), (blocking, pairs) => {
        for (const [a, b] of pairs)
          expect(isObstructed(grid, blocking, a, b)).toBe(
            crossings(grid, a, b).some((crossing) =>
              crossing.kind === 'hex'
                ? blocking[crossing.hex] === 1
                : crossing.sides.every((side) => side === null || blocking[side] === 1),
            ),
          );
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    ['0101', '0501', '', false],
    ['0101', '0501', '0101 0102 0202 0302 0402 0501', false],
    ['0101', '0501', '0201', true],
    ['0101', '0501', '0301', true],
    ['0101', '0501', '0401', true],
    ['0501', '0101', '', false],
    ['0501', '0101', '0301', true],
    ['0501', '0101', '0201', true],
    ['0227', '0627', '', false],
    ['0227', '0627', '0226 0326 0426 0526 0626', false],
    ['0227', '0627', '0327', true],
    ['0227', '0627', '0427', true],
    ['0227', '0627', '0527', true],
    ['0627', '0227', '', false],
    ['0627', '0227', '0427', true],
    ['0627', '0227', '0327', true],
  ])(
    'R-11: along the edge, where off the map counts as one: %s to %s by [%s]: %s',
    (from, to, by, expected) => {
      const obstacles = new Uint8Array(grid.size);
      for (const number of by.split(' ').filter(Boolean)) obstacles[at(number)] = 1;
      expect(isObstructed(grid, obstacles, at(from), at(to))).toBe(expected);
    },
  );

  it('never by the two ends', () => {
    const everywhere = new Uint8Array(grid.size).fill(1);
    expect(isObstructed(grid, everywhere, at('0505'), at('0505'))).toBe(false);
    expect(isObstructed(grid, everywhere, at('0505'), at('0504'))).toBe(false);
    expect(isObstructed(grid, everywhere, at('0505'), at('0503'))).toBe(true);
  });
});

function written(crossing: Crossing): string {
  if (crossing.kind === 'hex') return hexNumber(grid, crossing.hex);
  return crossing.sides.map((side) => (side === null ? '-' : hexNumber(grid, side))).join('|');
}

function turnedRound(crossing: Crossing): Crossing {
  return crossing.kind === 'hex'
    ? crossing
    : { kind: 'hexside', sides: [crossing.sides[1], crossing.sides[0]] };
}
