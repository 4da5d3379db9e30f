import { describe, expect, test } from 'vitest';
import type { Direction } from '../../../hex';
import { seedDice } from '../../rng';
import { section, vehicle } from '../testing';
import type { CounterId, Section } from '../types';
import { allocations } from './allocation';
import { orderOptions } from './options';
import {
  A,
  act,
  machineIn,
  refusal,
  shot,
  fire,
  allocate,
  cease,
  written,
  drmsOf,
  lance,
  shock,
  shock2,
  revealing,
} from './testing';

const NE: Direction = 1;

describe('§8.4.2 Sweep', () => {
  const sweep = revealing('sweep');

  test('Example 5: a Multipod’s sweep', () => {
    const game = sweep(
      [section('dagmaton-1', '2013'), section('panza-shock-1', '1916'), vehicle('floater-1', '1718')],
      {
        chassis: 'multipod',
        facing: NE,
        weapons: ['laser', null, 'shredder', 'particleAccelerator', 'thermoBeam'],
      },
    );
    // The example's dice: 7 and 7; 3; 2; 6 and 6.
    Object.assign(game, { dice: seedDice(722221) });
    const dagmaton = () => game.units['dagmaton-1' as CounterId] as Section;

    const laser = act(game, fire('dagmaton-1', [0]));
    expect(laser).toMatchObject([{ results: [{ rolls: [7], hits: [true], damage: { roll: 7 } }] }]);
    expect(dagmaton()).toMatchObject({ steps: 1, routed: false });

    const shredder = act(game, fire('panza-shock-1', [2]));
    expect(shredder).toMatchObject([{ results: [{ rolls: [3], hits: [false] }] }]);

    const left = orderOptions(game).map((action) =>
      action.type === 'fire' ? written([action]) : action.type,
    );
    expect(left).toEqual(['dagmaton-1 3', 'panza-shock-1 4']);
    expect(refusal(game, fire('floater-1', [3]))).toMatchObject({ reason: 'noSight' });
    expect(refusal(game, fire('dagmaton-1', [4]))).toMatchObject({ reason: 'outOfArc' });

    const thermo = act(game, fire('panza-shock-1', [4]));
    expect(thermo).toMatchObject([{ results: [{ rolls: [2], hits: [false] }] }]);

    expect(refusal(game, fire('panza-shock-1', [3]))).toEqual({
      rule: 'R-57',
      reason: 'sweepOther',
      target: 'dagmaton-1',
    });
    const accelerator = act(game, fire('dagmaton-1', [3]));
    expect(accelerator).toMatchObject([{ results: [{ rolls: [6], hits: [true], damage: { roll: 6 } }] }]);
    expect(dagmaton()).toMatchObject({ steps: 1, routed: true });
    expect(game.activation).toBeNull();
    expect(machineIn(game).fired).toBe(true);
  });

  test('§7: at a unit in play', () => {
    const game = sweep([lance], { weapons: ['laser'] });
    expect(refusal(game, fire('transcom-1', [0]))).toEqual({
      rule: '§7',
      reason: 'noSuchUnit',
      unit: 'transcom-1',
    });
  });

  test('no combining', () => {
    const game = sweep([lance], { weapons: ['laser', 'laser'] });
    expect(refusal(game, fire('panza-lance', [0, 1]))).toEqual({ rule: '§8.4.2', reason: 'sweepSingle' });
  });

  test('−1 each', () => {
    const game = sweep([lance, shock], { weapons: ['laser', 'laser'] });
    expect(drmsOf(act(game, fire('panza-lance', [0])))).toContainEqual(['sweep', -1]);
    expect(drmsOf(act(game, fire('panza-shock-1', [1])))).toContainEqual(['sweep', -1]);
  });

  test('in the player’s order, each at an enemy not yet fired on if it can', () => {
    const game = sweep([shock, shock2], { weapons: ['laser', 'laser'] });
    act(game, fire('panza-shock-2', [1]));
    expect(refusal(game, fire('panza-shock-2', [0]))).toMatchObject({
      reason: 'sweepOther',
      target: 'panza-shock-1',
    });
    act(game, fire('panza-shock-1', [0]));
  });

  test('area victims do not count as fired on, the declared target does', () => {
    const stack = ['panza-shock-1', 'panza-shock-2', 'dagmaton-1'].map((id) => section(id, '1713'));
    for (let seed = 1; ; seed++) {
      const game = sweep(stack, { weapons: ['shredder', 'laser'] });
      game.dice = seedDice(seed) as typeof game.dice;
      act(game, fire('panza-shock-1', [0], true));
      if (stack.some(({ id }) => game.units[id].where.at !== 'map')) continue;
      expect(game.activation).toMatchObject({ swept: ['panza-shock-1'] });
      expect(orderOptions(game)).toEqual([fire('panza-shock-2', [1]), fire('dagmaton-1', [1])]);
      break;
    }
  });

  test('every weapon that has a legal target must fire', () => {
    const game = sweep([lance], { weapons: ['laser', 'laser'] });
    expect(refusal(game, cease)).toMatchObject({ rule: '§8.4', reason: 'mustFire', slots: [0, 1] });
    expect(orderOptions(game)).not.toContainEqual(cease);
  });

  test('its shots are not chosen beforehand', () => {
    const game = sweep([lance], { weapons: ['laser'] });
    expect(refusal(game, allocate(shot('panza-lance', [0])))).toEqual({
      rule: '§8.4',
      reason: 'notAllocated',
      order: 'sweep',
    });
    expect(allocations(game, A)).toEqual([]);
  });
});
