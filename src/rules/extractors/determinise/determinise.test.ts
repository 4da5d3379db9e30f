import { describe, expect, it } from 'vitest';
import { distance } from '../../../hex';
import { chanceOf } from '../../chance';
import { budgetOf } from '../buildUp';
import { counterId } from '../data';
import { at, doriana } from '../maps/doriana';
import { recommendedHexes } from '../recommended/placement';
import { setup } from '../setup';
import { AVRONIAN_MOVES, DORIAN_MOVES, gameWith, machine, section, vehicle } from '../testing';
import type { CounterId, Game, Machine, OrderBox, Position, Side, Unit } from '../types';
import { enemyOf, unitsOf } from '../units';
import { view } from '../view';
import { determinise } from './determinise';
import { recommendedPrior } from './recommendedPrior';
import type { Program } from '../recommended/writtenProgram';
import type { Prior } from './prior';

const A = counterId('A');
const WORLDS = 40;

const VCP: Program = { move: ['vector', 'close', 'patrol'], combat: ['closestTarget', 'target', 'optimize'] };
const CCH: Program = { move: ['close', 'close', 'hold'], combat: ['sweep', 'sweep', 'sweep'] };
const ONE: Program = { move: ['close', null, null], combat: ['optimize', null, null] };

/** Worlds drawn from what a side sees. */
function worlds(game: Position, side: Side, change: Partial<Prior> = {}): readonly Game[] {
  const prior = { ...recommendedPrior(game, enemyOf(side)), ...change };
  const seen = view(game, side);
  return Array.from({ length: WORLDS }, (_, seed) => {
    const world = determinise(seen, side, prior, chanceOf(seed));
    expect(view(world, side)).toStrictEqual(seen);
    return world;
  });
}

function display(world: Position, id: CounterId = A): Machine {
  return world.units[id] as Machine;
}

function ordersOf({ move, combat }: Machine): readonly OrderBox['order'][] {
  return [...move.boxes, ...combat.boxes].map(({ order }) => order);
}

/** Machine A in 1215 with these boxes of its Move cycle revealed. */
function revealed(orders: readonly ('vector' | 'close' | null)[], marker: 0 | 1 | 2 | null): Machine {
  const one = machine('A', 'bipod', ['1215', 0], { move: ['vector', 'close', 'patrol'], combat: ['sweep'] });
  const [first, second, third] = one.move.boxes.map((box, index) => {
    const order = orders[index];
    return order === undefined ? box : { order, revealed: true, lost: false };
  });
  return { ...one, move: { ...one.move, boxes: [first, second, third], marker } };
}

const enemy = section('panza-shock-1', '1008');
const fought = (unit: Machine, rest: Partial<Game> = {}) =>
  gameWith([enemy, unit], { scenario: 'threePodAttack', phase: DORIAN_MOVES, ...rest });
const ofPrograms = (...programs: readonly Program[]): Partial<Prior> => ({
  programs: programs.map((program) => [1, program]),
  thanis: 0,
});

