import { describe, expect, test } from 'vitest';
import { machine, section } from '../testing';
import type { Machine } from '../types';
import { view } from '../view';
import { allocations } from './allocation';
import { whyNotFiring } from './firing';
import { mustStillExecute, orderOptions } from './options';
import {
  A,
  B,
  act,
  firing,
  machineIn,
  refusal,
  reveal,
  N,
  armed,
  shot,
  fire,
  allocate,
  cease,
  lance,
} from './testing';

describe('§8.1: the Combat cycle', () => {
  const scene = (rest: Partial<Machine> = {}) =>
    armed([lance], { weapons: ['laser'], orders: ['optimize', 'sweep'], rest });

  test('starts when the owner first chooses to fire with that machine', () => {
    const game = scene();
    expect(mustStillExecute(game)).toEqual([]);
    expect(machineIn(game).combat.running).toBe(false);
    expect(reveal(game)).toEqual([
      { type: 'revealed', machine: A, cycle: 'combat', box: 0, order: 'optimize' },
    ]);
    expect(machineIn(game).combat).toMatchObject({ running: true, marker: 0 });
  });

  test('from then on it advances every fire phase and cannot pause', () => {
    const game = scene({ combat: { ...machineIn(scene()).combat, running: true, marker: 0 } });
    expect(mustStillExecute(game)).toEqual([A]);
    expect(refusal(game, { type: 'endPhase' })).toEqual({
      rule: '§8.1',
      reason: 'mustExecute',
      machines: [A],
    });
    expect(reveal(game)).toMatchObject([{ box: 1, order: 'sweep' }]);
    expect(mustStillExecute(game)).toEqual([A]);
    act(game, fire('panza-lance', [0]));
    expect(mustStillExecute(game)).toEqual([]);
  });

  test('R-18: unless it has no orders left', () => {
    const game = armed([lance], { weapons: ['laser'], orders: [] });
    const combat = { ...machineIn(game).combat, running: true };
    expect(mustStillExecute(armed([lance], { weapons: [], orders: [], rest: { combat } }))).toEqual([]);
    expect(refusal(game, { type: 'reveal', machine: A })).toMatchObject({
      reason: 'noOrdersLeft',
      cycle: 'combat',
    });
  });

  test('an order that cannot be executed still advances the marker', () => {
    const game = armed([section('panza-lance', '0101')], { weapons: ['laser'], orders: ['sweep'] });
    expect(reveal(game)).toEqual([
      { type: 'revealed', machine: A, cycle: 'combat', box: 0, order: 'sweep' },
      { type: 'notExecuted', machine: A, order: 'sweep', why: 'noTarget' },
    ]);
    expect(machineIn(game)).toMatchObject({ fired: true, combat: { marker: 0, running: true } });
    expect(game.activation).toBeNull();
  });

  test('a machine that has fired reveals no more in this phase', () => {
    const game = scene({ fired: true });
    expect(refusal(game, { type: 'reveal', machine: A })).toMatchObject({
      reason: 'alreadyFired',
      slot: null,
    });
  });

  test('nothing is fired before an order is revealed', () => {
    const game = scene();
    for (const action of [fire('panza-lance', [0]), allocate(shot('panza-lance', [0])), cease])
      expect(refusal(game, action)).toEqual({ rule: '§8.1', reason: 'notRevealed', machine: A });
    expect(allocations(game, A)).toEqual([]);
  });

  test('an order revealed is no other machine’s', () => {
    const game = scene();
    reveal(game);
    expect(whyNotFiring(game, A)).toBeUndefined();
    expect(whyNotFiring(game, B)).toEqual({ rule: '§8.1', reason: 'notRevealed', machine: B });
  });

  test.each([1, 3])('§9.1: the Orni of scenario 1 holds its fire in the turn it enters: turn %i', (turn) => {
    const orni = machine('A', 'orni', ['1715', N], {
      weapons: ['laser'],
      combat: ['sweep'],
      rest: { force: 1, holdsFire: true },
    });
    const game = firing([lance, orni], { scenario: 'incoming', turn });
    expect(refusal(game, { type: 'reveal', machine: A })).toMatchObject({ reason: 'holdsFireOnEntry' });
    expect(mustStillExecute(game)).toEqual([]);
    expect(orderOptions(game)).toEqual([]);
  });

  test('a machine not on the map reveals nothing', () => {
    const game = scene({ where: { at: 'toEnter' } });
    expect(refusal(game, { type: 'reveal', machine: A })).toMatchObject({ reason: 'notOnMap' });
  });

  test('in a view of the other side asking does not fail', () => {
    const game = scene();
    reveal(game);
    expect(() => orderOptions(view(game, 'dorian'))).not.toThrow();
    expect(() => mustStillExecute(view(scene(), 'dorian'))).not.toThrow();
  });
});
