import { describe, expect, it, test } from 'vitest';
import { total, type Draft } from '../../result';
import { COUNTERS } from '../data';
import { recommendedForce } from '../recommended/forces';
import { SCENARIOS, scenarioOf } from '../scenarios';
import { setup } from '../setup';
import type { Game } from '../types';
import { budgetOf, playBuildUp, purchasesOf, whyBuildUpUnfinished, whyNotBuildUp } from '.';
import { cell, white, after, ENGAGE, DORIAN } from './testing';

describe('the recommended forces', () => {
  const everything = SCENARIOS.flatMap(({ id }) =>
    (['full', 'simple'] as const).flatMap((rules) =>
      (['dorian', 'avronian'] as const).map((side) => [id, rules, side] as const),
    ),
  );

  test.each(everything)(
    '%s under %s rules: the %s force is legal line by line and finishes',
    (id, rules, side) => {
      const game = setup({ scenario: id, rules }, 1) as Draft<Game>;
      game.phase = { name: 'buildUp', side };
      for (const { force, purchase } of recommendedForce(game, side)) {
        const action = { type: 'buy', force, purchase } as const;
        expect(whyNotBuildUp(game, action)).toBeUndefined();
        playBuildUp(game, action);
      }
      expect(whyBuildUpUnfinished(game)).toBeUndefined();
      const order = COUNTERS.map((counter) => counter.id).filter((counter) => counter in game.units);
      expect(Object.keys(game.units)).toEqual(order);
      for (const [force, { side: owner, budget }] of scenarioOf(id).forces.entries()) {
        if (owner !== side || !budget) continue;
        const { points, left, spent } = budgetOf(game, force);
        expect(total(spent)).toBe(points - left);
        expect(left).toBeLessThan(10);
      }
    },
  );

  it('buys the army asked for; games of rules up to version 3 ask for none and get the one of then', () => {
    const boughtBy = (army?: 0 | 1 | 2) => {
      const game = after(ENGAGE, DORIAN, []) as Draft<Game>;
      playBuildUp(game, { type: 'recommend', ...(army !== undefined && { army }) });
      return purchasesOf(game, 0);
    };
    expect(boughtBy()).toHaveLength(recommendedForce(ENGAGE, 'dorian').length);
    expect(boughtBy()).toContainEqual(cell('Ehn Ark'));
    for (const army of [0, 1, 2] as const)
      expect(boughtBy(army)).toHaveLength(recommendedForce(ENGAGE, 'dorian', army).length);
    expect(boughtBy(1)).not.toEqual(boughtBy(0));
  });

  it('tells which army was taken; that of version 3 of the rules has no number', () => {
    const told = (army?: 0 | 1 | 2) =>
      playBuildUp(after(ENGAGE, DORIAN, []) as Draft<Game>, {
        type: 'recommend',
        ...(army !== undefined && { army }),
      });
    expect(told(1)).toEqual([{ type: 'recommended', side: 'dorian', army: 1 }]);
    expect(told()).toEqual([{ type: 'recommended', side: 'dorian' }]);
  });

  it('replaces what was bought before', () => {
    const game = after(ENGAGE, DORIAN, [cell('Outbok'), white('flyer')]) as Draft<Game>;
    expect(whyNotBuildUp(game, { type: 'recommend' })).toBeUndefined();
    playBuildUp(game, { type: 'recommend' });
    const fresh = after(ENGAGE, DORIAN, []) as Draft<Game>;
    playBuildUp(fresh, { type: 'recommend' });
    expect(game).toEqual(fresh);
    expect(purchasesOf(game, 0)).not.toContainEqual(white('flyer'));
  });
});
