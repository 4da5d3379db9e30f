import { describe, expect, it } from 'vitest';
import { DIRECTIONS, allHexes, sectorsOf, turned, type Direction, type Hex } from '../../hex';
import { inArc } from './arcs';
import { at, doriana } from './maps/doriana';
import type { Arc, Aspect } from './types';
import { aspectsOf, inFrontArea, turnsToFront } from './testing';

const N: Direction = 0;
const HERE = at('1214');
const { grid } = doriana;
const bears = (arc: Arc, facing: Direction, target: Hex) => inArc(arc, sectorsOf(grid, HERE, facing, target));
const ALL: readonly Arc[] = ['front', 'frontAndFlanks', 'rear', 'rearAndFlanks', 'turret'];

describe('§6.1: weapon arcs of a unit in 1214 facing north', () => {
  it.each<[string, string, readonly Arc[]]>([
    ['1213', 'in front', ['front', 'frontAndFlanks', 'turret']],
    ['1111', 'in front', ['front', 'frontAndFlanks', 'turret']],
    ['1314', 'on the flank', ['frontAndFlanks', 'rearAndFlanks', 'turret']],
    ['1012', 'on the flank, left of the boundary', ['frontAndFlanks', 'rearAndFlanks', 'turret']],
    ['1414', 'straight aside', ['frontAndFlanks', 'rearAndFlanks', 'turret']],
    ['1215', 'in the rear', ['rear', 'rearAndFlanks', 'turret']],
    ['1317', 'in the rear', ['rear', 'rearAndFlanks', 'turret']],
    ['1313', 'on the front boundary (R-05)', ['front', 'frontAndFlanks', 'rearAndFlanks', 'turret']],
    ['1316', 'on the rear boundary (R-05)', ['frontAndFlanks', 'rear', 'rearAndFlanks', 'turret']],
    ['1214', 'its own hex (R-05)', ALL],
  ])('%s, %s, is in %j', (target, _, arcs) => {
    expect(ALL.filter((arc) => bears(arc, N, at(target)))).toEqual(arcs);
  });

  it('a turret bears on every hex, and every hex is in front & flanks or in the rear', () => {
    for (const facing of DIRECTIONS)
      for (const target of allHexes(grid)) {
        expect(bears('turret', facing, target)).toBe(true);
        const covered = bears('frontAndFlanks', facing, target) || bears('rear', facing, target);
        expect(covered).toBe(true);
      }
  });
});

describe('R-05: the side that fire comes through', () => {
  it.each<[string, readonly Aspect[]]>([
    ['1213', ['front']],
    ['1210', ['front']],
    ['1414', ['flank']],
    ['1314', ['flank']],
    ['1215', ['rear']],
    ['1313', ['front', 'flank']],
    ['1113', ['front', 'flank']],
    ['1316', ['flank', 'rear']],
    ['1116', ['flank', 'rear']],
  ])('a unit in 1214 facing north is fired at from %s through its %j', (from, aspects) => {
    expect(aspectsOf(grid, HERE, N, at(from))).toEqual(aspects);
  });

  it('R-50: at range 0 it comes through no side', () => {
    for (const facing of DIRECTIONS) expect(aspectsOf(grid, HERE, facing, HERE)).toEqual(['none']);
  });

  it('turns with the facing', () => {
    for (const facing of DIRECTIONS)
      expect(aspectsOf(grid, HERE, facing, at('1213'))).toEqual(
        [['front'], ['flank'], ['flank'], ['rear'], ['flank'], ['flank']][facing],
      );
  });
});

describe('R-05, R-19: turns to the front area', () => {
  it.each([
    ['1213', 0],
    ['1313', 0],
    ['1113', 0],
    ['1314', 1],
    ['1315', 2],
    ['1414', 1],
    ['1014', 1],
    ['1316', 2],
    ['1116', 2],
    ['1215', 3],
    ['1214', 0],
  ])('a unit in 1214 facing north brings %s into its front area by %i turns of 60°', (target, turns) => {
    expect(turnsToFront(grid, HERE, N, at(target))).toBe(turns);
  });

  it('turning by so many brings it there, by fewer does not', () => {
    for (const facing of DIRECTIONS)
      for (const target of allHexes(grid)) {
        const needed = turnsToFront(grid, HERE, facing, target);
        for (const sixths of [0, 1, 2, 3]) {
          const there = [sixths, -sixths].some((by) => inFrontArea(grid, HERE, turned(facing, by), target));
          if (sixths <= needed) expect(there).toBe(sixths === needed);
        }
      }
  });
});
