import { describe, expect, test } from 'vitest';
import { seedDice } from '../../rng';
import { onMap, section, vehicle } from '../testing';
import type { Action, CounterId, Unit } from '../types';
import { orderOptions } from './options';
import {
  A,
  act,
  machineIn,
  ordersIn,
  refusal,
  reveal,
  type Armed,
  armed,
  fire,
  cease,
  drmsOf,
  lance,
  shock,
} from './testing';

describe('§8.4.4 Target', () => {
  const target = (enemies: readonly Unit[], rest: Partial<Armed> = {}) => {
    const game = armed(enemies, { weapons: ['laser', 'laser'], orders: ['target', 'target'], ...rest });
    expect(reveal(game).map(({ type }) => type)).toEqual(['revealed']);
    return game;
  };
  const mark = (id: string): Action => ({ type: 'markTarget', machine: A, target: id as CounterId });

  test('on reveal one visible enemy is marked, line of sight or not', () => {
    const unseen = section('panza-shock-2', '0101');
    const game = target([lance, unseen]);
    expect(game.activation).toMatchObject({ order: 'target', marking: true });
    expect(orderOptions(game)).toEqual([mark('panza-lance'), mark('panza-shock-2')]);
    expect(refusal(game, fire('panza-lance', [0]))).toEqual({
      rule: '§8.4.4',
      reason: 'markFirst',
      machine: A,
      order: 'target',
    });
    expect(refusal(game, cease)).toMatchObject({ reason: 'markFirst' });
    expect(act(game, mark('panza-shock-2'))).toEqual([
      { type: 'targetMarked', machine: A, target: 'panza-shock-2' },
      { type: 'notExecuted', machine: A, order: 'target', why: 'noTarget' },
    ]);
    expect(machineIn(game)).toMatchObject({ mark: 'panza-shock-2', fired: true });
  });

  test('not an embarked, sheltered or hidden one, and no friend', () => {
    const carrier = vehicle('floater-1', '1713');
    const aboard = {
      ...section('panza-lance', '1713'),
      where: { ...onMap('1713', null), inside: carrier.id },
    };
    const game = target([carrier, aboard, { ...shock, hidden: true }]);
    expect(refusal(game, mark('panza-lance'))).toEqual({
      rule: '§8.4.4',
      reason: 'notVisible',
      target: 'panza-lance',
    });
    expect(refusal(game, mark('panza-shock-1'))).toMatchObject({ reason: 'notVisible' });
    expect(refusal(game, mark('A'))).toMatchObject({ reason: 'notAnEnemy' });
    expect(refusal(game, mark('transcom-3'))).toMatchObject({ reason: 'noSuchUnit' });
    expect(orderOptions(game)).toEqual([mark('floater-1')]);
  });

  test('fire only at it, all that can, combined, never as area, +1', () => {
    const game = target([lance, shock], { weapons: ['laser', 'shredder'] });
    act(game, mark('panza-lance'));
    expect(orderOptions(game)).toEqual([fire('panza-lance', [0, 1])]);
    expect(refusal(game, fire('panza-shock-1', [0]))).toEqual({
      rule: '§8.4.4',
      reason: 'onlyTheMark',
      mark: 'panza-lance',
    });
    expect(refusal(game, fire('panza-lance', [0]))).toEqual({
      rule: '§8.4.4',
      reason: 'mustFire',
      slots: [1],
    });
    expect(refusal(game, fire('panza-lance', [1], true))).toMatchObject({ reason: 'noAreaEffect' });
    expect(refusal(game, fire('panza-lance', [0, 2]))).toMatchObject({ reason: 'slotEmpty' });
    expect(drmsOf(act(game, fire('panza-lance', [0, 1])))).toContainEqual(['targetOrder', 1]);
    expect(game.activation).toBeNull();
  });

  test('others do not fire', () => {
    const game = target([section('panza-lance', '1716'), shock], {
      chassis: 'glide',
      weapons: ['laser', null, 'laser'],
    });
    act(game, mark('panza-lance'));
    act(game, fire('panza-lance', [2]));
    expect(machineIn(game)).toMatchObject({ fired: true, slots: [{ fired: false }, {}, { fired: true }] });
  });

  test('while the mark is out no Target re-marks', () => {
    const game = target([lance, shock], { rest: { mark: shock.id } });
    expect(game.activation).toMatchObject({ marking: false });
    expect(refusal(game, mark('panza-lance'))).toEqual({
      rule: '§8.4.4',
      reason: 'nothingToMark',
      machine: A,
    });
    expect(orderOptions(game)).toEqual([fire('panza-shock-1', [0, 1])]);
  });

  test('when it is destroyed, all Target orders come off the display', () => {
    const frail = section('panza-lance', '1714');
    for (let seed = 1; ; seed++) {
      const game = target([frail, shock]);
      Object.assign(game, { dice: seedDice(seed) });
      act(game, mark('panza-lance'));
      const events = act(game, fire('panza-lance', [0, 1]));
      if (!events.some(({ type }) => type === 'eliminated')) continue;
      expect(machineIn(game).mark).toBeNull();
      expect(ordersIn(machineIn(game).combat.boxes)).toEqual([null, null, null]);
      expect(machineIn(game).fired).toBe(true);
      break;
    }
  });

  test('R-85: a marked unit that embarks stays marked and is not fired at', () => {
    const carrier = vehicle('floater-1', '1713');
    const aboard = {
      ...section('panza-lance', '1713'),
      where: { ...onMap('1713', null), inside: carrier.id },
    };
    const game = armed([carrier, aboard], {
      weapons: ['laser'],
      orders: ['target'],
      rest: { mark: aboard.id },
    });
    expect(reveal(game)).toContainEqual({
      type: 'notExecuted',
      machine: A,
      order: 'target',
      why: 'noTarget',
    });
    expect(machineIn(game).mark).toBe('panza-lance');
  });

  test('with nobody to mark it is not executed', () => {
    const game = armed([{ ...lance, hidden: true }], { weapons: ['laser'], orders: ['target'] });
    expect(reveal(game)).toContainEqual({
      type: 'notExecuted',
      machine: A,
      order: 'target',
      why: 'noTarget',
    });
    expect(machineIn(game)).toMatchObject({ mark: null, fired: true });
  });

  test('Simple Extractors!: nobody is marked', () => {
    const game = { ...armed([lance], { weapons: ['laser'], orders: ['target'] }), rules: 'simple' } as const;
    expect(refusal(game, mark('panza-lance'))).toMatchObject({ reason: 'simpleRules' });
  });
});
