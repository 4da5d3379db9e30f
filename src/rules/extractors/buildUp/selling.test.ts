import { describe, expect, it } from 'vitest';
import type { Draft } from '../../result';
import { SCENARIOS } from '../scenarios';
import { setup } from '../setup';
import type { Game, Purchase } from '../types';
import { unitsOf } from '../units';
import { budgetOf, buildUpOptions, playBuildUp, whyNotBuildUp } from '.';
import { cell, white, machine, weapon, armour, thanis, after, ENGAGE, DORIAN, AVRONIAN } from './testing';

describe('giving back', () => {
  const sell = (force: number, purchase: Purchase) => ({ type: 'sell', force, purchase }) as const;

  it('§5: only what was bought can be given back', () => {
    const game = after(ENGAGE, DORIAN, [cell('Panza')]);
    expect(whyNotBuildUp(game, sell(0, cell('Marache')))).toEqual({
      rule: '§5',
      reason: 'notBought',
      purchase: cell('Marache'),
    });
    expect(whyNotBuildUp(game, sell(0, cell('Panza')))).toBeUndefined();
  });

  it('§9: what the scenario gives is not bought', () => {
    const pods = after({ scenario: 'threePodAttack', rules: 'full' }, ['avronian', 2], []);
    expect(whyNotBuildUp(pods, sell(2, machine('A', 'bipod')))?.reason).toBe('notBought');
    const relief = after({ scenario: 'dobernStrongpoint', rules: 'full' }, ['dorian', 2], []);
    expect(whyNotBuildUp(relief, sell(2, white('dagmaton')))?.reason).toBe('notBought');
  });

  it('a machine is given back with its equipment', () => {
    const start = after(ENGAGE, AVRONIAN, []);
    const game = after(ENGAGE, AVRONIAN, [
      machine('A', 'glide'),
      weapon('A', 0, 'laser'),
      armour('A'),
      thanis('A', 'freeMove'),
    ]) as Draft<Game>;
    expect(playBuildUp(game, sell(1, machine('A', 'glide')))).toEqual([
      { type: 'sold', side: 'avronian', force: 1, purchase: machine('A', 'glide') },
    ]);
    expect(game).toEqual(start);
    expect(budgetOf(game, 1).left).toBe(250);
  });

  it('buying and giving back any offered line leaves the game as it was', () => {
    for (const { id } of SCENARIOS)
      for (const side of ['dorian', 'avronian'] as const) {
        const game = setup({ scenario: id, rules: 'full' }, 1) as Draft<Game>;
        game.phase = { name: 'buildUp', side };
        playBuildUp(game, { type: 'recommend' });
        const before = structuredClone(game);
        for (const action of buildUpOptions(game)) {
          if (action.type !== 'buy') continue;
          playBuildUp(game, action);
          expect(game).not.toEqual(before);
          expect(whyNotBuildUp(game, { ...action, type: 'sell' })).toBeUndefined();
          playBuildUp(game, { ...action, type: 'sell' });
          expect(game).toEqual(before);
        }
      }
  });

  it('extra armour adds to the armour and Thanis orders are noted', () => {
    const game = after(ENGAGE, AVRONIAN, [
      machine('A', 'orni'),
      armour('A'),
      armour('A'),
      thanis('A', 'freeMove'),
      thanis('A', 'freeTarget'),
    ]);
    expect(unitsOf(game)[0]).toMatchObject({
      armour: 11,
      extraArmour: 2,
      thanis: { freeMove: true, freeTarget: true },
    });
  });
});