describe('§8.1: orders that lie face down', () => {
  it('are those of a programme of the prior, each as often as its weight', () => {
    const game = fought(revealed([], null));
    const prior: Partial<Prior> = {
      programs: [
        [3, VCP],
        [1, ONE],
      ],
      thanis: 0,
    };
    const drawn = worlds(game, 'dorian', prior).map((world) => ordersOf(display(world)));
    expect(new Set(drawn.map(String))).toEqual(
      new Set([VCP, ONE].map(({ move, combat }) => String([...move, ...combat]))),
    );
    const share = drawn.filter(([, second]) => second === 'close').length / WORLDS;
    expect(share).toBeGreaterThan(0.5);
    expect(share).toBeLessThan(0.95);
  });

  it('agree with what has been revealed', () => {
    const game = fought(revealed(['close'], 0));
    for (const world of worlds(game, 'dorian', ofPrograms(VCP, CCH)))
      expect(ordersOf(display(world))).toEqual([...CCH.move, ...CCH.combat]);
  });

  it('agree with one cycle where no programme agrees with both', () => {
    const unit = revealed(['close'], 0);
    const combat = { ...unit.combat, boxes: boxes(['optimize', 'hidden', 'hidden']), marker: 0 as const };
    const game = fought({ ...unit, combat });
    for (const world of worlds(game, 'dorian', ofPrograms(VCP, CCH, { ...ONE, move: VCP.move }))) {
      expect(display(world).move.boxes.map(({ order }) => order)).toEqual(CCH.move);
      expect(display(world).combat.boxes.map(({ order }) => order)).toEqual(['optimize', null, null]);
    }
  });

  it('R-53: a box that the marker has passed face down was empty', () => {
    const unit = revealed(['vector', undefined as never, 'close'], 2);
    for (const world of worlds(fought(unit), 'dorian', ofPrograms(VCP)))
      expect(display(world).move.boxes.map(({ order }) => order)).toEqual(['vector', null, 'close']);
  });

  it('R-53: round the cycle again every box has had its turn', () => {
    const unit = revealed(['vector'], 0);
    const again = {
      phase: AVRONIAN_MOVES,
      activation: { type: 'moving', machine: A, order: 'vector', box: 0, marking: false },
    } as const;
    for (const world of worlds(fought(unit, again), 'dorian', ofPrograms(VCP)))
      expect(display(world).move.boxes.map(({ order }) => order)).toEqual(['vector', null, null]);
    const onwards = { ...again, activation: { ...again.activation, box: 1 } } as const;
    const moved = revealed(['vector', 'close'], 0);
    for (const world of worlds(fought(moved, onwards), 'dorian', ofPrograms({ ...VCP, move: CCH.move })))
      expect(display(world).move.boxes.map(({ order }) => order)).toEqual(['vector', 'close', 'hold']);
  });

  it('§8.1: there are none before the machines are programmed, nor under Simple rules', () => {
    const early = setup({ scenario: 'threePodAttack', rules: 'full' }, 1);
    const simple = fought(revealed([], null), { rules: 'simple' });
    for (const game of [early, simple])
      for (const world of worlds(game, 'dorian'))
        for (const unit of unitsOf(world))
          if (unit.class === 'machine') expect(ordersOf(unit)).toEqual(Array(6).fill(null));
  });

  it('§4: machines that enter later have none until just before they do', () => {
    const column = machine('B', 'bipod', ['1215', 0], { rest: { where: { at: 'toEnter' }, force: 3 } });
    const laid = (turn: number, phase: Game['phase']) =>
      worlds(gameWith([enemy, column], { scenario: 'extractors', turn, phase }), 'dorian').some((world) =>
        ordersOf(display(world, counterId('B'))).some((order) => order !== null),
      );
    expect(laid(3, AVRONIAN_MOVES)).toBe(false);
    expect(laid(4, DORIAN_MOVES)).toBe(false);
    expect(laid(4, { name: 'programming', side: 'avronian' })).toBe(true);
    expect(laid(4, AVRONIAN_MOVES)).toBe(true);
    expect(laid(5, DORIAN_MOVES)).toBe(true);
  });
});

function boxes(orders: readonly OrderBox['order'][]) {
  return orders.map((order) => ({ order, revealed: order !== 'hidden', lost: false })) as never;
}

