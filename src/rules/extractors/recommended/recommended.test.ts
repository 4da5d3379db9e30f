import { describe, expect, it, test } from 'vitest';
import type { Draft } from '../../result';
import { playBuildUp, whyBuildUpUnfinished } from '../buildUp';
import { playOrder, whyNotOrder } from '../orders/programming';
import { playPlacement, whyNotPlace, whyPlacementUnfinished } from '../placement';
import { SCENARIOS } from '../scenarios';
import { nextPreparation, setup } from '../setup';
import type { CounterId, Game, Machine, ScenarioId, Setup, Unit } from '../types';
import { unitOf, unitsOf } from '../units';
import {
  programIn,
  programsOffered,
  recommendedArmy,
  recommendedOrders,
  recommendedPlacement,
  setUpAnew,
} from '.';
import { setUpFor } from './setUps';
import { placesIn } from './writtenSetUp';

const SIDES = ['dorian', 'avronian'] as const;
const EVERY_SETUP = SCENARIOS.flatMap(({ id }) =>
  (['full', 'simple'] as const).map((rules): [ScenarioId, Setup['rules']] => [id, rules]),
);

/** Both sides take what is recommended until the phase named, or turn 1: now, or as it was up to version 3. */
function prepared(
  scenario: ScenarioId,
  rules: Setup['rules'],
  until = 'movement',
  when: 'now' | 'formerly' = 'formerly',
): Draft<Game> {
  const game = setup({ scenario, rules }, 3) as Draft<Game>;
  while (game.phase.name !== 'movement' && game.phase.name !== until) {
    if (game.phase.name === 'buildUp') {
      const army = recommendedArmy(game, game.phase.side);
      playBuildUp(game, { type: 'recommend', ...(when === 'now' && { army }) });
      expect(whyBuildUpUnfinished(game)).toBeUndefined();
    }
    if (game.phase.name === 'placement') {
      for (const action of recommendedPlacement(game)) {
        expect([action, whyNotPlace(game, action)]).toEqual([action, undefined]);
        playPlacement(game, action);
      }
      expect(whyPlacementUnfinished(game)).toBeUndefined();
    }
    game.phase = nextPreparation(game);
  }
  return game;
}

