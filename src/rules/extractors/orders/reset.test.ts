import { describe, expect, test } from 'vitest';
import type { Draft } from '../../result';
import { eliminate } from '../fire';
import { machine, section, vehicle } from '../testing';
import type { CycleName, Game, Machine, MachineLetter, Objective } from '../types';
import { at } from '../maps/doriana';
import { playEndPhase } from '../phases';
import { mustStillExecute, orderOptions } from './options';
import { whyNotLock } from './reset';
import { A, B, act, firing, machineIn, moving, ordersIn, refusal, reveal } from './testing';

const objective: Objective = { hex: at('1015'), exit: null };
const shock = section('panza-shock-1', '1515');

function bipod(letter: MachineLetter, hex: string, rest: Partial<Machine> = {}) {
  return machine(letter, 'bipod', [hex, 5], {
    weapons: ['laser', 'laser', null],
    move: ['hold', 'vector'],
    combat: ['sweep', 'target'],
    rest,
  });
}

const inMovement = (rest: Partial<Machine> = {}) =>
  moving([shock, bipod('A', '1716', rest), bipod('B', '1916'), vehicle('extractor-1', '2020')]);
const inFire = (rest: Partial<Machine> = {}) =>
  firing([shock, bipod('A', '1716', rest), bipod('B', '1715'), vehicle('extractor-1', '2020')]);

const reset = (cycle: CycleName, machine = A) => ({ type: 'reset', machine, cycle }) as const;
const lock = { type: 'lockOrders', machine: A } as const;
const lay = (cycle: CycleName, order: 'close' | 'optimize') =>
  ({ type: 'order', machine: A, cycle, box: 1, order }) as const;

function resetMove(game: Game): void {
  act(game, reset('move'));
  act(game, lay('move', 'close'));
  act(game, lock);
}

function resetCombat(game: Game): void {
  act(game, reset('combat'));
  act(game, lay('combat', 'optimize'));
  act(game, lock);
}

describe('§8.2: a Move reset', () => {
  test('replaces all Move orders, hidden, and begins the cycle anew', () => {
    const game = inMovement({ move: { ...bipod('A', '1716').move, marker: 0 } });
    expect(act(game, reset('move'))).toEqual([{ type: 'reset', machine: A, cycle: 'move' }]);
    expect(ordersIn(machineIn(game).move.boxes)).toEqual([null, null, null]);
    expect(machineIn(game).move).toMatchObject({ marker: null, reset: true });
    expect(act(game, lay('move', 'close'))).toMatchObject([{ type: 'ordered' }]);
    expect(act(game, lock)).toEqual([{ type: 'locked', machine: A, cycle: 'move' }]);
    expect(ordersIn(machineIn(game).move.boxes)).toEqual([null, 'close', null]);
    expect(ordersIn(machineIn(game).combat.boxes)).toEqual(['sweep', 'target', null]);
    expect(game.activation).toBeNull();
  });

  test('the boxes of the other cycle stay shut', () => {
    const game = inMovement();
    act(game, reset('move'));
    expect(refusal(game, lay('combat', 'optimize'))).toEqual({
      rule: '§8.2',
      reason: 'notResetting',
      machine: A,
    });
  });

  test('§9.1: that the Orni of scenario 1 may not fire on turn 1 is nothing to its Move orders', () => {
    const units = [section('ehn-etaki-lance', '1515'), bipod('A', '1716', { force: 1 })];
    const game = moving(units, { scenario: 'incoming', turn: 1 });
    resetMove(game);
    expect(ordersIn(machineIn(game).move.boxes)).toEqual([null, 'close', null]);
  });

  test('orders that were revealed lie face down when they are laid again', () => {
    const boxes = bipod('A', '1716').move.boxes.map((box) => ({ ...box, revealed: true }));
    const game = inMovement({
      move: { ...bipod('A', '1716').move, boxes: boxes as unknown as Machine['move']['boxes'] },
    });
    resetMove(game);
    expect(machineIn(game).move.boxes.map(({ revealed }) => revealed)).toEqual([false, false, false]);
  });

  test('the machine does nothing else in this movement phase', () => {
    const game = inMovement();
    resetMove(game);
    expect(refusal(game, { type: 'reveal', machine: A })).toMatchObject({ reason: 'alreadyMoved' });
    expect(mustStillExecute(game)).toEqual([B]);
  });

  test('the reset marker comes off at the end of the next Dorian turn', () => {
    const game = inMovement();
    resetMove(game);
    game.phase = { name: 'fire', side: 'avronian' };
    playEndPhase(game);
    expect(machineIn(game).move.reset).toBe(true);
    game.phase = { name: 'rally', side: 'dorian' };
    playEndPhase(game);
    expect(machineIn(game).move.reset).toBe(false);
  });

  test('§7.3.2: destroyed boxes stay destroyed', () => {
    const boxes = bipod('A', '1716').move.boxes.map((box, i) => (i === 2 ? { ...box, lost: true } : box));
    const game = inMovement({
      move: { ...bipod('A', '1716').move, boxes: boxes as unknown as Machine['move']['boxes'] },
    });
    act(game, reset('move'));
    expect(ordersIn(machineIn(game).move.boxes)).toEqual([null, null, 'lost']);
  });

  test('a cycle whose boxes are all destroyed cannot be reset', () => {
    const boxes = bipod('A', '1716').move.boxes.map(() => ({ order: null, revealed: false, lost: true }));
    const game = inMovement({
      move: { ...bipod('A', '1716').move, boxes: boxes as unknown as Machine['move']['boxes'] },
    });
    expect(refusal(game, reset('move'))).toMatchObject({ reason: 'noOrdersLeft', cycle: 'move' });
  });

  test('§8.1: at least one order has to be laid', () => {
    const game = inMovement();
    act(game, reset('move'));
    expect(refusal(game, lock)).toMatchObject({ reason: 'emptyCycle', cycle: 'move' });
    expect(orderOptions(game)).not.toContainEqual(lock);
  });

  test('R-18: a cycle with no orders left can be reset', () => {
    const game = moving([shock, machine('A', 'bipod', ['1716', 5])]);
    expect(refusal(game, { type: 'reveal', machine: A })).toMatchObject({ reason: 'noOrdersLeft' });
    resetMove(game);
    expect(ordersIn(machineIn(game).move.boxes)).toEqual([null, 'close', null]);
  });
});

