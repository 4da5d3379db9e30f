import { describe, expect, it, test } from 'vitest';
import { allHexes, hexNumber, parseHex } from '../../hex';
import { buildMap, type PrintedMap } from './maps/build';
import { at, valley } from './maps/valley';
import { canSee, lineOfSight } from './sight';
import type { Terrain } from './types';

const BARE: PrintedMap = {
  name: 'bare',
  columns: 9,
  rows: 9,
  terrain: {},
  wire: '',
  gunPits: '',
  trenches: [],
  roads: [],
  objectives: { north: '', middle: '', south: '' },
};

/** Down column 05: 0501 sees 0508 past obstacles. */
function seen(terrain: Partial<Record<Terrain, string>>, from: string, to: string): boolean {
  const map = buildMap({ ...BARE, terrain });
  const [a, b] = [from, to].map((number) => parseHex(map.grid, number)!);
  const { clear: there, block } = lineOfSight(map, a, b);
  // An obstacle blocks whatever lies behind it, or hides the ground close behind it.
  if (block) expect(['blocks', 'blind']).toContain(block.how);
  expect(lineOfSight(map, b, a).clear, 'sight is symmetric').toBe(there);
  expect(canSee(map, a, b)).toBe(there);
  return there;
}

describe('§7: line of sight by heights and levels', () => {
  const OBSTACLE = { 0: 'forest', 1: 'hill', 2: 'mountain' } as const;
  const GROUND = { 0: 'clear', 1: 'hill', 2: 'mountain' } as const;

  /** How many hexes behind an obstacle are blind: 0 to 3 with the higher end in 0501, 'all' if it blocks. */
  function blind(high: 0 | 1 | 2, low: 0 | 1 | 2, level: 0 | 1 | 2): number | 'all' {
    const behind = ['0504', '0505', '0506', '0507', '0508'];
    const views = behind.map((to) => {
      const terrain: Record<string, string> = { forest: '', hill: '', mountain: '' };
      const put = (kind: string, hex: string) => {
        if (kind !== 'clear') terrain[kind] += ` ${hex}`;
      };
      put(GROUND[high], '0501');
      put(OBSTACLE[level], '0503');
      put(GROUND[low], to);
      return seen(terrain, '0501', to);
    });
    return views.includes(true) ? views.indexOf(true) : 'all';
  }

  test.each([
    [0, 0, 'all', 'all', 'all'],
    [1, 0, 2, 'all', 'all'],
    [2, 0, 1, 2, 'all'],
    [1, 1, 0, 0, 'all'],
    [2, 1, 0, 2, 'all'],
    [2, 2, 0, 0, 0],
  ] as const)('%i – %i', (high, low, level0, level1, level2) => {
    expect([0, 1, 2].map((level) => blind(high, low, level as 0))).toEqual([level0, level1, level2]);
  });

  it('E-01: between ground hexes blocking terrain blocks', () => {
    expect(seen({ forest: '0503' }, '0501', '0505')).toBe(false);
    expect(seen({ swamp: '0502', rough: '0503', ruins: '0504' }, '0501', '0505')).toBe(true);
  });

  it('E-03: buildings block as level 0', () => {
    expect(seen({ building: '0503' }, '0501', '0505')).toBe(false);
    expect(seen({ building: '0503', hill: '0501 0505' }, '0501', '0505')).toBe(true);
  });

  it('the two end hexes never matter', () => {
    expect(seen({ forest: '0501 0505' }, '0501', '0505')).toBe(true);
    expect(seen({ mountain: '0501 0502' }, '0501', '0502')).toBe(true);
  });

  it('every obstacle is asked: one that is passed does not hide the next', () => {
    expect(seen({ hill: '0501 0508', forest: '0502 0503 0504' }, '0501', '0508')).toBe(true);
    expect(seen({ hill: '0501', forest: '0502 0506' }, '0501', '0508')).toBe(false);
  });

  describe('E-04: along a hexside', () => {
    // The line from 0503 to 0703 runs between 0602 and 0603.
    const [from, to] = ['0503', '0703'];

    it('both hexes must block', () => {
      expect(seen({ forest: '0602' }, from, to)).toBe(true);
      expect(seen({ forest: '0603' }, from, to)).toBe(true);
      expect(seen({ forest: '0602 0603' }, from, to)).toBe(false);
    });

    it('with the lower of their levels', () => {
      expect(seen({ mountain: '0602', forest: '0603', hill: '0503 0703' }, from, to)).toBe(true);
      expect(seen({ mountain: '0602 0603', hill: '0503 0703' }, from, to)).toBe(false);
    });

    it('at the distance of the hexes beside it', () => {
      expect(seen({ hill: '0503', forest: '0602 0603' }, '0503', '0703')).toBe(false);
      expect(seen({ hill: '0503', forest: '0602 0603' }, '0503', '0903')).toBe(true);
    });

    it('off the map counts as level 2', () => {
      expect(seen({ hill: '0301 0501', forest: '0401' }, '0301', '0501')).toBe(true);
      expect(seen({ forest: '0401' }, '0301', '0501')).toBe(false);
      expect(seen({ mountain: '0401', hill: '0301 0501' }, '0301', '0501')).toBe(false);
    });
  });

  it('tells what it met and what blocks', () => {
    const sight = lineOfSight(valley, at('0803'), at('0806'));
    expect(sight).toMatchObject({
      clear: false,
      heights: [0, 0],
      block: { how: 'blocks', line: { kind: 'hex', terrain: 'building', level: 0 } },
    });
    expect(sight.crossed.map((line) => line.kind === 'hex' && hexNumber(valley.grid, line.hex))).toEqual([
      '0804',
      '0805',
    ]);
  });
});

