import { describe, expect, it, test } from 'vitest';
import type { Direction } from '../../../hex';
import { at, doriana } from '../maps/doriana';
import { DORIAN_MOVES, gameWith, machine, section } from '../testing';
import type { Action, CounterId, End, Game, Machine, Phase, Unit } from '../types';
import { closestTo } from '../moveOrders/closest';
import { canExecute, constraintOf } from '../moveOrders/constraint';
import { allGroupings, bestGroupings, compareSizes, sizesOf } from './grouping';
import { markHexChoices, playMarkHex, whyNotMarkHex } from './marking';
import { mustStillExecute, orderOptions, orderOptionsOf } from './options';
import { A, B, act, firing, machineIn, moving, refusal, reveal } from './testing';

const LANCE = section('panza-lance', '1714');
const FAR = section('panza-shock-1', '1711');
const bipod = (letter: 'A' | 'B', hex: string, rest: Partial<Machine> = {}) =>
  machine(letter, 'bipod', [hex, 0], {
    weapons: ['laser', 'laser', null],
    move: ['hold', 'vector'],
    combat: ['sweep', 'target'],
    rest,
  });
const order = (game: Game, id: CounterId, combat: 'closestTarget' | 'optimize' | 'freeTarget' | 'target') => {
  const box = { order: combat, revealed: false, lost: false };
  const combatCycle = { ...machineIn(game, id).combat, boxes: [box, box, box] as const };
  return { ...game, units: { ...game.units, [id]: { ...machineIn(game, id), combat: combatCycle } } } as Game;
};
const types = (actions: readonly Action[]) => [...new Set(actions.map(({ type }) => type))];
const both = () => [LANCE, FAR, bipod('A', '1715'), bipod('B', '2020')];

describe('§8: what the orders offer', () => {
  it('a reset or the next order of each machine, all of it or one machine’s', () => {
    const game = moving(both());
    expect(orderOptions(game)).toEqual(
      [A, B].flatMap((id) => [
        { type: 'reset', machine: id, cycle: 'move' },
        { type: 'reveal', machine: id },
      ]),
    );
    expect(orderOptionsOf(game, machineIn(game, B))).toEqual([
      { type: 'reset', machine: B, cycle: 'move' },
      { type: 'reveal', machine: B },
    ]);
  });

  test.each<[what: string, game: Game]>([
    ['to the Dorian', gameWith(both(), { phase: DORIAN_MOVES })],
    ['under Simple rules', moving(both(), { rules: 'simple' })],
    ['outside movement and fire', moving(both(), { phase: { name: 'ended', side: null } as Phase })],
    ['while he places his units', moving(both(), { phase: { name: 'placement', side: 'avronian' } })],
  ])('nothing %s', (_, game) => {
    expect(orderOptions(game)).toEqual([]);
    expect(orderOptionsOf(game, machineIn(game))).toEqual([]);
    expect(mustStillExecute(game)).toEqual([]);
  });

  it('of a machine before turns are played, the orders for its own boxes', () => {
    const game = moving(both(), { phase: { name: 'programming', side: 'avronian' }, turn: 0 });
    const { id } = machineIn(game);
    const own = orderOptions(game).filter((action) => action.type === 'order' && action.machine === id);
    expect(types(orderOptions(game))).toEqual(['order']);
    expect(own.length).toBeGreaterThan(0);
    expect(orderOptionsOf(game, machineIn(game))).toEqual(own);
  });

  it('while one machine is in the middle of something, its choices alone', () => {
    const game = firing(both());
    reveal(game);
    const shots = orderOptions(game);
    expect(types(shots)).toEqual(['fire']);
    expect(orderOptionsOf(game, machineIn(game))).toEqual(shots);
    expect(orderOptionsOf(game, machineIn(game, B))).toEqual([]);
  });

  it('§8.2: a machine that resets lays orders, and locks them once there is one', () => {
    const game = moving(both());
    act(game, { type: 'reset', machine: A, cycle: 'move' });
    expect(types(orderOptions(game))).toEqual(['order']);
    act(game, { type: 'order', machine: A, cycle: 'move', box: 0, order: 'close' });
    expect(orderOptions(game)).toContainEqual({ type: 'lockOrders', machine: A });
    expect(types(orderOptions(game))).toEqual(['order', 'lockOrders']);
  });

  test.each(['closestTarget', 'optimize'] as const)('§8.4: %s allocates all its shots at once', (combat) => {
    const game = order(firing(both()), A, combat) as ReturnType<typeof firing>;
    reveal(game);
    const choices = orderOptions(game);
    expect(types(choices)).toEqual(['allocate']);
    expect(choices[0]).toMatchObject({ machine: A, shots: [{ target: LANCE.id }] });
  });

  it('§8.4.6: Free Target fires one by one or combined, at each target what can reach it, or stops', () => {
    const game = order(firing(both(), {}), A, 'freeTarget') as ReturnType<typeof firing>;
    reveal(game);
    const choices = orderOptions(game);
    const combined = choices.filter((action) => action.type === 'fire' && action.firers.length === 2);
    expect(combined.map((action) => action.type === 'fire' && action.target)).toEqual([LANCE.id]);
    expect(choices.at(-1)).toEqual({ type: 'cease', machine: A });
  });

  it('§8: under Simple rules a machine that fires may just stop', () => {
    const game = firing(both(), {
      rules: 'simple',
      activation: { type: 'firing', machine: A, order: null, marking: false, swept: [] },
    });
    expect(orderOptions(game)).toEqual([{ type: 'cease', machine: A }]);
    expect(mustStillExecute(game)).toEqual([]);
  });
});

