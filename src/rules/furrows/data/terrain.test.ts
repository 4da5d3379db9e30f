import { describe, expect, it, test } from 'vitest';
import type { BaseClass, Terrain } from '../types';
import {
  CLIMB_COST,
  ENTRY_COST,
  HEIGHT,
  LEAVING_SWAMP,
  SIGHT_LEVEL,
  SIGHT_TABLE,
  TERRAIN_COVER,
  WORK_COST,
  WORK_COVER,
} from './terrain';

/** Foot | riders | wheeled | tracked | great | beast | sight | to be hit, as printed [§2]. */
const PRINTED: Readonly<Record<Terrain, string>> = {
  clear: '1 | 1 | 1 | 1 | 1 | 1 | − | 0',
  rough: '2 | 2 | 2 | 2 | 2 | 2 | − | 0',
  ruins: '2 | 2 | 2 | 2 | 2 | 2 | − | −1',
  forest: '1 | 1 | 2 | 2 | 2 | 1 | 0 | −1',
  building: '2 | no | no | no | no | no | 0 | −1',
  hill: '1 | 1 | 1 | 1 | 1 | 1 | 1 | 0',
  mountain: '1 | 1 | 1 | 1 | 1 | 1 | 2 | 0',
  swamp: '1 | 1 | 1 | 1 | 1 | 1 | − | 0',
};
const CLASSES: readonly BaseClass[] = ['foot', 'riders', 'wheeled', 'tracked', 'great', 'beast'];
const minus = (value: number | null) => (value === null ? '−' : String(value).replace('-', '−'));
const across = (row: Readonly<Record<BaseClass, unknown>>) => CLASSES.map((of) => row[of]).join(' | ');

describe('§2: the terrain chart', () => {
  test.each(Object.entries(PRINTED) as [Terrain, string][])('%s', (terrain, row) => {
    const cells = [across(ENTRY_COST[terrain]), minus(SIGHT_LEVEL[terrain]), minus(TERRAIN_COVER[terrain])];
    expect(cells.join(' | ')).toBe(row);
  });

  it('crew pay what foot pay, flyers 1 for every hex', () => {
    for (const row of [...Object.values(ENTRY_COST), ...Object.values(WORK_COST), CLIMB_COST]) {
      expect(row.crew).toBe(row.foot);
      expect(row.flyer).toBe(1);
    }
  });

  it('E-69: a beast pays 1 for forest', () => {
    expect(ENTRY_COST.forest.beast).toBe(1);
  });

  it('§2, E-31: hills and mountains cost 2 from a lower hex', () => {
    expect(across(CLIMB_COST)).toBe('2 | 2 | 2 | 2 | 2 | 2');
    expect([HEIGHT.hill, HEIGHT.mountain]).toEqual([1, 2]);
    const flat: readonly Terrain[] = ['clear', 'rough', 'ruins', 'forest', 'building', 'swamp'];
    expect(flat.map((terrain) => HEIGHT[terrain])).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('has the works', () => {
    expect(across(WORK_COST.trench)).toBe('1 | 2 | 3 | 2 | 1 | 1');
    expect(across(WORK_COST.wire)).toBe('3 | 3 | 2 | 1 | 1 | 1');
    expect(across(WORK_COST.gunPit)).toBe('1 | 1 | 1 | 1 | 1 | 1');
    expect(WORK_COVER.trench).toEqual({ value: -2, of: ['foot', 'crew'] });
    expect(WORK_COVER.gunPit).toEqual({ value: -1, of: ['tracked', 'wheeled', 'great', 'crew'] });
    expect(WORK_COVER.wire.of).toEqual([]);
  });

  it('leaving swamp costs wheeled and tracked 1, great and beast 2 more', () => {
    expect(across(LEAVING_SWAMP)).toBe('0 | 0 | 1 | 1 | 2 | 2');
  });
});

describe('§7, E-02: the sight table', () => {
  test.each([
    ['0-0', ['blocks', 'blocks', 'blocks']],
    ['1-0', [2, 'blocks', 'blocks']],
    ['2-0', [1, 2, 'blocks']],
    ['1-1', [0, 0, 'blocks']],
    ['2-1', [0, 2, 'blocks']],
    ['2-2', [0, 0, 0]],
  ])('%s', (ends, row) => {
    expect(SIGHT_TABLE[ends]).toEqual(row);
  });
});
