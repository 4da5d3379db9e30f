import { describe, expect, test } from 'vitest';
import type { Direction } from '../../../hex';
import { at, doriana } from '../maps/doriana';
import { reachOf } from '../movement/reach';
import { machine, section } from '../testing';
import type { Draft } from '../../result';
import type { Action, Game, Machine, MachineLetter, MoveAction, MoveOrder, OrderBox } from '../types';
import { view } from '../view';
import { mayStopOnEntry } from './entry';
import { mustStillExecute, orderOptions } from './options';
import { A, B, act, machineIn, moving, ordersIn, refusal, reveal } from './testing';

const SE: Direction = 2;
const S: Direction = 3;
const shock = section('panza-shock-1', '2020');

function glide(orders: readonly MoveOrder[], rest: Partial<Machine> = {}, letter: MachineLetter = 'A') {
  return machine(letter, 'glide', ['0704', SE], { move: orders, combat: ['sweep'], rest });
}

function scene(orders: readonly MoveOrder[], rest: Partial<Machine> = {}, game: Partial<Game> = {}) {
  return moving([shock, glide(orders, rest)], game);
}

function move(path: readonly string[], facing: Direction = SE): MoveAction {
  return { type: 'move', unit: A, path: path.map(at), facing, exit: null, into: null };
}

function markHex(hex: string, exit: Direction | null = null): Action {
  return { type: 'markHex', machine: A, hex: at(hex), exit };
}

/** The next Avronian movement phase, without the phases between. */
function nextTurn(game: ReturnType<typeof moving>): void {
  game.turn += 1;
  for (const unit of Object.values(game.units)) unit.moved = false;
}

describe('§8.1: each movement phase the machine reveals and executes its next Move order', () => {
  test('the order is turned up for both sides; it moves, and the marker shows the last order executed', () => {
    const game = scene(['freeMove', 'hold']);
    expect(reveal(game)).toEqual([
      { type: 'revealed', machine: A, cycle: 'move', box: 0, order: 'freeMove' },
    ]);
    expect(game.activation).toEqual({
      type: 'moving',
      machine: A,
      order: 'freeMove',
      box: 0,
      marking: false,
    });
    expect(ordersIn(machineIn(view(game, 'dorian') as Game).move.boxes)).toEqual([
      'freeMove',
      'hidden',
      'hidden',
    ]);
    expect(machineIn(game).move.marker).toBeNull();
    expect(act(game, move(['0804'])).map(({ type }) => type)).toEqual(['moved']);
    expect(machineIn(game)).toMatchObject({ moved: true, move: { marker: 0 } });
    expect(game.activation).toBeNull();
  });

  test('once all are revealed it keeps cycling through them', () => {
    const game = scene(['hold', 'freeMove', 'hold']);
    const revealed = [1, 2, 3, 4, 5].map(() => {
      const [event] = reveal(game);
      act(game, move([]));
      nextTurn(game);
      return event.type === 'revealed' ? event.box : null;
    });
    expect(revealed).toEqual([0, 1, 2, 0, 1]);
  });

  test('it must: the phase does not end before', () => {
    const game = scene(['hold']);
    expect(refusal(game, { type: 'endPhase' })).toEqual({
      rule: '§8.1',
      reason: 'mustExecute',
      machines: [A],
    });
    reveal(game);
    expect(refusal(game, { type: 'endPhase' })).toMatchObject({ reason: 'unfinished', machine: A });
    expect(mustStillExecute(game)).toEqual([A]);
    act(game, move([]));
    expect(mustStillExecute(game)).toEqual([]);
  });

  test('R-18: a cycle with no orders left does nothing', () => {
    const game = scene([]);
    expect(refusal(game, { type: 'reveal', machine: A })).toEqual({
      rule: 'R-18',
      reason: 'noOrdersLeft',
      machine: A,
      cycle: 'move',
    });
    expect(mustStillExecute(game)).toEqual([]);
  });

  test('each machine once, one at a time', () => {
    const game = moving([shock, glide(['hold']), { ...glide(['hold'], {}, 'B'), where: glide([]).where }]);
    reveal(game);
    expect(refusal(game, { type: 'reveal', machine: A })).toEqual({
      rule: '§8.1',
      reason: 'alreadyRevealed',
      machine: A,
    });
    expect(refusal(game, { type: 'reveal', machine: B })).toMatchObject({ reason: 'unfinished', machine: A });
    act(game, move([]));
    expect(refusal(game, { type: 'reveal', machine: A })).toMatchObject({ reason: 'alreadyMoved' });
    reveal(game, B);
  });

  test('it does not move without an order', () => {
    expect(refusal(scene(['freeMove']), move(['0804']))).toMatchObject({ reason: 'notRevealed', machine: A });
  });

  test('a machine that has left or is destroyed reveals nothing', () => {
    const game = scene(['hold'], { where: { at: 'exited', edge: 'south' } });
    expect(refusal(game, { type: 'reveal', machine: A })).toMatchObject({ reason: 'notOnMap' });
    expect(mustStillExecute(game)).toEqual([]);
  });

  test('Simple Extractors!: nothing is revealed, machines move freely', () => {
    const game = scene([], {}, { rules: 'simple' });
    expect(refusal(game, { type: 'reveal', machine: A })).toMatchObject({ reason: 'simpleRules' });
    expect(mustStillExecute(game)).toEqual([]);
    act(game, move(['0804']));
    expect(machineIn(game)).toMatchObject({ moved: true, move: { marker: null } });
  });

  test('everything offered is legal; in a view of the other side asking does not fail', () => {
    const game = scene(['hold']);
    expect(orderOptions(game)).toEqual([
      { type: 'reset', machine: A, cycle: 'move' },
      { type: 'reveal', machine: A },
    ]);
    for (const option of orderOptions(game)) act(structuredClone(game), option);
    const seen = view(game, 'dorian');
    expect(() => [orderOptions(seen), mustStillExecute(seen)]).not.toThrow();
  });
});

