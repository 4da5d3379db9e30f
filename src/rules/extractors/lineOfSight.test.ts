import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allHexes, createGrid, distance, hexNumber, hexesWithin, parseHex, type Hex } from '../../hex';
import { canSee, lineOfSight, sightBetween, sightField, unitSees } from './lineOfSight';
import { workOutSights } from './sightTable';
import { at, doriana } from './maps/doriana';
import { gameWith, machine, section, staticPiece, vehicle } from './testing';
import type { GameMap, Sight, SightLine, SightRule, Terrain } from './types';
import type { Placed } from './units';

const GAME = gameWith([]);
const hexes = allHexes(doriana.grid);
const someHex = fc.constantFrom(...hexes);
const sight = (from: string, to: string) => lineOfSight(doriana, at(from), at(to));

/** One line a sight: `rule: crossings`, a blocking one with '!'. */
function account({ rule, crossed }: Sight): string {
  return `${rule}: ${crossed.map((line) => written(line) + (line.blocks ? '!' : '')).join(' ')}`.trim();
}

function written(line: SightLine): string {
  if (line.kind === 'hex') return `${hexNumber(doriana.grid, line.hex)} ${line.terrain}`;
  return line.sides.map((side) => (side === null ? 'off' : hexNumber(doriana.grid, side))).join('|');
}

describe('§7.2: rough and build-up between block', () => {
  it.each([
    ['1213', '1215', 'blocked: 1214 rough!', 'rough'],
    ['1315', '1516', 'blocked: 1415 rough!', 'rough, across a side'],
    ['0820', '0822', 'blocked: 0821 buildup!', 'build-up'],
    ['0101', '0604', 'blocked: 0201 clear 0302 clear 0303 clear 0402 clear 0403 clear 0504 buildup!', 'far'],
    ['1113', '1209', 'blocked: 1112 clear 1211 clear 1111 rough! 1210 clear', 'everything crossed is told'],
    ['0618', '1017', 'blocked: 0718 clear 0818 rough! 0817 rough! 0918 rough!', 'the first one is the block'],
    ['0101', '0103', 'clear: 0102 clear', 'clear ground does not'],
    ['0509', '0709', 'clear: 0608|0609', 'bog does not'],
    ['1206', '1209', 'clear: 1207 lake 1208 lake', 'lake does not'],
    ['0425', '0325', 'adjacent:', 'nothing lies between adjacent hexes'],
    ['1215', '1115', 'adjacent:', 'an adjacent hex is seen in any terrain'],
    ['1215', '1215', 'adjacent:', 'the same hex'],
    ['0901', '1001', 'adjacent:', 'rough at the ends does not'],
  ])('%s to %s: %s (%s)', (from, to, expected) => {
    expect(account(sight(from, to))).toBe(expected);
    expect(sight(from, to).clear).toBe(!expected.startsWith('blocked'));
  });

  it('names the first crossing that blocks', () => {
    expect(sight('0618', '1017').block).toEqual({
      kind: 'hex',
      hex: at('0818'),
      terrain: 'rough',
      blocks: true,
    });
    expect(sight('1017', '0618').block).toMatchObject({ hex: at('0918') });
    expect(sight('0101', '0103').block).toBeNull();
  });

  it('R-63: a road through rough or build-up does not open the line', () => {
    expect(doriana.road[at('1214')]).not.toBe(0);
    expect(sight('1213', '1215').block).toMatchObject({ hex: at('1214') });
    expect(sight('1323', '1525').block).toMatchObject({ hex: at('1424') });
  });

  it('R-63: a bridge blocks no more than the lake under it', () => {
    expect(account(sight('1307', '1309'))).toBe('clear: 1308 lake');
  });
});

describe('R-11: along a side shared by two hexes', () => {
  it.each([
    ['0106', '0207', 'clear: 0206|0107', 'rough to the left alone'],
    ['2021', '2120', 'clear: 2020|2121', 'rough to the right alone'],
    ['1804', '2004', 'blocked: 1904|1905!', 'both build-up'],
    ['1118', '1216', 'blocked: 1117|1217!', 'both rough'],
    ['0106', '0309', 'clear: 0206|0107 0207 clear 0308|0208', 'one side each: each is judged by itself'],
    ['0817', '1217', 'clear: 0917|0918 1017 clear 1117|1118', 'rough to the right, then to the left'],
    ['0401', '1001', 'blocked: 0501|0502 0601 clear 0701|0702 0801 clear 0901|0902!', 'the last stretch'],
    ['1521', '1724', 'blocked: 1621|1522! 1622 rough! 1723|1623', 'the first block is the side'],
    ['0101', '0301', 'clear: off|0201', 'off the map blocks, the other side does not'],
    ['0227', '0627', 'clear: 0327|off 0427 clear 0527|off', 'along the south edge'],
    ['1101', '1301', 'blocked: off|1201!', 'off the map counts as blocking'],
    ['1227', '1427', 'blocked: 1327|off!', 'off the map counts as blocking'],
  ])('%s to %s: %s (%s)', (from, to, expected) => {
    expect(account(sight(from, to))).toBe(expected);
    expect(sight(from, to).clear).toBe(expected.startsWith('clear'));
  });

  it('names both sides of the stretch that blocks', () => {
    expect(sight('1101', '1301').block).toEqual({
      kind: 'hexside',
      sides: [null, at('1201')],
      blocks: true,
    });
  });
});