describe('one press prepares a game', () => {
  test.each(EVERY_SETUP)('%s under %s rules: all that is recommended is legal and finishes', (id, rules) => {
    const game = prepared(id, rules);
    expect(game.phase).toEqual({ name: 'movement', side: 'dorian' });
    expect(unitsOf(game).some(({ where }) => where.at === 'unplaced')).toBe(false);
  });

  it('asking changes nothing', () => {
    const game = prepared('threePodAttack', 'full', 'placement');
    const before = JSON.stringify(game);
    recommendedPlacement(game);
    recommendedOrders(game);
    expect(JSON.stringify(game)).toBe(before);
  });

  it('places what the player bought himself too, and what he has left to place', () => {
    const game = setup({ scenario: 'ambush', rules: 'full' }, 1) as Draft<Game>;
    for (const purchase of [
      ...Array.from({ length: 3 }, () => ({ item: 'white', kind: 'flyer' }) as const),
      ...Array.from({ length: 4 }, () => ({ item: 'white', kind: 'floater' }) as const),
      { item: 'cell', cell: 'Outbok' } as const,
      { item: 'cell', cell: 'Comar Hart' } as const,
    ])
      playBuildUp(game, { type: 'buy', force: 0, purchase });
    game.phase = { name: 'placement', side: 'dorian' };
    const [first] = recommendedPlacement(game);
    if (first) playPlacement(game, first);
    const rest = recommendedPlacement(game);
    expect(rest).toHaveLength(unitsOf(game).filter(({ side }) => side === 'dorian').length - 1);
    for (const action of rest) {
      expect(whyNotPlace(game, action)).toBeUndefined();
      playPlacement(game, action);
    }
    expect(whyPlacementUnfinished(game)).toBeUndefined();
  });

  test.each(EVERY_SETUP)(
    '%s under %s rules: unit by unit the set-up is the same as all at once',
    (id, rules) => {
      const game = prepared(id, rules, 'placement');
      for (; game.phase.name === 'placement'; game.phase = nextPreparation(game)) {
        const plan = recommendedPlacement(game);
        for (const place of plan) {
          expect(recommendedPlacement(game).at(0)).toEqual(place);
          playPlacement(game, place);
        }
      }
    },
  );

  test.each(
    EVERY_SETUP.flatMap(([scenario, rules]) =>
      SIDES.flatMap((side) => {
        const setUp = setUpFor({ scenario, rules }, side);
        return setUp === undefined ? [] : [[scenario, rules, side, setUp] as const];
      }),
    ),
  )(
    '§5: %s under %s rules, %s: every unit of the recommended army stands in the hex of the set-up found',
    (scenario, rules, side, setUp) => {
      const game = prepared(scenario, rules, 'movement', 'now');
      const standing = (unit: Unit) => (unit.where.at === 'map' ? unit.where.hex : null);
      const placed = unitsOf(game).filter((unit) => unit.side === side && standing(unit) !== null);
      const named = placesIn(game, setUp);
      expect(named.map(({ unit, hex }) => [unit, hex])).toEqual(
        named.map(({ unit }) => [unit, standing(unitOf(game, unit))]),
      );
      // The Command Post stands where the scenario puts it [§9.2].
      const others = placed.filter(({ id }) => named.every(({ unit }) => unit !== id));
      expect(others.filter(({ kind }) => kind !== 'commandPost')).toEqual([]);
    },
  );

  it('§5: sets a side up anew: who stands already is taken up first, and asking changes nothing', () => {
    const game = prepared('incoming', 'full', 'placement', 'now');
    const setUp = 'ehn-etaki-shock@2025, ehn-etaki-lance@0420, ehn-etaki-commando@1024';
    for (const action of recommendedPlacement(game)) playPlacement(game, action);
    const before = JSON.stringify(game);
    const anew = setUpAnew(game, setUp);
    expect(JSON.stringify(game)).toBe(before);
    expect(anew.map(({ type }) => type)).toEqual([...Array(3).fill('unplace'), ...Array(3).fill('place')]);
    for (const action of anew) {
      expect(whyNotPlace(game, action)).toBeUndefined();
      playPlacement(game, action);
    }
    for (const { unit, hex } of placesIn(game, setUp))
      expect(unitOf(game, unit).where).toMatchObject({ at: 'map', hex });
  });

  it('R-60: the garrison takes shelter inside its forts', () => {
    const game = prepared('dobernStrongpoint', 'full');
    const sheltered = unitsOf(game).filter(({ where }) => where.at === 'map' && where.inside !== null);
    expect(sheltered).toHaveLength(5);
  });

  it('recommends no placement where nothing is placed', () => {
    const game = { ...prepared('engage', 'full'), phase: { name: 'placement', side: 'dorian' } } as Game;
    expect(recommendedPlacement(game)).toEqual([]);
  });
});