describe('§8.3.5 Hold', () => {
  test('+1 to hit in the same turn’s fire phase', () => {
    const game = scene(['hold']);
    reveal(game);
    act(game, move([], S));
    expect(machineIn(game)).toMatchObject({ held: true, where: { facing: S } });
  });

  test('no +1 for a machine that entered in this turn; it has it the next time it holds', () => {
    const game = moving([shock, glide(['hold'], { where: { at: 'toEnter' }, force: 1 })]);
    reveal(game);
    act(game, move(['2414'], 4));
    expect(machineIn(game).held).toBe(false);
    nextTurn(game);
    reveal(game);
    act(game, move([], 4));
    expect(machineIn(game).held).toBe(true);
  });

  test('no other order does', () => {
    const game = scene(['freeMove']);
    reveal(game);
    act(game, move([], S));
    expect(machineIn(game).held).toBe(false);
  });
});

describe('§8.3.1 Vector: on reveal a target hex is marked', () => {
  test('any hex but its own, before it moves', () => {
    const game = scene(['vector']);
    reveal(game);
    expect(refusal(game, move(['0804']))).toEqual({
      rule: '§8.3.1',
      reason: 'markFirst',
      machine: A,
      order: 'vector',
    });
    expect(orderOptions(game)).toHaveLength(doriana.grid.size - 1);
    expect(refusal(game, markHex('0704'))).toEqual({ rule: '§8.3.1', reason: 'ownHex', hex: at('0704') });
    const objective = { hex: at('0904'), exit: null };
    expect(act(game, markHex('0904'))).toEqual([{ type: 'marked', machine: A, objective }]);
    expect(machineIn(game).objective).toEqual(objective);
    expect(orderOptions(game)).toEqual([]);
    expect(refusal(game, markHex('0905'))).toMatchObject({ reason: 'nothingToMark', machine: A });
  });

  test('nothing is marked under other orders', () => {
    const game = scene(['hold']);
    expect(refusal(game, markHex('0904'))).toMatchObject({ rule: '§8.3.1', reason: 'nothingToMark' });
    reveal(game);
    expect(refusal(game, markHex('0904'))).toMatchObject({ reason: 'nothingToMark' });
    expect(refusal({ ...game, rules: 'simple' }, markHex('0904'))).toMatchObject({ reason: 'simpleRules' });
  });

  test('on reaching it the marker and the Vector order being executed come off, even if it was the last', () => {
    const game = scene(['vector']);
    reveal(game);
    act(game, markHex('0904'));
    const events = act(game, move(['0804', '0904'], 0));
    expect(events.slice(-2)).toEqual([
      { type: 'objectiveRemoved', machine: A, cycle: 'move', why: 'reached' },
      { type: 'orderRemoved', machine: A, cycle: 'move', box: 0, order: 'vector' },
    ]);
    expect(machineIn(game)).toMatchObject({ objective: null, move: { marker: 0 } });
    expect(ordersIn(machineIn(game).move.boxes)).toEqual([null, null, null]);
    nextTurn(game);
    expect(refusal(game, { type: 'reveal', machine: A })).toMatchObject({ reason: 'noOrdersLeft' });
  });

  test('not reached, marker and order stay; while the marker is out no Vector re-marks', () => {
    const game = scene(['vector', 'vector']);
    reveal(game);
    act(game, markHex('1304'));
    expect(act(game, move(['0804', '0905', '1005'], 1)).map(({ type }) => type)).toEqual(['moved']);
    expect(machineIn(game).objective).toEqual({ hex: at('1304'), exit: null });
    nextTurn(game);
    expect(reveal(game)).toMatchObject([{ type: 'revealed', box: 1 }]);
    expect(game.activation).toMatchObject({ marking: false });
  });

  test('a later Vector then marks a new hex', () => {
    const game = scene(['vector', 'vector']);
    reveal(game);
    act(game, markHex('0804'));
    act(game, move(['0804']));
    nextTurn(game);
    reveal(game);
    expect(game.activation).toMatchObject({ box: 1, marking: true });
  });

  const marked = { objective: { hex: at('0804'), exit: null } };
  const removed = { type: 'objectiveRemoved', machine: A, cycle: 'move', why: 'reached' };

  test.each<[what: string, path: readonly string[]]>([
    ['that ends on the marked hex', ['0804']],
    ['that leads through it', ['0804', '0904']],
  ])('R-82: another order %s takes the marker off, and no order', (_, path) => {
    const game = scene(['freeMove', 'vector'], marked);
    reveal(game);
    expect(act(game, move(path)).slice(1)).toEqual([removed]);
    expect(machineIn(game).objective).toBeNull();
    expect(ordersIn(machineIn(game).move.boxes)).toEqual(['freeMove', 'vector', null]);
    nextTurn(game);
    reveal(game);
    expect(game.activation).toMatchObject({ order: 'vector', marking: true });
  });

  test('R-82: so does one that comes beside a marked hex it may not end in, as when it holds there', () => {
    for (const [order, path] of [
      ['freeMove', ['0705', '0805', '0905', '1004', '1104']],
      ['hold', []],
    ] as const) {
      const game = moving([section('panza-lance', '0804'), glide([order, 'vector'], marked)]);
      reveal(game);
      expect(act(game, move(path)).at(-1)).toEqual(removed);
    }
  });

  test('R-82: one that comes no nearer than that leaves the marker out', () => {
    const game = scene(['freeMove', 'vector'], { objective: { hex: at('0904'), exit: null } });
    reveal(game);
    act(game, move(['0804']));
    expect(machineIn(game).objective).toEqual({ hex: at('0904'), exit: null });
  });

  test('R-100: the marker stays out though the order that set it is lost; a later Vector goes by it', () => {
    const objective = { hex: at('1304'), exit: null };
    const game = scene(['vector', 'hold', 'vector'], { objective });
    const lost = machineIn(game).move.boxes[0] as Draft<OrderBox>;
    Object.assign(lost, { order: null, lost: true });
    reveal(game);
    act(game, move([]));
    nextTurn(game);
    reveal(game);
    expect(game.activation).toMatchObject({ order: 'vector', box: 2, marking: false });
    expect(machineIn(game).objective).toEqual(objective);
  });

  test('R-59: a hidden enemy turns up in the marked hex: reached from the hex before it', () => {
    const game = moving([shock, section('panza-lance', '0904', { hidden: true }), glide(['vector'])]);
    reveal(game);
    act(game, markHex('0904'));
    const events = act(game, move(['0804', '0904'])).map(({ type }) => type);
    expect(machineIn(game).where).toMatchObject({ hex: at('0804') });
    expect(events).toContain('uncovered');
    expect(machineIn(game).objective).toBeNull();
  });
});