describe('R-48: depressions', () => {
  it.each([
    ['0419', '0721', 'clear: 0520 depression 0620 depression', 'within one area'],
    ['0419', '0521', 'clear: 0520|0420', 'within one area'],
    ['0320', '0620', 'clear: 0420 clear 0520 depression', 'from beside it'],
    ['0420', '0721', 'clear: 0521 depression 0620 depression', 'from beside its other end'],
    ['0319', '0521', 'clear: 0419 depression 0420 clear', 'clear ground between does not block'],
    ['1717', '1718', 'adjacent:', 'from the rim'],
    ['1717', '1919', 'blocked: 1817 rough! 1818 depression', 'rough between still blocks'],
    [
      '0318',
      '0921',
      'clear: 0418 clear 0519 depression 0619 depression 0720 depression 0820 clear',
      'over it',
    ],
    ['1521', '1720', 'depression: 1620 clear', 'not from two hexes away'],
    ['0718', '0619', 'depression: 0719|0618', 'not from two hexes away'],
    [
      '0619',
      '1216',
      'depression: 0719 clear 0818 rough! 0918 rough! 1017 clear 1117 rough!',
      'R-89: rough or not',
    ],
    [
      '1912',
      '1919',
      'depression: 1913 clear 1914 clear 1915 clear 1916 clear 1917 rough! 1918 clear',
      'two areas',
    ],
  ])('%s to %s: %s (%s)', (from, to, expected) => {
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      expect(sight(one, other).rule).toBe(expected.split(':')[0]);
      expect(sight(one, other).clear).toBe(/^(clear|adjacent)/.test(expected));
    }
    expect(account(sight(from, to))).toBe(expected);
    if (expected.startsWith('depression')) expect(sight(from, to).block).toBeNull();
  });

  it('a hex of an area sees no hex but those of the area and beside it, and all of those that nothing blocks', () => {
    for (const hex of hexes.filter((each) => doriana.area[each] >= 0)) {
      const area = hexes.filter((each) => doriana.area[each] === doriana.area[hex]);
      const rim = new Set(area.flatMap((each) => hexesWithin(doriana.grid, each, 1)));
      for (const other of hexes) {
        expect(ruleBetween(hex, other) === 'depression').toBe(!rim.has(other));
        if (rim.has(other)) expect(canSee(doriana, hex, other)).toBe(!isBlocked(hex, other));
      }
    }
  });

  it('no hex of one area sees a hex of another', () => {
    for (const a of hexes)
      for (const b of hexes)
        if (doriana.area[a] >= 0 && doriana.area[b] >= 0 && doriana.area[a] !== doriana.area[b])
          expect(canSee(doriana, a, b)).toBe(false);
  });

  it('two areas a hex apart do not see each other, though the hex between sees both', () => {
    const map = sketch(['0202', '0403']);
    const [west, east, between] = ['0202', '0403', '0303'].map((number) => parseHex(map.grid, number)!);
    expect(lineOfSight(map, west, east).rule).toBe('depression');
    expect(lineOfSight(map, between, west).clear).toBe(true);
    expect(lineOfSight(map, between, east).clear).toBe(true);
  });
});

describe('§7.2: Orni-type units are always visible and see every target', () => {
  const inDepression = section('panza-lance', '0620');
  const behindRough = section('panza-shock-1', '1215');
  const far = machine('A', 'bipod', ['2424', 0]);

  it.each<[string, Placed]>([
    ['an Orni', placed(machine('B', 'orni', ['1205', 0]))],
    ['a Flyer', placed(vehicle('flyer-1', '0101'))],
  ])('%s', (_, orni) => {
    for (const other of [inDepression, behindRough, far, staticPiece('fort-1', '1216')].map(placed))
      for (const seen of [sightBetween(GAME, orni, other), sightBetween(GAME, other, orni)]) {
        expect(seen).toMatchObject({ clear: true, rule: 'orni', block: null });
        expect(unitSees(GAME, orni, other)).toBe(true);
        expect(unitSees(GAME, other, orni)).toBe(true);
      }
  });

  it('the line still tells what it passes', () => {
    const orni = placed(machine('B', 'orni', ['1213', 0]));
    expect(sightBetween(GAME, orni, placed(behindRough)).crossed).toEqual(sight('1213', '1215').crossed);
  });

  it('others see as their hexes do', () => {
    expect(sightBetween(GAME, placed(far), placed(behindRough))).toEqual(sight('2424', '1215'));
    expect(unitSees(GAME, placed(far), placed(behindRough))).toBe(false);
    expect(unitSees(GAME, placed(far), placed(section('panza-lance', '2423')))).toBe(true);
  });
});