describe('§8.1: recommended orders', () => {
  const machinesOf = (game: Game) =>
    unitsOf(game).filter((unit): unit is Machine => unit.class === 'machine');

  test.each(SCENARIOS.map(({ id }) => [id]))('%s: fill the six boxes of each machine due on turn 1', (id) => {
    const game = prepared(id, 'full', 'programming') as Game;
    const orders = recommendedOrders(game);
    const due = machinesOf(game).filter(({ letter }) => id !== 'extractors' || letter === 'A');
    expect(orders).toHaveLength(6 * due.length);
    for (const { machine, cycle, order } of orders) {
      const unit = unitOf(game, machine) as Machine;
      const thanis = order === 'freeMove' || order === 'freeTarget';
      if (thanis) expect(unit.thanis[order]).toBe(true);
      const moves = ['vector', 'close', 'retire', 'patrol', 'hold', 'freeMove'];
      expect(moves.includes(order ?? '')).toBe(cycle === 'move');
    }
  });

  test.each<[id: ScenarioId, move: string, combat: string]>([
    ['incoming', 'vector vector vector', 'target closestTarget target'],
    ['threePodAttack', 'vector vector vector', 'closestTarget closestTarget closestTarget'],
    ['extractors', 'close close close', 'target closestTarget target'],
    ['ambush', 'vector vector vector', 'closestTarget closestTarget closestTarget'],
    ['dobernStrongpoint', 'close close close', 'optimize optimize optimize'],
    ['engage', 'close close close', 'sweep optimize sweep'],
  ])('%s: %s, %s, Thanis orders apart', (id, move, combat) => {
    const orders = recommendedOrders(prepared(id, 'full', 'programming'));
    const { machine } = orders.at(-1)!;
    const of = (cycle: string) =>
      orders.filter((each) => each.machine === machine && each.cycle === cycle).map(({ order }) => order);
    expect([of('move').join(' '), of('combat').join(' ')]).toEqual([move, combat]);
  });

  it('no turn is given away: no recommended order keeps a machine where it is', () => {
    const orders = SCENARIOS.flatMap(({ id }) => recommendedOrders(prepared(id, 'full', 'programming')));
    const idle = orders.filter(({ order }) => order === 'hold' || order === 'patrol' || order === 'retire');
    expect(idle).toEqual([]);
  });

  it.each(SCENARIOS.map(({ id }) => [id]))(
    '%s: three programmes of the house, each laid as it is written',
    (id) => {
      const offered = programsOffered(id);
      expect(new Set(offered).size).toBe(3);
      for (const written of offered) {
        const orders = recommendedOrders(prepared(id, 'full', 'programming'), written);
        const { machine } = orders.at(-1)!;
        const laid = orders.filter((each) => each.machine === machine);
        const { move, combat } = programIn(written);
        const isThanis = (order: unknown) => order === 'freeMove' || order === 'freeTarget';
        for (const [index, { order }] of laid.entries())
          if (!isThanis(order)) expect(order).toBe([...move, ...combat][index]);
      }
    },
  );

  it('a line that is no programme is refused', () => {
    for (const written of ['', 'CCC', 'CCC CCX', 'CCCC CCC', 'ccc ooo'])
      expect(() => programIn(written)).toThrow(RangeError);
  });

  it('§8.5: the machine with Thanis orders has each of them once', () => {
    const orders = recommendedOrders(prepared('engage', 'full', 'programming'));
    const thanis = orders.filter(({ order }) => order === 'freeMove' || order === 'freeTarget');
    expect(thanis.map(({ machine, box }) => [machine, box])).toEqual([
      ['A', 2],
      ['A', 2],
    ]);
  });

  it('§8.5: a programme laid in place of another is allowed order by order, wherever a Thanis order lay', () => {
    const game = prepared('engage', 'full', 'programming');
    const [first, second] = programsOffered('engage');
    for (const order of recommendedOrders(game, first)) playOrder(game, order);
    const { move, combat } = unitOf(game, 'A' as CounterId) as Draft<Machine>;
    [move.boxes[0].order, move.boxes[2].order] = ['freeMove', null];
    [combat.boxes[1].order, combat.boxes[2].order] = ['freeTarget', 'sweep'];
    for (const order of recommendedOrders(game, second, 'allBoxes')) {
      expect(whyNotOrder(game, order)).toBeUndefined();
      playOrder(game, order);
    }
    expect(recommendedOrders(game, second, 'allBoxes')).toEqual([]);
    expect([move.boxes[2].order, combat.boxes[2].order]).toEqual(['freeMove', 'freeTarget']);
  });

  it('§4: machines that enter later get theirs on the turn they enter', () => {
    const game = { ...prepared('extractors', 'full'), turn: 4 } as Game;
    expect(new Set(recommendedOrders(game).map(({ machine }) => machine))).toEqual(new Set(['B', 'C']));
  });

  it('§8.2: a reset fills the cycle being reset, lost boxes apart', () => {
    const game = prepared('threePodAttack', 'full');
    const machine = game.units['B' as CounterId] as Draft<Machine>;
    machine.combat.boxes[1].lost = true;
    game.turn = 3;
    game.activation = { type: 'resetting', machine: machine.id, cycle: 'combat' };
    expect(recommendedOrders(game)).toEqual([
      { type: 'order', machine: 'B', cycle: 'combat', box: 0, order: 'closestTarget' },
      { type: 'order', machine: 'B', cycle: 'combat', box: 2, order: 'closestTarget' },
    ]);
  });

  it('§8: none under Simple rules', () => {
    expect(recommendedOrders(prepared('engage', 'simple'))).toEqual([]);
  });
});
