import { describe, expect, it, test } from 'vitest';
import { DIRECTIONS, neighbour, type Hex } from '../../../hex';
import { total } from '../../result';
import { at, valley } from '../maps/valley';
import { base, gameWith } from '../testing';
import type { Base } from '../types';
import { entryCost, isBarred, isRoadLink } from './ground';

describe('§2: what a hex costs', () => {
  const cost = (unit: Base, from: string, to: string, crushed: readonly string[] = []) =>
    total(entryCost(gameWith([], { crushed: crushed.map(at) }), unit, at(from), at(to)));
  const tank = base('anvil', '0101');
  const foot = base('lineSection', '0101');

  test.each([
    ['clear', tank, '1608', '1609', 1],
    ['rough', tank, '1708', '1709', 3], // it leaves swamp
    ['rough from clear', tank, '1611', '1711', 2],
    ['ruins', foot, '1110', '1210', 2],
    ['forest, tracked', tank, '1101', '1102', 1],
    ['forest, foot', foot, '1102', '1103', 1],
    ['a building, foot', foot, '0803', '0804', 2],
    ['a trench, tracked', tank, '1412', '1413', 2],
    ['a trench, foot', foot, '1412', '1413', 1],
    ['wire, tracked', tank, '0811', '0812', 2], // it leaves swamp
    ['wire, foot', foot, '0911', '0912', 3],
    ['uphill', foot, '0602', '0502', 2],
    ['along a height', foot, '0403', '0402', 1],
    ['down', foot, '0502', '0602', 2], // rough
    ['a gun pit', tank, '1406', '1405', 1],
    ['swamp', tank, '1403', '1404', 1],
  ])('%s', (_, unit, from, to, attempts) => {
    expect(cost(unit, from, to)).toBe(attempts);
  });

  it('the dearest of terrain and works counts, not their sum', () => {
    expect(cost(foot, '1106', '1107')).toBe(3);
    expect(cost(tank, '1106', '1206')).toBe(1);
    expect(cost(tank, '1407', '1406')).toBe(2);
  });

  it('wire that is crushed costs nothing; another work there stays', () => {
    expect(cost(foot, '0911', '0912', ['0912'])).toBe(2);
    expect(cost(tank, '1412', '1413', ['1413'])).toBe(2);
  });

  it('wire cutters make wire cheaper, no other work', () => {
    const sappers = base('sappers', '0101');
    expect(cost(sappers, '0911', '0912')).toBe(2);
    expect(cost(sappers, '1412', '1413')).toBe(1);
  });

  it('going up is told as a climb, whatever lies up there', () => {
    const up = DIRECTIONS.flatMap((direction) =>
      valley.terrain.flatMap((terrain, index) => {
        const hex = index as Hex;
        const from = neighbour(valley.grid, hex, direction);
        const climbs = terrain === 'hill' && from !== undefined && valley.terrain[from] === 'clear';
        return climbs && !isRoadLink(valley, from, hex) ? [entryCost(gameWith([]), foot, from, hex)] : [];
      }),
    );
    expect(up.length).toBeGreaterThan(0);
    for (const [first] of up) expect(first.cause).toEqual({ code: 'climb', terrain: 'hill' });
  });

  it('each cost says what it is for; of two alike the ground', () => {
    const causes = (unit: Base, from: string, to: string) =>
      entryCost(gameWith([]), unit, at(from), at(to)).map(({ cause }) => cause);
    expect(causes(tank, '1708', '1709')).toEqual([
      { code: 'terrain', terrain: 'rough' },
      { code: 'leavingSwamp' },
    ]);
    expect(causes(foot, '1404', '1403')).toEqual([{ code: 'terrain', terrain: 'clear' }]);
    expect(causes(tank, '1412', '1413')).toEqual([{ code: 'work', work: 'trench' }]);
    expect(causes(foot, '1412', '1413')).toEqual([{ code: 'terrain', terrain: 'clear' }]);
    expect(causes(tank, '1204', '1205')).toEqual([{ code: 'road' }]);
  });

  it('§2, E-32: along a road link 1, whatever lies there', () => {
    expect(cost(tank, '1204', '1205')).toBe(1);
    expect(cost(tank, '1203', '1202')).toBe(1);
    expect(cost(foot, '1203', '1202')).toBe(1);
    expect(isRoadLink(valley, at('1209'), at('1310'))).toBe(true);
    expect(isRoadLink(valley, at('1208'), at('1309'))).toBe(false);
  });

  it('leaving swamp: +1 for tracked, nothing for foot', () => {
    expect(cost(tank, '1404', '1403')).toBe(2);
    expect(cost(foot, '1404', '1403')).toBe(1);
    expect(cost(base('lurcher', '0101'), '1404', '1403')).toBe(1);
    expect(cost(base('vat', '0101'), '1404', '1403')).toBe(2);
  });

  it('E-70: a building bars vehicles but along a road link, and nobody else', () => {
    const barred = (unit: Base, from: string | null, to: string) =>
      isBarred(gameWith([]), unit, from === null ? null : at(from), at(to));
    expect(barred(tank, '0803', '0804')).toBe(true);
    expect(barred(tank, '1203', '1202')).toBe(false);
    expect(barred(tank, null, '1202')).toBe(true);
    expect(barred(foot, null, '1202')).toBe(false);
    expect(barred(tank, '1608', '1609')).toBe(false);
  });
});
