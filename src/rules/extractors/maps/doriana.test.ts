import { describe, expect, it } from 'vitest';
import {
  DIRECTIONS,
  allHexes,
  directionTo,
  distance,
  hexNumber,
  hexesWithin,
  neighbour,
  turned,
  type Hex,
} from '../../../hex';
import type { Terrain } from '../types';
import { at, doriana } from './doriana';
import { DORIANA_ROADS } from './doriana-data';

const { grid, terrain, flux, road, roads, area } = doriana;
const hexes = allHexes(grid);
const number = (hex: Hex) => hexNumber(grid, hex);
const hexesOf = (kind: Terrain) => hexes.filter((hex) => terrain[hex] === kind);
const isAtEdge = (hex: Hex) => DIRECTIONS.some((direction) => neighbour(grid, hex, direction) === undefined);

describe('§1: the board', () => {
  it('has 24 columns and 27 rows', () => {
    expect([grid.columns, grid.rows, grid.size]).toEqual([24, 27, 648]);
    expect([terrain.length, flux.length, road.length, area.length]).toEqual([648, 648, 648, 648]);
  });

  it('knows its hexes by their printed numbers and no others', () => {
    expect(number(at('0101'))).toBe('0101');
    expect(number(at('2427'))).toBe('2427');
    for (const unknown of ['2501', '0128', '0000', 'town']) expect(() => at(unknown)).toThrow(RangeError);
  });

  it('shows every terrain of the chart', () => {
    const kinds: readonly Terrain[] = [
      'clear',
      'rough',
      'lake',
      'buildup',
      'depression',
      'bog',
      'flux',
      'chimneys',
    ];
    for (const kind of kinds) expect(hexesOf(kind).length, kind).toBeGreaterThan(10);
    expect(new Set(terrain)).toEqual(new Set(kinds));
  });
});

describe('§1: the landmarks the scenarios name', () => {
  it.each(['0102', '2404', '2425'])('%s lies on a road at the edge', (entry) => {
    expect(isAtEdge(at(entry))).toBe(true);
    expect(road[at(entry)]).not.toBe(0);
    expect(terrain[at(entry)]).not.toBe('lake');
  });

  it('the bridge lies in 1308, and there is no other', () => {
    const bridges = hexesOf('lake').filter((hex) => road[hex] !== 0);
    expect(bridges.map(number)).toEqual(['1308']);
  });

  it('the massif is rough within 2 of 1215', () => {
    const massif = hexesWithin(grid, at('1215'), 2);
    expect(massif).toHaveLength(19);
    for (const hex of massif) expect(terrain[hex], number(hex)).toBe('rough');
  });

  it('§9.5: five forts, no two adjacent, find room in the massif', () => {
    const forts = ['1213', '1014', '1016', '1217', '1415'].map(at);
    for (const fort of forts) expect(distance(grid, fort, at('1215'))).toBeLessThanOrEqual(2);
    for (const one of forts)
      for (const other of forts) if (one !== other) expect(distance(grid, one, other)).toBeGreaterThan(1);
  });

  it('there are three separate depression areas', () => {
    const depressions = hexesOf('depression');
    expect(new Set(depressions.map((hex) => area[hex]))).toEqual(new Set([0, 1, 2]));
    for (const hex of hexes) expect(area[hex] >= 0).toBe(terrain[hex] === 'depression');
    for (const one of depressions)
      for (const other of depressions)
        if (area[one] !== area[other]) expect(distance(grid, one, other)).toBeGreaterThan(1);
  });

  it('R-48: each depression area is connected', () => {
    for (const which of [0, 1, 2]) {
      const hexesOfArea = hexes.filter((hex) => area[hex] === which);
      const found = new Set<Hex>([hexesOfArea[0]]);
      for (const hex of found)
        for (const direction of DIRECTIONS) {
          const beside = neighbour(grid, hex, direction);
          if (beside !== undefined && area[beside] === which) found.add(beside);
        }
      expect(found.size).toBe(hexesOfArea.length);
    }
  });

  it('§9.2: the Command Post stands in a town in 1324, by the road', () => {
    expect(terrain[at('1324')]).toBe('buildup');
    expect(road[at('1324')]).not.toBe(0);
    const town = hexesWithin(grid, at('1324'), 1).filter((hex) => terrain[hex] === 'buildup');
    expect(town.length).toBeGreaterThan(2);
  });

  it('§9.3: an Extractor finds dry ground within 5 of 1308', () => {
    const near = hexesWithin(grid, at('1308'), 5);
    expect(near.some((hex) => terrain[hex] === 'clear')).toBe(true);
  });

  it.each(['0102', '2404', '2425'])('§9: the road from %s leads to 1324', (entry) => {
    const reached = new Set<Hex>([at(entry)]);
    for (const hex of reached)
      for (const direction of DIRECTIONS)
        if (road[hex] & (1 << direction)) reached.add(neighbour(grid, hex, direction)!);
    expect(reached.has(at('1324'))).toBe(true);
  });
});

describe('§2: what lies where', () => {
  it('a flux hex has an arrow, no other hex has', () => {
    for (const hex of hexes) expect(flux[hex] !== null, number(hex)).toBe(terrain[hex] === 'flux');
  });

  it.each([
    ['0217', 2],
    ['0706', 0],
    ['1020', 1],
    ['1506', 5],
    ['1923', 4],
    ['2208', 3],
  ])('the arrow in %s points in direction %i', (hex, direction) => {
    expect(flux[at(hex)]).toBe(direction);
  });

  it.each<[string, Terrain]>([
    ['0101', 'clear'],
    ['1215', 'rough'],
    ['1308', 'lake'],
    ['1324', 'buildup'],
    ['0519', 'depression'],
    ['0610', 'bog'],
    ['0217', 'flux'],
    ['1613', 'chimneys'],
  ])('%s is %s', (hex, kind) => expect(terrain[at(hex)]).toBe(kind));
});

describe('§6.3.1: roads', () => {
  const links = DORIANA_ROADS.flatMap((chain) => {
    const numbers = chain.split(' ');
    return numbers.slice(1).map((to, index) => [numbers[index], to] as const);
  });

  it.each(links)('links %s and %s both ways', (from, to) => {
    const direction = directionTo(grid, at(from), at(to));
    expect(direction).toBeDefined();
    expect(road[at(from)] & (1 << direction!)).not.toBe(0);
    expect(road[at(to)] & (1 << turned(direction!, 3))).not.toBe(0);
  });

  it('link nothing else', () => {
    const bits = hexes.flatMap((hex) => DIRECTIONS.filter((direction) => road[hex] & (1 << direction)));
    expect(new Set(links.map(([from, to]) => [from, to].sort().join()))).toHaveLength(links.length);
    expect(bits).toHaveLength(2 * links.length);
  });

  it('are kept as the printed chains', () => {
    expect(roads.map((chain) => chain.map((hex) => number(hex as Hex)).join(' '))).toEqual(DORIANA_ROADS);
  });

  it('end at an edge, in a town or at another road', () => {
    const joined = (end: Hex) => roads.filter((chain) => chain.includes(end)).length > 1;
    for (const chain of roads)
      for (const end of [chain[0], chain.at(-1)!] as Hex[])
        expect(isAtEdge(end) || terrain[end] === 'buildup' || joined(end), number(end)).toBe(true);
  });
});
