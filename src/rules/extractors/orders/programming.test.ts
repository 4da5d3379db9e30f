import { describe, expect, test } from 'vitest';
import { AVRONIAN_MOVES, gameWith, machine, section, vehicle } from '../testing';
import type { Action, BoxIndex, CounterId, CycleName, Game, Machine, MachineLetter, Order } from '../types';
import { view } from '../view';
import { whyNoDisplay } from '../display/machine';
import { machinesToProgram, orderChoices, whyProgrammingUnfinished } from './programming';
import { orderOptions } from './options';
import { A, B, act, machineIn, moving, ordersIn, refusal } from './testing';

const PROGRAMMING = { phase: { name: 'programming', side: 'avronian' }, turn: 0 } as const;
const TO_ENTER = { where: { at: 'toEnter' } } as const;
const thanis = { thanis: { freeMove: true, freeTarget: true } } as const;

function programming(rest: Partial<Machine> = {}, game: Partial<Game> = {}): Game {
  return gameWith([machine('A', 'glide', ['1515', 0], { rest })], { ...PROGRAMMING, ...game });
}

function order(cycle: CycleName, box: BoxIndex, what: Order | null): Action {
  return { type: 'order', machine: A, cycle, box, order: what };
}

describe('§8.1: three Move and three Combat boxes; 1–3 of each are filled in secret', () => {
  test('an order is laid into a box of its cycle', () => {
    const game = programming();
    expect(act(game, order('move', 1, 'vector'))).toEqual([
      { type: 'ordered', machine: A, cycle: 'move', box: 1, order: 'vector' },
    ]);
    act(game, order('combat', 0, 'sweep'));
    expect(ordersIn(machineIn(game).move.boxes)).toEqual([null, 'vector', null]);
    expect(ordersIn(machineIn(game).combat.boxes)).toEqual(['sweep', null, null]);
  });

  test('an order may be taken out again', () => {
    const game = programming();
    act(game, order('move', 0, 'vector'));
    act(game, order('move', 0, null));
    expect(ordersIn(machineIn(game).move.boxes)).toEqual([null, null, null]);
  });

  test('an order may be repeated', () => {
    const game = programming();
    for (const box of [0, 1, 2] as const) act(game, order('combat', box, 'selfDestruct'));
    expect(ordersIn(machineIn(game).combat.boxes)).toEqual(['selfDestruct', 'selfDestruct', 'selfDestruct']);
  });

  test('each cycle needs at least one order before the phase may end', () => {
    const game = programming();
    expect(refusal(game, { type: 'endPhase' })).toEqual({
      rule: '§8.1',
      reason: 'emptyCycle',
      machine: A,
      cycle: 'move',
    });
    act(game, order('move', 2, 'hold'));
    expect(refusal(game, { type: 'endPhase' })).toMatchObject({ reason: 'emptyCycle', cycle: 'combat' });
    act(game, order('combat', 2, 'sweep'));
    expect(whyProgrammingUnfinished(game)).toBeUndefined();
  });

  test('a Combat order does not lie in a Move box, nor a Move order in a Combat box', () => {
    const game = programming();
    expect(refusal(game, order('move', 0, 'sweep'))).toMatchObject({ reason: 'wrongCycle', cycle: 'move' });
    expect(refusal(game, order('combat', 0, 'hold'))).toMatchObject({ reason: 'wrongCycle', order: 'hold' });
  });

  test('§7.3.2: a destroyed box takes no order', () => {
    const boxes = machineIn(programming()).move.boxes.map((box, i) => ({ ...box, lost: i === 1 }));
    const move = { ...machineIn(programming()).move, boxes: boxes as unknown as Machine['move']['boxes'] };
    const game = programming({ move });
    expect(refusal(game, order('move', 1, 'hold'))).toMatchObject({ reason: 'boxLost', box: 1 });
  });

  test('everything offered is legal, and laid once nothing is offered that lies there', () => {
    const game = programming(thanis);
    act(game, order('move', 0, 'close'));
    const options = orderOptions(game);
    expect(options).toHaveLength(3 * 6 + 3 * 6);
    expect(options).not.toContainEqual(order('move', 0, 'close'));
    for (const option of options) act(structuredClone(game), option);
  });

  test('an order that already lies in the box may be laid there again', () => {
    const game = programming(thanis);
    for (const what of ['freeMove', 'freeMove', 'close', 'close'] as const) act(game, order('move', 0, what));
    expect(ordersIn(machineIn(game).move.boxes)).toEqual(['close', null, null]);
  });
});