describe('§8.1: what has still to be executed', () => {
  it('every order of the movement, running Combat cycles in fire', () => {
    expect(mustStillExecute(moving(both()))).toEqual([A, B]);
    expect(mustStillExecute(firing(both()))).toEqual([]);
    const running = bipod('A', '1715');
    const begun = firing([
      LANCE,
      { ...running, combat: { ...running.combat, running: true } },
      bipod('B', '2020'),
    ]);
    expect(mustStillExecute(begun)).toEqual([A]);
    const programming = { ...begun, phase: { name: 'programming', side: 'avronian' } } as const;
    expect(mustStillExecute(programming)).toEqual([]);
  });

  it('an order under way, a reset under way', () => {
    const game = firing(both());
    reveal(game);
    expect(mustStillExecute(game)).toEqual([A]);
    const reset = moving([...both().slice(0, 2), bipod('A', '1715', { moved: true })]);
    expect(mustStillExecute(reset)).toEqual([]);
    const resetting = { ...reset, activation: { type: 'resetting', machine: A, cycle: 'move' } } as const;
    expect(mustStillExecute(resetting)).toEqual([A]);
  });
});

describe('§8.3.1, §8.4.4: marking', () => {
  const vector = (rest: Partial<Machine> = {}, game: Partial<Game> = {}) => {
    const made = moving([LANCE, machine('A', 'bipod', ['1715', 0], { move: ['vector'], rest })], game);
    reveal(made);
    return made;
  };

  it('R-56: a space off the map only where machines may leave', () => {
    const off = (game: Game) => markHexChoices(game, machineIn(game)).filter(({ exit }) => exit !== null);
    expect(off(vector())).toEqual([]);
    const south = off(vector({}, { scenario: 'ambush' }));
    expect(south.length).toBeGreaterThan(24);
    expect(new Set(south.map(({ exit }) => exit))).toEqual(new Set([2, 3, 4]));
    expect(off(vector({}, { scenario: 'incoming' }))).toEqual([]);
    const game = vector({}, { scenario: 'incoming' });
    expect(refusal(game, { type: 'markHex', machine: A, hex: at('1201'), exit: 0 })).toEqual({
      rule: 'R-56',
      reason: 'mayNotLeave',
      unit: A,
    });
    expect(refusal(game, { type: 'markHex', machine: A, hex: at('1215'), exit: 0 })).toMatchObject({
      rule: 'R-56',
      reason: 'notAnEdge',
    });
  });

  it('any hex but its own', () => {
    const game = vector();
    const hexes = markHexChoices(game, machineIn(game));
    expect(hexes).toHaveLength(647);
    const withB = { ...game, units: { ...game.units, [B]: bipod('B', '2020') } };
    expect(whyNotMarkHex(withB, { ...hexes[0], machine: B })).toEqual({
      rule: '§8.3.1',
      reason: 'nothingToMark',
      machine: B,
    });
    playMarkHex(game, { type: 'markHex', machine: A, hex: at('1010'), exit: null });
    expect(game.activation).toMatchObject({ marking: false });
    expect(machineIn(game).objective).toEqual({ hex: at('1010'), exit: null });
  });

  it('§8.4.4: not by another machine, and each refusal with its rule', () => {
    const game = order(firing(both()), A, 'target') as ReturnType<typeof firing>;
    reveal(game);
    expect(refusal(game, { type: 'markTarget', machine: A, target: 'pgp-1' as CounterId })).toMatchObject({
      rule: '§8.4.4',
      reason: 'noSuchUnit',
    });
    expect(refusal(game, { type: 'markTarget', machine: A, target: B })).toMatchObject({
      rule: '§8.4.4',
      reason: 'notAnEnemy',
    });
    act(game, { type: 'markTarget', machine: A, target: LANCE.id });
    expect(machineIn(game).mark).toBe(LANCE.id);
  });
});