describe('§8.2: a Combat reset', () => {
  test('the first order is revealed and executed now at −2, and the cycle has started', () => {
    const game = inFire();
    resetCombat(game);
    expect(machineIn(game)).toMatchObject({ combatReset: true, combat: { running: true, marker: null } });
    expect(mustStillExecute(game)).toEqual([A]);
    expect(reveal(game)[0]).toMatchObject({ type: 'revealed', cycle: 'combat', box: 1, order: 'optimize' });
    const shots = [
      {
        firers: [
          { unit: A, slot: 0 },
          { unit: A, slot: 1 },
        ],
        target: shock.id,
        area: false,
      },
    ];
    const events = act(game, { type: 'allocate', machine: A, shots });
    expect(JSON.stringify(events)).toContain('{"cause":{"code":"reset"},"value":-2}');
  });

  test('R-78: nobody else fires before it', () => {
    const game = inFire();
    resetCombat(game);
    expect(refusal(game, { type: 'reveal', machine: B })).toEqual({
      rule: '§8.2',
      reason: 'mustExecute',
      machines: [A],
    });
  });

  test.each<[what: string, done: (game: Game) => unknown]>([
    ['destroyed', (game) => eliminate(game as Draft<Game>, A, 'fire')],
    [
      'without an order left to execute',
      (game) => Object.assign(machineIn(game).combat.boxes[1], { order: null, lost: true }),
    ],
  ])('R-78: a machine that is by then %s holds nobody up', (_what, done) => {
    const game = inFire();
    resetCombat(game);
    done(game);
    expect(mustStillExecute(game)).toEqual([]);
    expect(reveal(game, B)).toMatchObject([{ type: 'revealed', machine: B }]);
  });

  test('§9.1, R-79: an Orni that holds its fire is not reset either', () => {
    const orni = machine('A', 'orni', ['1716', 5], {
      weapons: ['laser'],
      combat: ['sweep'],
      rest: { force: 1, holdsFire: true },
    });
    const game = firing([section('ehn-etaki-lance', '1515'), orni], { scenario: 'incoming', turn: 2 });
    expect(refusal(game, reset('combat'))).toMatchObject({ reason: 'holdsFireOnEntry', turn: 2 });
  });
});