describe('§8.4.1, worked example 12: what a Laser may see', () => {
  it('a Bipod does not see a Lance in a depression two hexes away, but the Shock behind it', () => {
    const bipod = placed(machine('A', 'bipod', ['0718', 4], { weapons: ['laser'] }));
    const lance = placed(section('panza-lance', '0619'));
    const shock = placed(section('panza-shock-1', '0418'));
    expect(distance(doriana.grid, bipod.where.hex, lance.where.hex)).toBe(2);
    expect(distance(doriana.grid, bipod.where.hex, shock.where.hex)).toBe(3);
    expect(sightBetween(GAME, bipod, lance)).toMatchObject({ clear: false, rule: 'depression' });
    expect(sightBetween(GAME, bipod, shock)).toMatchObject({ clear: true, rule: 'clear' });
  });
});

describe('§7.2: line of sight', () => {
  it('is symmetric', () => {
    fc.assert(
      fc.property(someHex, someHex, (a, b) => {
        const [there, back] = [lineOfSight(doriana, a, b), lineOfSight(doriana, b, a)];
        expect(back.clear).toBe(there.clear);
        expect(back.rule).toBe(there.rule);
        expect(canSee(doriana, a, b)).toBe(canSee(doriana, b, a));
      }),
    );
  });

  it('has the same verdict with and without its account, for all 648 × 648 pairs', () => {
    for (const from of hexes) {
      const field = sightField(doriana, from);
      for (const to of hexes) {
        const { clear } = lineOfSight(doriana, from, to);
        if (canSee(doriana, from, to) !== clear || (field[to] === 1) !== clear)
          expect.fail(`${hexNumber(doriana.grid, from)} to ${hexNumber(doriana.grid, to)}`);
      }
    }
  });

  it('takes one bit a pair of hexes, in whole bytes a hex', () => {
    const { bits, rowBytes } = workOutSights(sketch([]));
    expect([rowBytes, bits.length]).toEqual([4, 25 * 4]);
  });

  it('is judged by the map asked about', () => {
    const open = sketch([]);
    const pitted = sketch(['0303']);
    const [from, to] = ['0301', '0303'].map((number) => parseHex(open.grid, number)!);
    expect([open, pitted, open].map((map) => canSee(map, from, to))).toEqual([true, false, true]);
  });

  it('is clear exactly when nothing blocks and no depression hides', () => {
    const verdicts: Record<SightRule, boolean> = {
      adjacent: true,
      clear: true,
      orni: true,
      blocked: false,
      depression: false,
    };
    fc.assert(
      fc.property(someHex, someHex, (a, b) => {
        const { clear, rule, block, crossed } = lineOfSight(doriana, a, b);
        expect(clear).toBe(verdicts[rule]);
        if (rule === 'blocked') expect(block).toBe(crossed.find((line) => line.blocks));
        else expect(block).toBeNull();
      }),
    );
  });
});

describe('the field of what is seen', () => {
  it('§7.2, R-48: has 1 for every hex that is seen, the hex itself among them', () => {
    const map = sketch(['0202', '0404']);
    for (const from of allHexes(map.grid)) {
      const seen = allHexes(map.grid).map((to) => Number(lineOfSight(map, from, to).clear));
      expect([...sightField(map, from)]).toEqual(seen);
      expect(allHexes(map.grid).map((to) => Number(canSee(map, from, to)))).toEqual(seen);
    }
    expect([...sightField(map, parseHex(map.grid, '0202')!)].filter(Boolean)).toHaveLength(7);
  });
});

function ruleBetween(a: Hex, b: Hex): SightRule {
  return lineOfSight(doriana, a, b).rule;
}

function isBlocked(a: Hex, b: Hex): boolean {
  return lineOfSight(doriana, a, b).crossed.some((line) => line.blocks);
}

/** A unit whose counter lies on the map. */
function placed(
  unit: ReturnType<typeof section | typeof vehicle | typeof machine | typeof staticPiece>,
): Placed {
  return unit as Placed;
}

/** Clear ground, five hexes by five, with depression areas of one hex each. */
function sketch(depressions: readonly string[]): GameMap {
  const grid = createGrid(5, 5);
  const terrain: Terrain[] = Array.from({ length: grid.size }, () => 'clear');
  const area = new Int8Array(grid.size).fill(-1);
  depressions.forEach((number, index) => {
    terrain[parseHex(grid, number)!] = 'depression';
    area[parseHex(grid, number)!] = index;
  });
  return { grid, terrain, area, flux: [], roads: [], road: new Uint8Array(grid.size) };
}
