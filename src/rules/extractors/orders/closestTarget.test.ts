import { describe, expect, test } from 'vitest';
import { loadedDice, machine, section, staticPiece } from '../testing';
import type { Weapon } from '../types';
import { playAllocate, whyNotAllocation } from './allocation';
import {
  A,
  B,
  act,
  machineIn,
  refusal,
  N,
  shot,
  fire,
  allocate,
  cease,
  listed,
  lance,
  shock,
  shock2,
  transcom,
  walker,
  revealing,
} from './testing';

describe('§8.4.1 Closest Target', () => {
  const closest = revealing('closestTarget');

  test('each weapon fires at the closest enemy in its range, arc and line of sight', () => {
    const near = section('panza-lance', '1716');
    const game = closest([near, shock2], { chassis: 'glide', weapons: [null, 'laser', 'laser'] });
    expect(listed(game)).toEqual(['panza-shock-2 1; panza-lance 2']);
    act(game, allocate(shot('panza-shock-2', [1]), shot('panza-lance', [2])));
  });

  test('not at one farther away', () => {
    const game = closest([section('panza-lance', '1714'), shock2], { weapons: ['laser'] });
    expect(refusal(game, allocate(shot('panza-shock-2', [0])))).toEqual({
      rule: '§8.4.1',
      reason: 'notClosest',
      range: 2,
      closest: 1,
    });
  });

  test('Example 8: the accelerator must join the Shredder at the Transcom, not fire at the Walker', () => {
    const game = closest([transcom, walker], {
      chassis: 'glide',
      weapons: ['shredder', 'particleAccelerator'],
    });
    expect(listed(game)).toEqual(['transcom-1 0,1']);
    expect(refusal(game, allocate(shot('transcom-1', [0]), shot('walker-1', [1])))).toEqual({
      rule: 'R-21',
      reason: 'mustCombine',
      sizes: [1, 1],
      best: [2],
    });
    expect(act(game, allocate(shot('transcom-1', [0, 1])))).toMatchObject([{ type: 'shot' }]);
    expect(machineIn(game)).toMatchObject({ fired: true, slots: [{ fired: true }, { fired: true }, {}] });
    expect(game.activation).toBeNull();
  });

  test('Example 12: a Laser ignores a Lance in a depression it cannot see and takes the Shock', () => {
    const lurking = section('panza-lance', '1718');
    const game = closest([lurking, section('panza-shock-1', '1713')], { hex: '1716', weapons: ['laser'] });
    expect(listed(game)).toEqual(['panza-shock-1 0']);
  });

  test('R-21: what is still equal is the player’s choice', () => {
    const game = closest([lance, shock], { weapons: ['laser', 'laser'] });
    expect(listed(game)).toEqual(['panza-lance 0,1', 'panza-shock-1 0,1']);
  });

  test('weapons at one target combine: two shots at it are one', () => {
    const game = closest([lance], { weapons: ['laser', 'laser'] });
    expect(refusal(game, allocate(shot('panza-lance', [0]), shot('panza-lance', [1])))).toMatchObject({
      reason: 'mustCombine',
      sizes: [1, 1],
      best: [2],
    });
  });

  test.each<Weapon>(['seeker', 'streamer'])('a %s ignores enemies at range 1', (weapon) => {
    const game = closest([section('panza-lance', '1714'), shock2], { weapons: [weapon, 'laser'] });
    expect(listed(game)[0]).toBe('panza-shock-2 0; panza-lance 1');
  });

  test('§8.4: every weapon that has a legal target must fire', () => {
    const game = closest([lance], { weapons: ['laser', 'laser'] });
    expect(refusal(game, allocate(shot('panza-lance', [1])))).toEqual({
      rule: '§8.4',
      reason: 'mustFire',
      slots: [0],
    });
    expect(refusal(game, allocate())).toMatchObject({ reason: 'mustFire', slots: [0, 1] });
    expect(refusal(game, cease)).toMatchObject({ reason: 'mustFire', slots: [0, 1] });
  });

  test('a weapon without a target does not fire; lost and empty slots do not count', () => {
    const game = closest([lance], {
      chassis: 'multipod',
      weapons: ['laser', null, 'thermoBeam', 'laser', 'laser'],
      rest: {
        slots: machine('A', 'multipod', ['1715', N], {
          weapons: ['laser', null, 'thermoBeam', 'laser', 'laser'],
        }).slots.map((slot, i) => ({ ...slot, lost: i === 3 })),
      },
    });
    expect(listed(game)).toEqual(['panza-lance 0,2']);
  });

  test('a weapon does not fire twice', () => {
    const game = closest([lance, shock], { weapons: ['laser'] });
    const twice = allocate(shot('panza-lance', [0]), shot('panza-shock-1', [0]));
    expect(refusal(game, twice)).toMatchObject({ reason: 'alreadyFired', slot: 0 });
  });

  test('a shot has to be possible at all', () => {
    const game = closest([lance], { weapons: ['laser', 'laser'] });
    expect(refusal(game, allocate(shot('panza-lance', [0], true)))).toMatchObject({ reason: 'noAreaEffect' });
    expect(
      refusal(game, allocate({ ...shot('panza-lance', []), firers: [{ unit: B, slot: 0 }] })),
    ).toMatchObject({
      reason: 'onlyOneMachine',
    });
    const withB = {
      ...shot('panza-lance', []),
      firers: [0, 1].map((slot) => ({ unit: slot ? B : A, slot })),
    };
    expect(refusal(game, allocate(withB))).toEqual({ rule: '§7.5', reason: 'onlyOneMachine' });
  });

  test('R-58: a Shredder or Streamer may use its area only when alone on its target', () => {
    const alone = closest([lance], { weapons: ['shredder'] });
    expect(listed(alone)).toEqual(['panza-lance 0', 'panza-lance 0*']);
    const joined = closest([lance], { weapons: ['shredder', 'laser'] });
    expect(listed(joined)).toEqual(['panza-lance 0,1']);
    expect(refusal(joined, allocate(shot('panza-lance', [0, 1], true)))).toMatchObject({
      rule: 'R-17',
      reason: 'areaNeverCombines',
    });
    expect(refusal(joined, allocate(shot('panza-lance', [0], true), shot('panza-lance', [1])))).toMatchObject(
      {
        reason: 'mustCombine',
      },
    );
  });

  test('R-84: all are chosen before any roll: a shot whose target is gone by then is spent on nothing', () => {
    const enemies = [section('panza-shock-2', '1714'), section('panza-lance', '1716')];
    const game = closest(enemies, { chassis: 'glide', weapons: ['laser', null, 'laser'] });
    const shots = [shot('panza-shock-2', [0]), shot('panza-lance', [2])];
    expect(whyNotAllocation(game, A, shots)).toBeUndefined();
    game.units[enemies[0].id].where = { at: 'eliminated' };
    Object.assign(game, { dice: loadedDice(0) });
    const events = playAllocate(game, { type: 'allocate', machine: A, shots });
    expect(events.map(({ type }) => type)).toEqual(['shot']);
    expect(machineIn(game)).toMatchObject({ fired: true, slots: [{ fired: true }, {}, { fired: true }] });
  });

  test('R-106: a shot that decides the game does not spare the targets of those chosen with it', () => {
    const post = staticPiece('commandpost', '1714', { armour: 1 });
    const game = closest([post, section('panza-lance', '1716')], {
      chassis: 'glide',
      weapons: ['laser', null, 'laser'],
    });
    Object.assign(game, { scenario: 'threePodAttack', dice: loadedDice(9, 9, 0) });
    const events = act(game, allocate(shot('commandpost', [0]), shot('panza-lance', [2])));
    expect(events.map(({ type }) => type)).toEqual(['shot', 'eliminated', 'shot', 'ended']);
    expect(game.victory).toMatchObject({ winner: 'avronian', because: { code: 'commandPostDestroyed' } });
  });

  test('a `fire` of one shot is the whole allocation', () => {
    const game = closest([lance], { weapons: ['laser', 'laser'] });
    expect(refusal(game, fire('panza-lance', [0]))).toMatchObject({ reason: 'mustFire', slots: [1] });
    act(game, fire('panza-lance', [0, 1]));
    expect(machineIn(game).fired).toBe(true);
  });
});