describe('§8.5: Thanis orders never leave their machine', () => {
  test.each([
    ['move', 'freeMove'],
    ['combat', 'freeTarget'],
  ] as const)('in the %s cycle: only on the machine it was bought for', (cycle, what) => {
    const bought = { freeMove: cycle === 'move', freeTarget: cycle === 'combat' };
    const other = { freeMove: !bought.freeMove, freeTarget: !bought.freeTarget };
    for (const without of [programming(), programming({ thanis: other })])
      expect(refusal(without, order(cycle, 0, what))).toEqual({
        rule: '§8.5',
        reason: 'thanisNotBought',
        order: what,
      });
    const game = programming({ thanis: bought });
    act(game, order(cycle, 0, what));
    expect(machineIn(game)[cycle].boxes[0].order).toBe(what);
  });

  test('what was not bought is not offered', () => {
    const offered = orderOptions(programming());
    expect(offered).toHaveLength(3 * 5 + 3 * 5);
    for (const option of offered) act(programming(), option);
  });

  test('each lies in one box only', () => {
    const game = programming(thanis);
    act(game, order('move', 0, 'freeMove'));
    expect(refusal(game, order('move', 1, 'freeMove'))).toMatchObject({ reason: 'thanisOnce' });
    act(game, order('move', 0, 'hold'));
    act(game, order('move', 1, 'freeMove'));
  });

  test('Thanis orders work with the others in one cycle', () => {
    const game = programming(thanis);
    act(game, order('combat', 0, 'freeTarget'));
    act(game, order('combat', 1, 'sweep'));
    act(game, order('combat', 2, 'sweep'));
  });
});

describe('§4: orders are set before turn 1, of machines that enter later before their entry', () => {
  const column = (letter: MachineLetter) =>
    machine(letter, 'bipod', ['0101', 0], { rest: { ...TO_ENTER, force: 3 } });
  const scene = (rest: Partial<Game>) =>
    gameWith(
      [
        machine('A', 'glide', ['1515', 0], { rest: { force: 2 } }),
        column('B'),
        section('panza-shock-1', '2404'),
      ],
      { scenario: 'extractors', ...rest },
    );
  const letters = (game: Game) => machinesToProgram(game).map(({ letter }) => letter);

  test('before turn 1 only the machines on the map or due on turn 1', () => {
    expect(letters(scene({ turn: 0 }))).toEqual(['A']);
    expect(
      letters(
        gameWith([machine('A', 'glide', ['0101', 0], { rest: { ...TO_ENTER, force: 1 } })], { turn: 0 }),
      ),
    ).toEqual(['A']);
  });

  test('on the turn of their entry the later ones', () => {
    expect(letters(scene({ turn: 3 }))).toEqual([]);
    expect(letters(scene({ turn: 4 }))).toEqual(['B']);
    expect(letters(scene({ turn: 5 }))).toEqual([]);
  });

  test('a machine that has entered on that turn is not programmed again', () => {
    const entered = machine('B', 'bipod', ['0102', 2], { rest: { force: 3 } });
    expect(letters(gameWith([entered], { scenario: 'extractors', turn: 4 }))).toEqual([]);
  });

  test('a machine that entered on turn 1 or waited is not programmed again', () => {
    const waiting = machine('A', 'glide', ['0101', 0], { rest: { ...TO_ENTER, force: 1 } });
    expect(letters(gameWith([waiting], { turn: 1 }))).toEqual([]);
  });

  test('the display of a machine that is not due stays closed', () => {
    const game = scene({ turn: 0, phase: PROGRAMMING.phase });
    expect(refusal(game, { type: 'order', machine: B, cycle: 'move', box: 0, order: 'hold' })).toMatchObject({
      reason: 'notOnMap',
    });
  });

  test('outside programming a display is open during a reset only', () => {
    const game = moving([machine('A', 'glide', ['1515', 0], { move: ['hold'] })]);
    expect(refusal(game, order('move', 1, 'hold'))).toMatchObject({ rule: '§8.2', reason: 'notResetting' });
    const waiting = scene({ turn: 4, phase: AVRONIAN_MOVES });
    expect(orderChoices(waiting)).toEqual([]);
    expect(refusal(waiting, { type: 'order', machine: B, cycle: 'move', box: 0, order: 'hold' })).toEqual({
      rule: '§8.2',
      reason: 'notResetting',
      machine: B,
    });
  });
});

describe('Simple Extractors!: no orders', () => {
  test('nothing is programmed and nothing can be', () => {
    const game = programming({}, { rules: 'simple' });
    expect(machinesToProgram(game)).toEqual([]);
    expect(orderOptions(game)).toEqual([]);
    expect(refusal(game, order('move', 0, 'hold'))).toMatchObject({ reason: 'simpleRules' });
  });
});

describe('what has no display takes no orders', () => {
  test('an Extractor is no machine; a machine not in play has no display', () => {
    const game = gameWith([vehicle('extractor-1', '1515')], PROGRAMMING);
    const action = order('move', 0, 'hold');
    expect(refusal(game, action)).toMatchObject({ reason: 'noSuchUnit', unit: A });
    expect(whyNoDisplay(game, A)).toEqual({ rule: '§8', reason: 'noSuchUnit', unit: A });
    expect(refusal(game, { ...action, machine: 'extractor-1' as CounterId } as Action)).toEqual({
      rule: '§8',
      reason: 'malformed',
      field: 'machine',
    });
  });
});

describe('§8.1: orders lie face down', () => {
  test('asking in a view of the other side does not fail', () => {
    const game = programming();
    act(game, order('move', 0, 'vector'));
    const seen = view(game, 'dorian');
    expect(ordersIn(machineIn(seen as Game).move.boxes)).toEqual(['hidden', 'hidden', 'hidden']);
    expect(() => orderOptions(seen)).not.toThrow();
    expect(whyProgrammingUnfinished(seen)).toBeUndefined();
  });
});