describe('R-54: a reset removes the objective marker of that cycle', () => {
  test('Move: the objective of Vector', () => {
    const game = inMovement({ objective, mark: shock.id });
    expect(act(game, reset('move'))).toContainEqual({
      type: 'objectiveRemoved',
      machine: A,
      cycle: 'move',
      why: 'reset',
    });
    expect(machineIn(game)).toMatchObject({ objective: null, mark: shock.id });
  });

  test('Combat: the mark of Target', () => {
    const game = inFire({ objective, mark: shock.id });
    expect(act(game, reset('combat'))).toContainEqual({
      type: 'objectiveRemoved',
      machine: A,
      cycle: 'combat',
      why: 'reset',
    });
    expect(machineIn(game)).toMatchObject({ objective, mark: null });
  });

  test('Thanis orders may be put back or left out', () => {
    const game = inMovement({ thanis: { freeMove: true, freeTarget: false } });
    act(game, reset('move'));
    act(game, { type: 'order', machine: A, cycle: 'move', box: 0, order: 'freeMove' });
    act(game, { type: 'order', machine: A, cycle: 'move', box: 0, order: 'close' });
    act(game, lock);
    expect(ordersIn(machineIn(game).move.boxes)).toEqual(['close', null, null]);
  });
});

describe('§8.2, R-78: at the very start of the movement phase or fire phase', () => {
  test('several machines may be reset before anything else is done', () => {
    const game = inMovement();
    resetMove(game);
    act(game, reset('move', B));
  });

  test('several machines may reset their Combat orders before any of them fires', () => {
    const game = inFire();
    resetCombat(game);
    act(game, reset('combat', B));
  });

  test('either or both in a turn', () => {
    const game = inMovement();
    resetMove(game);
    game.phase = { name: 'fire', side: 'avronian' };
    resetCombat(game);
    expect(machineIn(game)).toMatchObject({ move: { reset: true }, combat: { reset: true } });
  });

  test.each<[what: string, done: (game: Game) => void]>([
    ['a machine has moved', (game) => Object.assign(game.units[B], { moved: true })],
    ['an Extractor has moved', (game) => Object.assign(Object.values(game.units)[3], { moved: true })],
  ])('not once %s', (_what, done) => {
    const game = inMovement();
    done(game);
    expect(refusal(game, reset('move'))).toEqual({ rule: 'R-78', reason: 'onlyAtStart', of: 'movement' });
  });

  test('that the Dorian has moved does not matter', () => {
    const game = inMovement();
    Object.assign(game.units[shock.id], { moved: true });
    act(game, reset('move'));
  });

  test('not once a machine has fired', () => {
    const game = inFire();
    Object.assign(game.units[B], { fired: true });
    expect(refusal(game, reset('combat'))).toEqual({ rule: 'R-78', reason: 'onlyAtStart', of: 'fire' });
  });

  test('not while a machine is in the middle of something', () => {
    const game = inMovement();
    act(game, reset('move'));
    expect(refusal(game, reset('move', B))).toMatchObject({ reason: 'unfinished', machine: A });
    expect(refusal(game, reset('move'))).toMatchObject({ reason: 'unfinished', machine: A });
    expect(refusal(game, { type: 'reveal', machine: A })).toMatchObject({ reason: 'unfinished' });
    expect(mustStillExecute(game)).toEqual([A, B]);
  });

  test('a cycle once', () => {
    const game = inMovement();
    resetMove(game);
    expect(refusal(game, reset('move'))).toEqual({
      rule: '§8.2',
      reason: 'alreadyReset',
      machine: A,
      cycle: 'move',
    });
  });

  test('Move orders in the movement phase, Combat orders in the fire phase', () => {
    expect(refusal(inMovement(), reset('combat'))).toMatchObject({ reason: 'wrongPhase', action: 'reset' });
    expect(refusal(inFire(), reset('move'))).toMatchObject({ reason: 'wrongPhase', action: 'reset' });
  });

  test('R-79: only a machine on the map', () => {
    const game = inMovement({ where: { at: 'toEnter' } });
    expect(refusal(game, reset('move'))).toMatchObject({ reason: 'notOnMap' });
  });

  test('nothing is locked that was not reset', () => {
    expect(refusal(inMovement(), lock)).toMatchObject({ rule: '§8.2', reason: 'notResetting' });
    const game = inMovement();
    act(game, reset('move', B));
    act(game, { ...lay('move', 'close'), machine: B });
    expect(whyNotLock(game, lock)).toEqual({ rule: '§8.2', reason: 'notResetting', machine: A });
  });

  test('Simple Extractors!: there is nothing to reset', () => {
    const game = { ...inMovement(), rules: 'simple' } as const;
    expect(refusal(game, reset('move'))).toMatchObject({ reason: 'simpleRules' });
    expect(refusal(game, lock)).toMatchObject({ reason: 'simpleRules' });
  });
});
