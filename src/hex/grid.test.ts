import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DIRECTIONS,
  DIRECTION_NAMES,
  allHexes,
  columnOf,
  createGrid,
  directionTo,
  distance,
  hexAt,
  hexAtAxial,
  hexNumber,
  neighbour,
  parseHex,
  rowOf,
  turnBetween,
  turned,
  type Direction,
  type Hex,
} from '.';

const grid = createGrid(24, 27);
const at = (number: string) => parseHex(grid, number)!;
const someHex = fc.integer({ min: 0, max: grid.size - 1 }).map((hex) => hex as Hex);
const someDirection = fc.constantFrom(...DIRECTIONS);

describe('§1: hexes are numbered CCRR from 0101 at the top left', () => {
  it('numbers 648 hexes, each by its own number', () => {
    const numbers = allHexes(grid).map((hex) => hexNumber(grid, hex));
    expect(numbers.slice(0, 2)).toEqual(['0101', '0102']);
    expect(numbers.at(-1)).toBe('2427');
    expect(new Set(numbers).size).toBe(648);
    for (const hex of allHexes(grid)) {
      expect(at(hexNumber(grid, hex))).toBe(hex);
      expect(hexAt(grid, columnOf(grid, hex), rowOf(grid, hex))).toBe(hex);
      expect(hexAtAxial(grid, grid.q[hex], grid.r[hex])).toBe(hex);
    }
  });

  it.each(['0001', '0100', '2501', '0128', '9999', '101', '01011', 'O101', '-101', '1.01', ''])(
    'knows no hex %j',
    (number) => expect(parseHex(grid, number)).toBeUndefined(),
  );
});

describe('§1: even columns sit half a hex lower', () => {
  it.each([
    ['0505', ['0504', '0604', '0605', '0506', '0405', '0404']],
    ['0605', ['0604', '0705', '0706', '0606', '0506', '0505']],
    ['0101', [undefined, undefined, '0201', '0102', undefined, undefined]],
    ['2427', ['2426', undefined, undefined, undefined, undefined, '2327']],
    ['0127', ['0126', '0226', '0227', undefined, undefined, undefined]],
    ['2401', [undefined, undefined, undefined, '2402', '2302', '2301']],
  ])(`the neighbours of %s by ${DIRECTION_NAMES.join(' ')} are %j`, (number, expected) => {
    const found = DIRECTIONS.map((direction) => neighbour(grid, at(number), direction));
    expect(found.map((hex) => hex && hexNumber(grid, hex))).toEqual(expected);
  });

  it('there is a way back from every neighbour', () => {
    fc.assert(
      fc.property(someHex, someDirection, (hex, direction) => {
        const next = neighbour(grid, hex, direction);
        if (next === undefined) return;
        expect(neighbour(grid, next, turned(direction, 3))).toBe(hex);
        expect(directionTo(grid, hex, next)).toBe(direction);
        expect(distance(grid, hex, next)).toBe(1);
      }),
    );
  });

  it('hexes that are not adjacent have no direction', () => {
    expect(directionTo(grid, at('0505'), at('0505'))).toBeUndefined();
    expect(directionTo(grid, at('0505'), at('0507'))).toBeUndefined();
    expect(directionTo(grid, at('0127'), at('0201'))).toBeUndefined();
  });
});

describe('§1: range is the least number of hexsides crossed', () => {
  it.each([
    ['0101', '0101', 0],
    ['0101', '0201', 1],
    ['0505', '0506', 1],
    ['0101', '0127', 26],
    ['0101', '2401', 23],
    ['0101', '2427', 38],
    ['1215', '1411', 5],
    ['1215', '0915', 3],
  ])('%s to %s is %i', (from, to, range) => expect(distance(grid, at(from), at(to))).toBe(range));

  it('is the number of steps a search over neighbours needs', () => {
    for (const start of ['0101', '2427', '1214', '1315'].map(at)) {
      const steps = new Map<Hex, number>([[start, 0]]);
      for (const [hex, far] of steps)
        for (const direction of DIRECTIONS) {
          const next = neighbour(grid, hex, direction);
          if (next !== undefined && !steps.has(next)) steps.set(next, far + 1);
        }
      for (const hex of allHexes(grid)) expect(distance(grid, start, hex)).toBe(steps.get(hex));
    }
  });

  it('is a metric', () => {
    fc.assert(
      fc.property(someHex, someHex, someHex, (a, b, c) => {
        expect(distance(grid, a, b) === 0).toBe(a === b);
        expect(distance(grid, a, b)).toBe(distance(grid, b, a));
        expect(distance(grid, a, c)).toBeLessThanOrEqual(distance(grid, a, b) + distance(grid, b, c));
      }),
    );
  });
});

describe('§1: six directions', () => {
  it('six turns of 60° are none', () => {
    fc.assert(
      fc.property(someDirection, fc.integer({ min: -20, max: 20 }), (direction, sixths) => {
        expect(turned(direction, sixths + 6)).toBe(turned(direction, sixths));
        expect(turned(turned(direction, sixths), -sixths)).toBe(direction);
        expect(turnBetween(direction, turned(direction, sixths))).toBe(turnBetween(0, turned(0, sixths)));
      }),
    );
  });

  it('six steps round a hex lead back', () => {
    for (const start of DIRECTIONS) {
      let hex = at('1214');
      for (let i = 0; i < 6; i++) hex = neighbour(grid, hex, turned(start, i))!;
      expect(hex).toBe(at('1214'));
    }
  });

  it.each<[Direction, Direction, number]>([
    [0, 0, 0],
    [0, 1, 1],
    [5, 0, 1],
    [1, 5, 2],
    [0, 3, 3],
    [4, 1, 3],
  ])('between %i and %i lie %i turns of 60°', (a, b, sixths) => {
    expect(turnBetween(a, b)).toBe(sixths);
    expect(turnBetween(b, a)).toBe(sixths);
  });
});
