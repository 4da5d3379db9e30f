import { describe, expect, it } from 'vitest';
import { DIRECTIONS, allHexes, neighbour } from '../../../hex';
import { ENTRY_COST } from '../data';
import { at, doriana } from '../maps/doriana';
import type { MovementType } from '../types';
import { ALONG_ROAD, chartOf, costOf, isAlongRoad, isRoadHex } from './chart';

const chart = chartOf(doriana);
const TYPES: readonly MovementType[] = ['articulated', 'leg', 'tracked', 'acv', 'orni'];

describe('the chart spread over the map', () => {
  it('§2: entering costs what the Terrain Effects Chart says', () => {
    for (const type of TYPES)
      for (const hex of allHexes(doriana.grid)) {
        const printed = ENTRY_COST[doriana.terrain[hex]][type];
        const expected = printed === 'no' ? 0 : printed === 'all' ? 31 : printed;
        expect(chart.entering[type][hex]).toBe(expected);
      }
  });
  it('§6.3.1: every road link costs 1 MP both ways, for all but Ornis', () => {
    for (const chain of doriana.roads)
      for (let i = 1; i < chain.length; i++)
        for (const [from, to] of [chain.slice(i - 1, i + 1), chain.slice(i - 1, i + 1).reverse()])
          for (const type of TYPES) {
            const ahead = DIRECTIONS.find((way) => doriana.grid.neighbours[from * 6 + way] === to)!;
            const code = chart.crossing[type][from * 6 + ahead];
            if (type === 'orni') expect(code).toBe(chart.entering.orni[to]);
            else expect([isAlongRoad(code), costOf(code)]).toEqual([true, 2]);
          }
  });
  it('§2: nothing crosses the edge of the map', () => {
    for (const hex of allHexes(doriana.grid))
      for (const way of DIRECTIONS)
        if (neighbour(doriana.grid, hex, way) === undefined)
          for (const type of TYPES) expect(chart.crossing[type][hex * 6 + way]).toBe(0);
  });
  it('R-07, R-08: no road runs through flux, where a drift would leave it', () => {
    for (const hex of allHexes(doriana.grid))
      if (doriana.flux[hex] !== null) expect(isRoadHex(chart, hex)).toBe(false);
  });
  it('§6.3.1: costs leave room for the road mark', () => {
    expect(ALONG_ROAD).toBe(32);
    expect(isRoadHex(chart, at('1308'))).toBe(true);
  });
});
