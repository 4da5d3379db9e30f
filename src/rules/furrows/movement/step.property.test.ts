import { describe, expect } from 'vitest';
import { fc, test as property } from '@fast-check/vitest';
import { modesOf, programsOf } from '../orders';
import { base, gameWith, told } from '../testing';
import type { Base, Game, Mode } from '../types';
import { planStep } from './step';
import { dry } from './testing';

describe('the step engine', () => {
  const units = ['anvil', 'heron', 'lineSection', 'leagueRifles'] as const;
  const someBase = fc.record({
    unit: fc.constantFrom(...units),
    column: fc.integer({ min: 11, max: 14 }),
    row: fc.integer({ min: 8, max: 11 }),
    facing: fc.constantFrom('N', 'NE', 'SE', 'S', 'SW', 'NW'),
    mode: fc.constantFrom<Mode>('stand', 'slow', 'fast'),
    pick: fc.nat(40),
  });
  const crowd = fc.array(someBase, { minLength: 2, maxLength: 9 });

  function crowded(
    list: readonly (typeof someBase extends fc.Arbitrary<infer T> ? T : never)[],
  ): readonly Base[] {
    const taken = new Map<string, string>();
    return list.flatMap(({ unit, column, row, facing, mode, pick }, index) => {
      const number = `${column}${String(row).padStart(2, '0')}`;
      if (taken.has(number)) return [];
      taken.set(number, unit);
      const plain = base(unit, `${number}/${facing}`, { id: `b${index}` });
      const programs = programsOf(plain, modesOf(plain).includes(mode) ? mode : 'slow');
      return [{ ...plain, ...told(mode, programs[pick % programs.length], ['none', 'none'], facing) }];
    });
  }

  property.prop([crowd, fc.infiniteStream(fc.nat())])('never depends on the order of bases', (list, keys) => {
    const bases = crowded(list);
    const shuffled = [...bases]
      .map((each) => ({ each, key: keys.next().value as number }))
      .sort((a, b) => a.key - b.key);
    const swamp = (each: Base) => ((each.id.length * 7 + Number(each.id.slice(1))) % 6) + 1;
    const sorted = (game: Game) =>
      Object.fromEntries(planStep(game, 1, swamp).moves.map((move) => [move.base, move]));
    expect(sorted(gameWith(shuffled.map(({ each }) => each)))).toEqual(sorted(gameWith(bases)));
  });

  property.prop([crowd])('leaves no hex overfull, and none shared but by an assault', (list) => {
    const game = gameWith(crowded(list));
    const plan = planStep(game, 1, dry);
    const stays = plan.moves.filter(({ outcome }) => outcome !== 'assaults');
    const sides = new Map<string, Set<string>>();
    for (const { base: name } of stays) {
      const { hex } = plan.after[name].where;
      sides.set(String(hex), (sides.get(String(hex)) ?? new Set()).add(game.bases[name].side));
    }
    for (const found of sides.values()) expect(found.size).toBe(1);
  });
});