describe('R-56: where machines may leave, Vector may mark the space off the map beyond an edge hex', () => {
  const south = { scenario: 'ambush', turn: 2 } as const;
  const southern = { where: { at: 'map', hex: at('1826'), facing: S, inside: null } } as const;

  test('in scenario 4 beyond row 27', () => {
    const game = scene(['vector'], southern, south);
    reveal(game);
    const spaces = orderOptions(game).filter((action) => action.type === 'markHex' && action.exit !== null);
    expect(spaces.length).toBeGreaterThan(24);
    act(game, markHex('1827', S));
    const events = act(game, { ...move(['1827'], S), exit: S });
    expect(events).toContainEqual({ type: 'objectiveRemoved', machine: A, cycle: 'move', why: 'reached' });
    expect(machineIn(game).where).toEqual({ at: 'exited', edge: 'south' });
    expect(game.activation).toBeNull();
  });

  test('by no other edge, and nowhere inside the map', () => {
    const game = scene(['vector'], southern, south);
    reveal(game);
    expect(refusal(game, markHex('1801', 0))).toEqual({ rule: 'R-56', reason: 'mayNotLeave', unit: A });
    expect(refusal(game, markHex('1815', S))).toMatchObject({ reason: 'notAnEdge', direction: S });
  });

  test('in no other scenario', () => {
    const game = scene(['vector']);
    reveal(game);
    expect(refusal(game, markHex('1827', S))).toMatchObject({ reason: 'mayNotLeave' });
  });
});