describe('§8.5: Thanis orders', () => {
  /** A Bipod of *Three-Pod Attack* (65 points for equipment) that has spent so many on armour of 3 points each. */
  const spent = (armour: number, forces = 2) => {
    const one = revealed([], null);
    return fought({ ...one, force: forces, extraArmour: armour, armour: 15 + armour });
  };
  const holds = (world: Position) => display(world).thanis;

  it('are drawn where points not seen spent may have bought them, in the last face-down boxes', () => {
    for (const world of worlds(spent(5), 'dorian', { thanis: 100 })) {
      expect(holds(world)).toEqual({ freeMove: true, freeTarget: true });
      const [, , third, , , sixth] = ordersOf(display(world));
      expect([third, sixth]).toEqual(['freeMove', 'freeTarget']);
    }
  });

  it('are not where the points are spent, nor where the prior has none', () => {
    const lasers = { weapon: 'particleAccelerator', lost: false, fired: false } as const;
    const broke = spent(5);
    const rich = display(broke);
    const slots = [lasers, lasers, lasers];
    const machines = (['A', 'B', 'C'] as const).map((letter) => ({
      ...rich,
      id: counterId(letter),
      letter,
      slots,
      extraArmour: letter === 'A' ? 0 : rich.extraArmour,
    }));
    const army = gameWith([enemy, ...machines], { scenario: 'threePodAttack', phase: DORIAN_MOVES });
    for (const world of worlds(army, 'dorian', { thanis: 100 }))
      expect(unitsOf(world).some((unit) => unit.class === 'machine' && unit.thanis.freeMove)).toBe(false);
    for (const world of worlds(spent(5), 'dorian', { thanis: 0 }))
      expect(holds(world)).toEqual({ freeMove: false, freeTarget: false });
  });

  it('are not on a machine that has lost an order box: a Program hit has no effect on Thanis', () => {
    const game = spent(5);
    const hit = display(game);
    const [first, second, third] = hit.move.boxes;
    const move = { ...hit.move, boxes: [{ ...first, order: null, lost: true }, second, third] as const };
    const units = { ...game.units, [hit.id]: { ...hit, move } };
    for (const world of worlds({ ...game, units }, 'dorian', { thanis: 100 }))
      expect(holds(world)).toEqual({ freeMove: false, freeTarget: false });
  });

  it('are on the machine that has shown one', () => {
    const shown = revealed([], null);
    const [, second, third] = shown.move.boxes;
    const first = { order: 'freeMove', revealed: true, lost: false } as const;
    const holder: Machine = {
      ...shown,
      force: 2,
      id: counterId('B'),
      letter: 'B',
      thanis: { freeMove: true, freeTarget: true },
      move: { ...shown.move, boxes: [first, second, third], marker: 0 },
    };
    const game = gameWith([enemy, { ...shown, force: 2 }, holder], {
      scenario: 'threePodAttack',
      phase: DORIAN_MOVES,
    });
    for (const world of worlds(game, 'dorian', { thanis: 100 })) {
      expect(display(world, counterId('B')).thanis).toEqual({ freeMove: true, freeTarget: true });
      expect(holds(world)).toEqual({ freeMove: false, freeTarget: false });
    }
  });
});

const ids = (units: readonly Unit[]) => units.map(({ id }) => id as string);
const unseen = (world: Position, game: Position, side: Side) =>
  unitsOf(world).filter(({ id }) => !Object.hasOwn(view(game, side).units, id));

describe('§9.6, R-88: what the other side has bought in secret', () => {
  const engaged = (units: readonly Unit[], rest: Partial<Game> = {}) =>
    gameWith(units, { scenario: 'engage', phase: DORIAN_MOVES, turn: 2, ...rest });
  const mine = machine('A', 'bipod', ['2310', 0], { rest: { force: 1 } });

  it('waits to enter, and with what is seen costs no more than the points', () => {
    for (const world of worlds(engaged([enemy, mine]), 'avronian')) {
      const drawn = unseen(world, engaged([enemy, mine]), 'avronian');
      expect(drawn.length).toBeGreaterThan(4);
      expect(drawn.every(({ where }) => where.at === 'toEnter')).toBe(true);
      expect(budgetOf(world, 0).left).toBeGreaterThanOrEqual(0);
    }
  });

  it('R-03: has the rest of each cell that is seen, and the whites of lower number', () => {
    const game = engaged([section('xibalem-commando', '0510'), vehicle('pgp-2', '0612'), mine]);
    for (const world of worlds(game, 'avronian', { armies: [] }))
      expect(ids(unseen(world, game, 'avronian')).sort()).toEqual([
        'pgp-1',
        'xibalem-shock-1',
        'xibalem-shock-2',
      ]);
  });

  it('adds nothing to a machine that is seen, and no machine too many', () => {
    const seenOnes = (['A', 'B', 'C', 'D'] as const).map((letter, row) =>
      machine(letter, 'glide', [`230${row + 2}`, 0], { rest: { force: 1 } }),
    );
    const game = engaged([enemy, ...seenOnes]);
    for (const world of worlds(game, 'dorian'))
      expect(unseen(world, game, 'dorian').length).toBeLessThanOrEqual(1);
  });

  it('§8.1: machines not seen yet have the orders that were laid before they enter', () => {
    const laid = (rest: Partial<Game>) =>
      worlds(engaged([enemy], rest), 'dorian', ofPrograms(VCP)).flatMap((world) =>
        unitsOf(world).flatMap((unit) => (unit.class === 'machine' ? [ordersOf(unit)] : [])),
      );
    const orders = laid({ turn: 1 });
    expect(orders.length).toBeGreaterThan(2 * WORLDS);
    for (const each of orders) expect(each).toEqual([...VCP.move, ...VCP.combat]);
    for (const each of laid({ turn: 1, rules: 'simple' })) expect(each).toEqual(Array(6).fill(null));
  });

  it('is nothing before the side has begun to buy', () => {
    const game = setup({ scenario: 'engage', rules: 'full' }, 1);
    for (const world of worlds(game, 'dorian')) expect(unitsOf(world)).toEqual([]);
    for (const world of worlds(game, 'avronian')) expect(unitsOf(world).length).toBeGreaterThan(4);
  });
});

