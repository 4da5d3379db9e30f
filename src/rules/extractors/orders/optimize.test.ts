import { describe, expect, test } from 'vitest';
import { loadedDice, onMap, section, staticPiece, vehicle } from '../testing';
import type { Weapon } from '../types';
import { allocations, whyNotAllocation } from './allocation';
import {
  A,
  act,
  machineIn,
  refusal,
  reveal,
  N,
  armed,
  shot,
  fire,
  allocate,
  listed,
  lance,
  shock,
  transcom,
  walker,
  revealing,
} from './testing';

describe('§8.4.3 Optimize', () => {
  const optimize = revealing('optimize');

  test('Example 9: an accelerator with only soft targets in arc does not fire; a Laser may fire at either', () => {
    const soft = optimize([lance], { weapons: ['particleAccelerator', 'laser'] });
    expect(listed(soft)).toEqual(['panza-lance 1']);
    for (const slots of [
      [0, 1],
      [1, 0],
    ])
      expect(refusal(soft, allocate(shot('panza-lance', slots)))).toEqual({
        rule: '§8.4.3',
        reason: 'wrongTargetType',
        best: 'hard',
      });
    const both = optimize([lance, walker], { weapons: ['laser'] });
    expect(listed(both)).toEqual(['panza-lance 0', 'walker-1 0']);
  });

  test('a `fire` of one shot is the whole allocation', () => {
    const game = optimize([lance], { weapons: ['laser', 'laser'] });
    expect(refusal(game, fire('panza-lance', [0]))).toMatchObject({ reason: 'mustFire', slots: [1] });
  });

  test('R-84: all are chosen before any roll: who then comes out of a Floater is not fired at', () => {
    const carrier = vehicle('floater-1', '1713', N, { armour: 1 });
    const aboard = { ...shock, where: { ...onMap('1713', null), inside: carrier.id } };
    const game = optimize([carrier, aboard], { weapons: ['particleAccelerator', 'shredder'] });
    Object.assign(game, { dice: loadedDice(9, 9, 9) });
    const events = act(game, fire('floater-1', [0]));
    expect(events.map(({ type }) => type)).toEqual(['shot', 'eliminated', 'passengersHit']);
    expect(game.units[shock.id]).toMatchObject({ steps: 1, where: { at: 'map', inside: null } });
    expect(machineIn(game)).toMatchObject({ fired: true, slots: [{ fired: true }, { fired: false }, {}] });
    expect(game.activation).toBeNull();
  });

  test('no such target, no shot', () => {
    const game = armed([lance], { weapons: ['particleAccelerator'], orders: ['optimize'] });
    expect(reveal(game)).toContainEqual({
      type: 'notExecuted',
      machine: A,
      order: 'optimize',
      why: 'noTarget',
    });
  });

  test.each<[Weapon, readonly string[]]>([
    ['particleAccelerator', ['walker-1', 'fort-1']],
    ['seeker', ['walker-1', 'fort-1']],
    ['shredder', ['panza-lance']],
    ['streamer', ['panza-lance']],
    ['undulator', ['panza-lance']],
    ['laser', ['panza-lance', 'walker-1', 'fort-1']],
    ['thermoBeam', ['panza-lance', 'walker-1', 'fort-1']],
  ])('%s: only the target type of its higher firepower, equal ones at either', (weapon, targets) => {
    const game = optimize([lance, walker, staticPiece('fort-1', '1515')], { weapons: [weapon] });
    expect([...new Set(allocations(game, A).map(([{ target }]) => target))]).toEqual(targets);
  });

  test('the declared target’s type matters, not the area’s', () => {
    const game = optimize([transcom, vehicle('floater-1', '1713')], { weapons: ['streamer'] });
    act(game, allocate(shot('transcom-1', [0], true)));
  });

  test('Example 12: Shredder and Laser at one target combine', () => {
    const game = optimize([lance], { weapons: ['shredder', 'laser'] });
    expect(listed(game)).toEqual(['panza-lance 0,1']);
    expect(refusal(game, allocate(shot('panza-lance', [0]), shot('panza-lance', [1])))).toMatchObject({
      rule: '§8.4.3',
      reason: 'mustCombine',
      sizes: [1, 1],
      best: [2],
    });
  });

  test('weapons need not choose the same target', () => {
    const game = optimize([lance, shock], { weapons: ['laser', 'laser'] });
    expect(listed(game)).toEqual([
      'panza-lance 0,1',
      'panza-lance 0; panza-shock-1 1',
      'panza-shock-1 0; panza-lance 1',
      'panza-shock-1 0,1',
    ]);
  });

  test('of very many allocations some are listed, with every target, and the others are accepted', () => {
    const ids = ['panza-lance', 'panza-shock-1', 'panza-shock-2', 'transcom-1', 'transcom-2', 'dagmaton-1'];
    const enemies = ['1713', '1914', '1515', '1814', '1614', '1714'].map((hex, i) => section(ids[i], hex));
    const game = optimize(enemies, { weapons: ['laser', 'laser', 'laser'] });
    expect(listed(game)).toEqual(ids.map((id) => `${id} 0,1,2`));
    const four = enemies.slice(0, 4);
    expect(listed(optimize(four, { weapons: ['laser', 'laser', 'laser'] }))).toHaveLength(64);
    expect(listed(optimize(four, { weapons: ['shredder', 'shredder', 'shredder'] }))).toHaveLength(256);
    const other = [shot(ids[0], [0]), shot(ids[1], [1]), shot(ids[2], [2])];
    expect(whyNotAllocation(game, A, other)).toBeUndefined();
    for (const shots of allocations(game, A)) expect(whyNotAllocation(game, A, shots)).toBeUndefined();
  });
});