describe('§8.3.2: Close on one of several', () => {
  const N: Direction = 0;
  const end = (hex: string, path: readonly string[]): End => ({
    hex: at(hex),
    facing: N,
    exit: null,
    into: null,
    path: path.map(at),
    spent: 2,
    left: 0,
    bogRolls: 0,
  });
  const closing = (enemies: readonly Unit[], hex = '1715') => {
    const game = moving([...enemies, machine('A', 'glide', [hex, 0], { move: ['close'] })]);
    reveal(game);
    return constraintOf(game, machineIn(game))!;
  };
  const tied = [section('panza-lance', '1713'), section('panza-shock-1', '1717')];

  it('beside it, it only faces it', () => {
    const constraint = closing([section('panza-lance', '1714')]);
    expect(constraint.mayMove).toBe(false);
    const { verdictOn } = constraint.weigh([end('1715', []), end('1716', ['1716'])]);
    const [stays, goes] = [verdictOn(0), verdictOn(1)];
    expect(stays.requirements.map(({ code }) => code)).toEqual(['standStill', 'distanceAtMost', 'inFront']);
    expect(stays.legal).toBe(true);
    expect(goes.legal).toBe(false);
  });

  it('R-19: of tied enemies each may be the one, and it stops beside that one alone', () => {
    const constraint = closing(tied);
    expect(constraint.mayMove).toBe(true);
    expect(constraint.stopsIn(at('1714'))).toBe('adjacent');
    expect(constraint.stopsIn(at('1716'))).toBe('adjacent');
    expect(constraint.stopsIn(at('2020'))).toBeNull();
    const routes = constraint.routes(null);
    expect(routes.map((route) => [route.stopsIn(at('1714')), route.stopsIn(at('1716'))])).toEqual([
      ['adjacent', null],
      [null, 'adjacent'],
    ]);
  });

  it('§8.3.2: the end of a path that came beside one of them is not for that one', () => {
    const constraint = closing(tied);
    const passing = end('1816', ['1714', '1815', '1816']);
    const verdict = constraint.weigh([passing]).verdictOn(0);
    expect(verdict.requirements.map((each) => 'unit' in each && each.unit)).toEqual([tied[1].id, tied[1].id]);
    const direct = end('1814', ['1814']);
    const other = constraint.weigh([direct]).verdictOn(0);
    expect(other.requirements.map((each) => 'unit' in each && each.unit)).toContain(tied[0].id);
  });

  it('R-55: Close, Retire and Patrol need an enemy', () => {
    const alone = moving([bipod('A', '1715')]);
    const withEnemy = moving([LANCE, bipod('A', '1715')]);
    const orders = ['vector', 'close', 'retire', 'patrol', 'hold', 'freeMove'] as const;
    expect(orders.filter((each) => !canExecute(alone, each))).toEqual(['close', 'retire', 'patrol']);
    expect(orders.filter((each) => !canExecute(withEnemy, each))).toEqual([]);
    expect(closestTo(doriana.grid, at('1715'), [])).toEqual({ range: Infinity, enemies: [] });
  });
});

describe('§8.4.1, R-21: grouping weapons', () => {
  const ids = ['x', 'y', 'z'] as CounterId[];
  const [X, Y, Z] = ids;
  const choice = (slot: number, ...targets: CounterId[]) => ({ slot, targets });
  const text = (ways: ReturnType<typeof bestGroupings>) =>
    ways.map((groups) => groups.map(({ target, slots }) => `${target}${slots.join('')}`).join(' '));

  it('sizes are compared largest first', () => {
    expect(sizesOf([{ slots: [1] }, { slots: [2, 3, 4] }, { slots: [5, 6] }])).toEqual([3, 2, 1]);
    expect(compareSizes([3, 1], [2, 2])).toBeGreaterThan(0);
    expect(compareSizes([2, 2], [3, 1])).toBeLessThan(0);
    expect(compareSizes([2, 1], [2, 1, 1])).toBeLessThan(0);
    expect(compareSizes([2, 1], [2, 1])).toBe(0);
  });

  it('a target with the most weapons takes them all, then the rest combine as they can', () => {
    const choices = [choice(0, X, Y), choice(1, X, Z), choice(2, Y), choice(3, Z), choice(4, Z)];
    expect(text(bestGroupings(choices, 9))).toEqual(['z134 y02']);
  });

  it('of equal ones each is listed once, up to the limit', () => {
    const choices = [choice(0, X, Y), choice(1, X, Y)];
    expect(text(bestGroupings(choices, 9))).toEqual(['x01', 'y01']);
    expect(text(bestGroupings(choices, 1))).toEqual(['x01']);
    const pairs = [choice(0, X), choice(1, X), choice(2, Y), choice(3, Y)];
    expect(text(bestGroupings(pairs, 9))).toEqual(['x01 y23']);
  });

  it('of three that could lead, the one that leaves the rest most to combine', () => {
    const choices = [choice(0, X, Y), choice(1, X), choice(2, Y, Z), choice(3, Z)];
    expect(text(bestGroupings(choices, 9))).toEqual(['x01 z23']);
  });

  it('where none combine, every way up to the limit', () => {
    const choices = [choice(0, X, Y), choice(1, Z)];
    expect(text(bestGroupings(choices, 9))).toEqual(['x0 z1', 'y0 z1']);
    expect(text(allGroupings(choices, 1))).toEqual(['x0 z1']);
    expect(text(bestGroupings([], 9))).toEqual(['']);
  });
});