describe('§9.4: a hidden set-up', () => {
  const run = (unit: Machine, rest: Partial<Game> = {}) =>
    gameWith([section('panza-lance', '0520'), unit], {
      scenario: 'ambush',
      phase: { name: 'movement', side: 'avronian' },
      ...rest,
    });
  const runner = machine('A', 'bipod', ['1310', 3], { rest: { force: 1 } });

  it('lies on the map, within its points, more than 4 hexes from a machine that has not moved', () => {
    const game = run(runner);
    for (const world of worlds(game, 'avronian')) {
      const hidden = unseen(world, game, 'avronian');
      expect(hidden.length).toBeGreaterThan(2);
      expect(hidden.every((unit) => unit.hidden)).toBe(true);
      expect(ids(hidden)).toContain('panza-shock-1');
      for (const { where } of hidden)
        if (where.at === 'map') expect(distance(doriana.grid, where.hex, at('1310'))).toBeGreaterThan(4);
      expect(budgetOf(world, 0).left).toBeGreaterThanOrEqual(0);
    }
  });

  it('may lie near a machine that has just come there', () => {
    const game = run({ ...runner, moved: true });
    const hexes = worlds(game, 'avronian').flatMap((world) =>
      unseen(world, game, 'avronian').map(({ where }) => (where.at === 'map' ? where.hex : 0)),
    );
    expect(hexes.some((hex) => distance(doriana.grid, hex as never, at('1310')) <= 4)).toBe(true);
  });

  it('lies mostly where the prior has it', () => {
    const game = run(runner);
    const named = new Set<number>(recommendedHexes(game, 'dorian'));
    const hexes = worlds(game, 'avronian').flatMap((world) =>
      unseen(world, game, 'avronian').map(({ where }) => (where.at === 'map' ? where.hex : 0)),
    );
    expect(hexes.filter((hex) => named.has(hex)).length / hexes.length).toBeGreaterThan(0.4);
  });

  it('may have sections aboard its Floaters', () => {
    const floater = { item: 'white', kind: 'floater' } as const;
    const armies: Prior['armies'] = [[1, [{ force: 0, purchase: floater }]]];
    const game = run(runner);
    const all = worlds(game, 'avronian', { armies, aboard: 100 });
    for (const world of all) {
      const aboard = unitsOf(world).filter(({ where }) => where.at === 'map' && where.inside !== null);
      expect(aboard).toHaveLength(2);
    }
  });

  it('is not there while the company is bought in the open', () => {
    const game = {
      ...setup({ scenario: 'ambush', rules: 'full' }, 1),
      phase: { name: 'buildUp', side: 'dorian' },
    } as const;
    for (const world of worlds(game, 'avronian')) expect(ids(unitsOf(world))).toEqual(['A']);
  });
});