describe('R-42: a machine that waits to enter', () => {
  const waiting = { where: { at: 'toEnter' }, force: 3 } as const;
  const due = { scenario: 'extractors', turn: 4 } as const;
  const inTheWay = machine('B', 'glide', ['0102', SE], { rest: { moved: true } });
  const enters = (orders: readonly MoveOrder[], game: Partial<Game> = due) =>
    moving([shock, glide(orders, waiting), inTheWay], game);

  test('reveals its first order when it is due, not before', () => {
    expect(refusal(enters(['freeMove'], { ...due, turn: 3 }), { type: 'reveal', machine: A })).toEqual({
      rule: 'R-41',
      reason: 'entryTurn',
      turn: 4,
      now: 3,
    });
    const game = enters(['freeMove']);
    expect(mustStillExecute(game)).toEqual([A]);
    reveal(game);
    act(game, move(['0102', '0202']));
    expect(machineIn(game).move.marker).toBe(0);
  });

  test('R-103: it may not put off its entry, nor does the phase end before it', () => {
    const game = enters(['freeMove']);
    expect(refusal(game, { type: 'endPhase' })).toEqual({
      rule: '§8.1',
      reason: 'mustExecute',
      machines: [A],
    });
  });

  test('R-80: with no legal end it waits and its Move cycle does not advance', () => {
    const game = enters(['hold']);
    expect(refusal(game, { type: 'reveal', machine: A })).toEqual({
      rule: 'R-42',
      reason: 'noLegalEnd',
      unit: A,
    });
    expect(mustStillExecute(game)).toEqual([]);
    expect(orderOptions(game)).toEqual([]);
    expect(machineIn(game).move).toMatchObject({ marker: null, boxes: [{ revealed: false }, {}, {}] });
  });

  test.each<[what: string, held: readonly string[], rest: Partial<Machine>, may: boolean]>([
    ['may enter and stop where nobody stands', [], {}, true],
    ['may where an enemy holds one hex of two', ['0102'], {}, true],
    ['may where an enemy holds the other', ['2404'], {}, true],
    ['may not where enemies hold both', ['0102', '2404'], {}, false],
    ['may not at speed 0', [], { speedLost: 4 }, false],
  ])('whatever its order it %s', (_, held, rest, may) => {
    const bipod = machine('A', 'bipod', ['0101', SE], { rest: { ...waiting, force: 2, ...rest } });
    const shocks = held.map((hex, i) => section(`panza-shock-${i + 1}`, hex));
    expect(mayStopOnEntry(moving([...shocks, bipod], { scenario: 'threePodAttack' }), bipod)).toBe(may);
  });

  test('speed 0 cannot enter', () => {
    const game = moving([shock, glide(['freeMove'], { ...waiting, speedLost: 6 })], due);
    expect(refusal(game, { type: 'reveal', machine: A })).toMatchObject({ reason: 'noLegalEnd' });
  });

  test('R-62, R-80: Vector does not mark a hex that would stop it where it may not end', () => {
    const game = enters(['vector']);
    reveal(game);
    expect(refusal(game, markHex('0102'))).toEqual({ rule: 'R-42', reason: 'noLegalEnd', unit: A });
    const offered = orderOptions(game);
    expect(offered).not.toContainEqual(markHex('0102'));
    expect(offered).toContainEqual(markHex('0502'));
    act(game, markHex('0502'));
    expect(reachOf(game, A).ends.length).toBeGreaterThan(0);
  });

  test('it has no hex of its own to avoid', () => {
    const game = moving([shock, glide(['vector'], waiting)], due);
    reveal(game);
    act(game, markHex('0102'));
    act(game, move(['0102'], S));
    expect(machineIn(game).objective).toBeNull();
  });

  test('in a view of the other side its order is not known, and asking does not fail', () => {
    const seen = view(enters(['hold']), 'dorian');
    expect(() => mustStillExecute(seen)).not.toThrow();
  });
});
