import { describe, expect, test } from 'vitest';
import { eliminate } from '../fire/eliminate';
import { machine, section } from '../testing';
import type { CounterId, Machine } from '../types';
import { dropMarksOn } from './marks';
import { A, B, firing, machineIn, ordersIn } from '../orders/testing';

const shock = 'panza-shock-1' as CounterId;

function marked(rest: Partial<Machine> = {}) {
  return firing([
    section('panza-shock-1', '1515'),
    section('panza-shock-2', '1516'),
    machine('A', 'bipod', ['1715', 4], {
      combat: ['target', 'sweep', 'target'],
      rest: { mark: shock, ...rest },
    }),
    machine('B', 'bipod', ['1915', 4], { combat: ['target'], rest: { mark: 'panza-shock-2' as CounterId } }),
  ]);
}

describe('§8.4.4: when the mark is destroyed or leaves the map, all Target orders come off the display', () => {
  test('the mark and every Target order of the machine are gone, for both sides to see', () => {
    const game = marked();
    const events = dropMarksOn(game, shock);
    expect(machineIn(game).mark).toBeNull();
    expect(ordersIn(machineIn(game).combat.boxes)).toEqual([null, 'sweep', null]);
    expect(machineIn(game).combat.boxes.map(({ revealed }) => revealed)).toEqual([true, false, true]);
    expect(events).toEqual([
      { type: 'objectiveRemoved', machine: A, cycle: 'combat', why: 'targetGone' },
      { type: 'orderRemoved', machine: A, cycle: 'combat', box: 0, order: 'target' },
      { type: 'orderRemoved', machine: A, cycle: 'combat', box: 2, order: 'target' },
    ]);
  });

  test('a machine that has marked somebody else keeps its orders', () => {
    const game = marked();
    dropMarksOn(game, shock);
    expect(ordersIn(machineIn(game, B).combat.boxes)).toEqual(['target', null, null]);
    expect(machineIn(game, B).mark).toBe('panza-shock-2');
  });

  test('the unit nobody marked takes nothing off', () => {
    const game = marked({ mark: null });
    expect(dropMarksOn(game, shock)).toEqual([]);
  });

  test('it happens whichever way the unit is destroyed', () => {
    const game = marked();
    expect(eliminate(game, shock, 'fire').map(({ type }) => type)).toContain('orderRemoved');
    expect(machineIn(game).mark).toBeNull();
    expect(game.units[shock]).toEqual({ ...section('panza-shock-1', '1515'), where: { at: 'eliminated' } });
  });

  test('nothing is taken off the display of a machine that is gone itself', () => {
    const game = marked({ where: { at: 'eliminated' } });
    expect(dropMarksOn(game, shock)).toEqual([]);
  });
});