describe('§17, example 16, what is on the ground', () => {
  it('foot in 0803 does not see 0806; hill 1802 to 1806 is blocked by hill 1803', () => {
    expect(canSee(valley, at('0803'), at('0806'))).toBe(false);
    expect(canSee(valley, at('1802'), at('1806'))).toBe(false);
    expect(lineOfSight(valley, at('1802'), at('1806')).block).toMatchObject({ line: { terrain: 'hill' } });
  });
});

describe('the valley', () => {
  const hexes = allHexes(valley.grid);
  const mirrored = (hex: number) => hexes[valley.grid.size - 1 - hex];

  it('§2: equals itself turned by 180°, sight included', () => {
    for (const hex of hexes) {
      const [column, row] = [0, 2].map((from) => Number(hexNumber(valley.grid, hex).slice(from, from + 2)));
      const turned = String(25 - column).padStart(2, '0') + String(19 - row).padStart(2, '0');
      expect(mirrored(hex)).toBe(at(turned));
      expect(valley.terrain[mirrored(hex)]).toBe(valley.terrain[hex]);
      for (const work of ['trench', 'wire', 'gunPit'] as const)
        expect(valley.works[work][mirrored(hex)]).toBe(valley.works[work][hex]);
    }
    const pairs = hexes.filter((hex) => hex % 7 === 0).flatMap((a) => hexes.map((b) => [a, b] as const));
    const differ = pairs.filter(
      ([a, b]) => canSee(valley, a, b) !== canSee(valley, mirrored(a), mirrored(b)),
    );
    expect(differ).toEqual([]);
  });

  it('§2: no hill, mountain, forest or building stands in No-Man’s-Land', () => {
    for (const hex of hexes) {
      const row = Number(hexNumber(valley.grid, hex).slice(2));
      if (row >= 7 && row <= 12) expect(['clear', 'rough', 'ruins', 'swamp']).toContain(valley.terrain[hex]);
    }
  });

  it('§16: has its objectives', () => {
    const numbers = (list: readonly (typeof hexes)[number][]) =>
      list.map((hex) => hexNumber(valley.grid, hex));
    const { north, middle, south } = valley.objectives;
    expect(numbers(middle)).toEqual(['0608', '1209', '1310', '1911']);
    expect(numbers(north)).toEqual(['0605', '1205', '1905']);
    expect([...numbers(south)].sort()).toEqual(['0614', '1314', '1914']);
  });

  it('is refused with a hex of two terrains, a hex off the map or a chain with a gap', () => {
    expect(() => buildMap({ ...BARE, terrain: { hill: '0101', swamp: '0101' } })).toThrow(RangeError);
    expect(() => buildMap({ ...BARE, wire: '1001' })).toThrow('No hex 1001');
    expect(() => buildMap({ ...BARE, roads: ['0101 0103'] })).toThrow('A chain jumps');
    expect(() => buildMap({ ...BARE, trenches: ['0101 0103'] })).toThrow('A chain jumps');
    expect(() => at('9999')).toThrow(RangeError);
  });
});
