import { describe, expect, it, test } from 'vitest';
import { total, type Draft } from '../../result';
import { CELLS, CHASSIS, COUNTERS, SECTIONS, VEHICLES, WEAPONS, WHITE_MIX } from '../data';
import { recommendedForce } from '../recommended/forces';
import { SCENARIOS, scenarioOf } from '../scenarios';
import { setup } from '../setup';
import type {
  Action,
  CellName,
  Chassis,
  Game,
  Illegal,
  Machine,
  MachineLetter,
  Purchase,
  Setup,
  Side,
  Weapon,
} from '../types';
import { unitsOf } from '../units';
import {
  budgetOf,
  buildUpOptions,
  costOf,
  playBuildUp,
  purchasesOf,
  whyBuildUpUnfinished,
  whyNotBuildUp,
} from '.';

const cell = (name: CellName): Purchase => ({ item: 'cell', cell: name });
const white = (kind: (typeof WHITE_MIX)[number][0]): Purchase => ({ item: 'white', kind });
const machine = (letter: MachineLetter, chassis: Chassis): Purchase => ({ item: 'machine', letter, chassis });
const weapon = (letter: MachineLetter, slot: number, kind: Weapon): Purchase => ({
  item: 'weapon',
  letter,
  slot,
  weapon: kind,
});
const armour = (letter: MachineLetter): Purchase => ({ item: 'extraArmour', letter });
const thanis = (letter: MachineLetter, order: 'freeMove' | 'freeTarget'): Purchase => ({
  item: 'thanis',
  letter,
  order,
});
const times = (count: number, purchase: Purchase) => Array.from({ length: count }, () => purchase);

/** A game in the build-up of a side after these purchases, each of them legal. */
function after(
  { scenario, rules }: Setup,
  [side, force]: readonly [Side, number],
  purchases: readonly Purchase[],
): Game {
  const game = setup({ scenario, rules }, 1) as Draft<Game>;
  game.phase = { name: 'buildUp', side };
  for (const purchase of purchases) {
    const action = { type: 'buy', force, purchase } as const;
    expect(whyNotBuildUp(game, action)).toBeUndefined();
    playBuildUp(game, action);
  }
  return game;
}

const ENGAGE: Setup = { scenario: 'engage', rules: 'full' };
const ENGAGE_SIMPLE: Setup = { scenario: 'engage', rules: 'simple' };
const DORIAN = ['dorian', 0] as const;
const AVRONIAN = ['avronian', 1] as const;

function whyNotBuy(game: Game, force: number, purchase: Purchase): Illegal | undefined {
  const before = JSON.stringify(game);
  const why = whyNotBuildUp(game, { type: 'buy', force, purchase });
  expect(JSON.stringify(game)).toBe(before);
  return why;
}

describe('§5: each player spends up to the scenario’s points', () => {
  it('§3: every line of the lists costs what is printed', () => {
    const game = after(ENGAGE, AVRONIAN, [machine('A', 'bipod'), machine('B', 'orni')]);
    const { budget } = scenarioOf('engage').forces[1];
    if (!budget) throw new Error('no budget');
    const cost = (purchase: Purchase) => costOf(game, budget, purchase);
    for (const name of Object.keys(CELLS) as CellName[]) expect(cost(cell(name))).toBe(CELLS[name].cost);
    for (const kind of ['transcom', 'dagmaton'] as const) expect(cost(white(kind))).toBe(SECTIONS[kind].cost);
    for (const kind of ['pgp', 'floater', 'walker', 'revil', 'flyer', 'agrax'] as const)
      expect(cost(white(kind))).toBe(VEHICLES[kind].cost);
    for (const chassis of Object.keys(CHASSIS) as Chassis[])
      expect(cost(machine('C', chassis))).toBe(CHASSIS[chassis].cost);
    for (const kind of Object.keys(WEAPONS) as Weapon[])
      expect(cost(weapon('A', 0, kind))).toBe(WEAPONS[kind].cost);
    expect(cost(armour('A'))).toBe(3);
    expect(cost(armour('B'))).toBe(4);
    expect(cost(armour('E'))).toBe(0);
    expect(cost(thanis('A', 'freeMove'))).toBe(6);
  });

  it('§5: the account lists each purchase and what is left', () => {
    const game = after(ENGAGE, DORIAN, [cell('Panza'), white('pgp'), white('pgp')]);
    expect(budgetOf(game, 0)).toMatchObject({
      points: 250,
      left: 250 - 27 - 60,
      spent: [
        { cause: { item: 'cell', cell: 'Panza' }, value: 27 },
        { cause: { item: 'white', kind: 'pgp' }, value: 30 },
        { cause: { item: 'white', kind: 'pgp' }, value: 30 },
      ],
    });
  });

  it('§8: under Simple rules the Dorian gets the larger points', () => {
    expect(budgetOf(after(ENGAGE_SIMPLE, DORIAN, []), 0).points).toBe(290);
    expect(budgetOf(after(ENGAGE_SIMPLE, AVRONIAN, []), 1).points).toBe(250);
  });

  it('§5: where forces are imposed nothing is bought', () => {
    const game = after({ scenario: 'extractors', rules: 'full' }, ['avronian', 3], []);
    expect(budgetOf(game, 1)).toEqual({ points: 0, spent: [], left: 0, branches: [] });
    expect(whyNotBuy(game, 1, machine('B', 'glide'))).toMatchObject({ rule: '§5', reason: 'notForSale' });
  });

  it('units bought exist at once, in the order of the counter mix, where their force begins', () => {
    const game = after(ENGAGE, DORIAN, [white('pgp'), cell('Urcado'), white('transcom'), cell('Panza')]);
    expect(unitsOf(game).map(({ id }) => id)).toEqual([
      'urcado-shock',
      'urcado-walker',
      'panza-shock-1',
      'panza-shock-2',
      'panza-lance',
      'transcom-1',
      'pgp-1',
    ]);
    expect(unitsOf(game).every(({ where, force }) => where.at === 'toEnter' && force === 0)).toBe(true);
    const placed = after({ scenario: 'ambush', rules: 'full' }, DORIAN, [white('pgp')]);
    expect(placed.units['pgp-1' as keyof typeof placed.units]).toMatchObject({ where: { at: 'unplaced' } });
  });

  it('§5, R-66: points may be left over', () => {
    expect(whyBuildUpUnfinished(after(ENGAGE, DORIAN, [cell('Comar Hart')]))).toBeUndefined();
  });

  it('§5, R-66: a side without any unit may not end its build-up', () => {
    expect(whyBuildUpUnfinished(after(ENGAGE, DORIAN, []))).toEqual({
      rule: '§5',
      reason: 'mustChoose',
      what: 'unit',
      missing: 1,
    });
  });
});

describe('what cannot be bought says why', () => {
  const fiveMachines = [
    machine('A', 'orni'),
    machine('B', 'orni'),
    machine('C', 'orni'),
    machine('D', 'orni'),
    machine('E', 'orni'),
  ];
  const column: Setup = { scenario: 'extractors', rules: 'full' };

  const cases: readonly {
    readonly name: string;
    readonly setup?: Setup;
    readonly buyer?: readonly [Side, number];
    readonly bought?: readonly Purchase[];
    readonly buys: Purchase;
    readonly force?: number;
    readonly why: Illegal;
  }[] = [
    {
      name: '§5: more than the points left',
      buyer: AVRONIAN,
      bought: [
        ...fiveMachines,
        ...times(5, armour('A')),
        ...times(5, armour('B')),
        ...times(5, armour('C')),
        ...times(3, armour('D')),
      ],
      buys: weapon('E', 0, 'laser'),
      why: { rule: '§5', reason: 'pointsShort', cost: 4, left: 3 },
    },
    {
      name: 'R-03: a cell once',
      bought: [cell('Panza')],
      buys: cell('Panza'),
      why: { rule: 'R-03', reason: 'cellTaken', cell: 'Panza' },
    },
    {
      name: 'R-03: no more whites than the counter mix has',
      bought: times(2, white('pgp')),
      buys: white('pgp'),
      why: { rule: 'R-03', reason: 'counterMix', kind: 'pgp', limit: 2 },
    },
    {
      name: 'R-03: Urcado’s Walker is none of the three white ones',
      bought: [cell('Urcado'), ...times(3, white('walker'))],
      buys: white('walker'),
      why: { rule: 'R-03', reason: 'counterMix', kind: 'walker', limit: 3 },
    },
    {
      name: 'R-03: lances only as cells',
      buys: { item: 'white', kind: 'lance' },
      why: { rule: '§5', reason: 'notForSale', purchase: { item: 'white', kind: 'lance' } },
    },
    {
      name: '§9.5, R-67: the garrison is taken from the counter mix: Reub’Ark',
      setup: { scenario: 'dobernStrongpoint', rules: 'full' },
      buyer: ['dorian', 2],
      buys: cell("Reub'Ark"),
      why: { rule: 'R-03', reason: 'cellTaken', cell: "Reub'Ark" },
    },
    {
      name: '§9.5, R-67: the garrison is taken from the counter mix: Dagmatons',
      setup: { scenario: 'dobernStrongpoint', rules: 'full' },
      buyer: ['dorian', 2],
      bought: times(2, white('dagmaton')),
      buys: white('dagmaton'),
      why: { rule: 'R-03', reason: 'counterMix', kind: 'dagmaton', limit: 4 },
    },
    {
      name: '§5: the Dorian buys no machines',
      buys: machine('A', 'orni'),
      why: { rule: '§5', reason: 'notForSale', purchase: machine('A', 'orni') },
    },
    {
      name: '§5: the Avronian buys no cells',
      buyer: AVRONIAN,
      buys: cell('Panza'),
      why: { rule: '§5', reason: 'notForSale', purchase: cell('Panza') },
    },
    {
      name: '§5: five machines at most',
      buyer: AVRONIAN,
      bought: fiveMachines,
      buys: machine('E', 'orni'),
      why: { rule: '§5', reason: 'machineLimit', limit: 5 },
    },
    {
      name: '§9.3, R-68: the Glide is one of the five',
      setup: column,
      buyer: ['avronian', 3],
      buys: machine('A', 'orni'),
      why: { rule: '§5', reason: 'letterTaken', machine: 'A' as Machine['id'] },
    },
    {
      name: '§9.3, R-68: the column’s points buy nothing for the Glide',
      setup: column,
      buyer: ['avronian', 3],
      buys: weapon('A', 0, 'laser'),
      why: { rule: '§5', reason: 'otherForce', machine: 'A' as Machine['id'], force: 2 },
    },
    {
      name: '§9.3: the Glide has weapons only: no extra armour',
      setup: column,
      buyer: ['avronian', 2],
      buys: armour('A'),
      why: { rule: '§5', reason: 'notForSale', purchase: armour('A') },
    },
    {
      name: '§9.3: the Glide has weapons only: no Thanis order',
      setup: column,
      buyer: ['avronian', 2],
      buys: thanis('A', 'freeMove'),
      why: { rule: '§5', reason: 'notForSale', purchase: thanis('A', 'freeMove') },
    },
    {
      name: '§9.3: the Glide has at most 17 points of weapons',
      setup: column,
      buyer: ['avronian', 2],
      bought: [weapon('A', 0, 'seeker'), weapon('A', 1, 'laser')],
      buys: weapon('A', 2, 'streamer'),
      why: { rule: '§5', reason: 'pointsShort', cost: 7, left: 5 },
    },
    {
      name: '§5: one weapon a slot',
      buyer: AVRONIAN,
      bought: [machine('A', 'glide'), weapon('A', 1, 'laser')],
      buys: weapon('A', 1, 'laser'),
      why: {
        rule: '§5',
        reason: 'slotTaken',
        machine: 'A' as Machine['id'],
        slot: 1,
        weapon: 'laser',
      },
    },
    {
      name: '§3: an Orni has two slots',
      buyer: AVRONIAN,
      bought: [machine('A', 'orni')],
      buys: weapon('A', 2, 'laser'),
      why: { rule: '§3', reason: 'noSuchSlot', slot: 2, slots: 2 },
    },
    {
      name: '§5: equipment needs its machine',
      buyer: AVRONIAN,
      buys: weapon('C', 0, 'laser'),
      why: { rule: '§5', reason: 'noSuchUnit', unit: 'C' },
    },
    {
      name: '§3: up to 5 points of extra armour a machine',
      buyer: AVRONIAN,
      bought: [machine('B', 'bipod'), ...times(5, armour('B'))],
      buys: armour('B'),
      why: { rule: '§3', reason: 'armourLimit', limit: 5 },
    },
    {
      name: '§5: Free Move once for the army',
      buyer: AVRONIAN,
      bought: [machine('B', 'bipod'), thanis('B', 'freeMove')],
      buys: thanis('B', 'freeMove'),
      why: { rule: '§5', reason: 'thanisTaken', machine: 'B' as Machine['id'] },
    },
    {
      name: '§5: Free Target on the machine with Free Move only',
      buyer: AVRONIAN,
      bought: [machine('B', 'bipod'), machine('C', 'bipod'), thanis('B', 'freeMove')],
      buys: thanis('C', 'freeTarget'),
      why: { rule: '§5', reason: 'thanisTaken', machine: 'B' as Machine['id'] },
    },
    {
      name: '§8: no Thanis under Simple rules',
      setup: ENGAGE_SIMPLE,
      buyer: AVRONIAN,
      bought: [machine('B', 'bipod')],
      buys: thanis('B', 'freeMove'),
      why: { rule: '§8', reason: 'simpleRules' },
    },
    {
      name: '§9.1: no extra armour for the Orni',
      setup: { scenario: 'incoming', rules: 'full' },
      buyer: AVRONIAN,
      buys: armour('A'),
      why: { rule: '§5', reason: 'notForSale', purchase: armour('A') },
    },
    {
      name: '§9.2: no fourth machine',
      setup: { scenario: 'threePodAttack', rules: 'full' },
      buyer: ['avronian', 2],
      buys: machine('D', 'bipod'),
      why: { rule: '§5', reason: 'notForSale', purchase: machine('D', 'bipod') },
    },
    {
      name: '§9.4: the free machine is not an Orni',
      setup: { scenario: 'ambush', rules: 'full' },
      buyer: AVRONIAN,
      buys: machine('B', 'orni'),
      why: { rule: '§5', reason: 'notForSale', purchase: machine('B', 'orni') },
    },
    {
      name: '§9.4: one free machine',
      setup: { scenario: 'ambush', rules: 'full' },
      buyer: AVRONIAN,
      bought: [machine('C', 'multipod')],
      buys: machine('B', 'glide'),
      why: { rule: '§5', reason: 'machineLimit', limit: 2 },
    },
    {
      name: '§9.4, R-34: 20 points of weapons between the two',
      setup: { scenario: 'ambush', rules: 'full' },
      buyer: AVRONIAN,
      bought: [machine('B', 'glide'), weapon('A', 0, 'seeker'), weapon('B', 0, 'seeker')],
      buys: weapon('B', 1, 'shredder'),
      why: { rule: '§5', reason: 'pointsShort', cost: 5, left: 4 },
    },
    {
      name: '§9.6: infantry at most 162 points',
      bought: [
        cell('Panza'),
        cell('Ehn Ark'),
        cell('Xibalem'),
        cell("Bha'"),
        cell('Ehn Etaki'),
        cell('Connakti'),
      ],
      buys: cell('Comar Hart'),
      why: { rule: '§9.6', reason: 'classCap', branch: 'infantry', total: 174, cap: 162 },
    },
    {
      name: '§9.6: vehicles at most 162 points',
      bought: [...times(2, white('pgp')), ...times(3, white('revil')), ...times(2, white('walker'))],
      buys: white('agrax'),
      why: { rule: '§9.6', reason: 'classCap', branch: 'vehicles', total: 182, cap: 162 },
    },
    {
      name: '§9.6, R-65: Urcado’s Walker counts as a vehicle',
      bought: [...times(2, white('pgp')), ...times(3, white('revil')), white('agrax'), white('flyer')],
      buys: cell('Urcado'),
      why: { rule: '§9.6', reason: 'classCap', branch: 'vehicles', total: 174, cap: 162 },
    },
    {
      name: '§5: a force of the other side',
      buys: machine('A', 'orni'),
      force: 1,
      why: { rule: '§5', reason: 'notYourForce', force: 1 },
    },
    {
      name: 'a force there is not',
      buys: cell('Panza'),
      force: 7,
      why: { rule: '§5', reason: 'malformed', field: 'force' },
    },
  ];
  test.each(cases.map((each) => [each.name, each] as const))('%s', (_, each) => {
    const { setup: start = ENGAGE, buyer = DORIAN, bought = [], buys, force, why } = each;
    expect(whyNotBuy(after(start, buyer, bought), force ?? buyer[1], buys)).toEqual(why);
  });

  it('§9.6: the caps are 188 under Simple rules', () => {
    const { branches } = budgetOf(after(ENGAGE_SIMPLE, DORIAN, [cell('Urcado'), white('dagmaton')]), 0);
    expect(branches).toEqual([
      { branch: 'infantry', total: 25, cap: 188 },
      { branch: 'vehicles', total: 20, cap: 188 },
    ]);
  });
});

describe('what must be chosen', () => {
  it('§9.1, R-69: the Orni takes two weapons, any, free, even twice the same', () => {
    const incoming: Setup = { scenario: 'incoming', rules: 'full' };
    const one = after(incoming, AVRONIAN, [weapon('A', 0, 'seeker')]);
    expect(whyBuildUpUnfinished(one)).toEqual({
      rule: '§9.1',
      reason: 'mustChoose',
      what: 'weapon',
      missing: 1,
    });
    const two = after(incoming, AVRONIAN, [weapon('A', 0, 'seeker'), weapon('A', 1, 'seeker')]);
    expect(whyBuildUpUnfinished(two)).toBeUndefined();
    expect(budgetOf(two, 1).left).toBe(0);
  });

  it('§9.4: the second machine must be chosen; it costs nothing', () => {
    const ambush: Setup = { scenario: 'ambush', rules: 'full' };
    expect(whyBuildUpUnfinished(after(ambush, AVRONIAN, []))).toEqual({
      rule: '§9.4',
      reason: 'mustChoose',
      what: 'machine',
      missing: 1,
    });
    const chosen = after(ambush, AVRONIAN, [machine('B', 'multipod')]);
    expect(whyBuildUpUnfinished(chosen)).toBeUndefined();
    expect(budgetOf(chosen, 1).left).toBe(20);
  });
});

describe('giving back', () => {
  const sell = (force: number, purchase: Purchase) => ({ type: 'sell', force, purchase }) as const;

  it('§5: only what was bought can be given back', () => {
    const game = after(ENGAGE, DORIAN, [cell('Panza')]);
    expect(whyNotBuildUp(game, sell(0, cell('Marache')))).toEqual({
      rule: '§5',
      reason: 'notBought',
      purchase: cell('Marache'),
    });
    expect(whyNotBuildUp(game, sell(0, cell('Panza')))).toBeUndefined();
  });

  it('§9: what the scenario gives is not bought', () => {
    const pods = after({ scenario: 'threePodAttack', rules: 'full' }, ['avronian', 2], []);
    expect(whyNotBuildUp(pods, sell(2, machine('A', 'bipod')))?.reason).toBe('notBought');
    const relief = after({ scenario: 'dobernStrongpoint', rules: 'full' }, ['dorian', 2], []);
    expect(whyNotBuildUp(relief, sell(2, white('dagmaton')))?.reason).toBe('notBought');
  });

  it('a machine is given back with its equipment', () => {
    const start = after(ENGAGE, AVRONIAN, []);
    const game = after(ENGAGE, AVRONIAN, [
      machine('A', 'glide'),
      weapon('A', 0, 'laser'),
      armour('A'),
      thanis('A', 'freeMove'),
    ]) as Draft<Game>;
    expect(playBuildUp(game, sell(1, machine('A', 'glide')))).toEqual([
      { type: 'sold', side: 'avronian', force: 1, purchase: machine('A', 'glide') },
    ]);
    expect(game).toEqual(start);
    expect(budgetOf(game, 1).left).toBe(250);
  });

  it('buying and giving back any offered line leaves the game as it was', () => {
    for (const { id } of SCENARIOS)
      for (const side of ['dorian', 'avronian'] as const) {
        const game = setup({ scenario: id, rules: 'full' }, 1) as Draft<Game>;
        game.phase = { name: 'buildUp', side };
        playBuildUp(game, { type: 'recommend' });
        const before = structuredClone(game);
        for (const action of buildUpOptions(game)) {
          if (action.type !== 'buy') continue;
          playBuildUp(game, action);
          expect(game).not.toEqual(before);
          expect(whyNotBuildUp(game, { ...action, type: 'sell' })).toBeUndefined();
          playBuildUp(game, { ...action, type: 'sell' });
          expect(game).toEqual(before);
        }
      }
  });

  it('extra armour adds to the armour and Thanis orders are noted', () => {
    const game = after(ENGAGE, AVRONIAN, [
      machine('A', 'orni'),
      armour('A'),
      armour('A'),
      thanis('A', 'freeMove'),
      thanis('A', 'freeTarget'),
    ]);
    expect(unitsOf(game)[0]).toMatchObject({
      armour: 11,
      extraArmour: 2,
      thanis: { freeMove: true, freeTarget: true },
    });
  });
});

describe('options', () => {
  it('all that is offered is legal, and it is all that is legal of the whole lists', () => {
    const game = after(ENGAGE, AVRONIAN, [
      machine('B', 'bipod'),
      weapon('B', 1, 'laser'),
      thanis('B', 'freeMove'),
    ]);
    const offered = new Set(buildUpOptions(game).map((action) => JSON.stringify(action)));
    const letters = ['A', 'B', 'C', 'D', 'E'] as const;
    const lines: Purchase[] = letters.flatMap((letter) => [
      ...(Object.keys(CHASSIS) as Chassis[]).map((chassis) => machine(letter, chassis)),
      ...[0, 1, 2, 3, 4].flatMap((slot) =>
        (Object.keys(WEAPONS) as Weapon[]).map((kind) => weapon(letter, slot, kind)),
      ),
      armour(letter),
      thanis(letter, 'freeMove'),
      thanis(letter, 'freeTarget'),
    ]);
    const all = lines.flatMap((purchase): Action[] => [
      { type: 'buy', force: 1, purchase },
      { type: 'sell', force: 1, purchase },
    ]);
    const legal = all.filter((action) => !whyNotBuildUp(game, action as Extract<Action, { type: 'buy' }>));
    expect(offered).toEqual(
      new Set(
        [...legal, ...[0, 1, 2].map((army) => ({ type: 'recommend', army }))].map((action) =>
          JSON.stringify(action),
        ),
      ),
    );
  });
});

describe('the recommended forces', () => {
  const everything = SCENARIOS.flatMap(({ id }) =>
    (['full', 'simple'] as const).flatMap((rules) =>
      (['dorian', 'avronian'] as const).map((side) => [id, rules, side] as const),
    ),
  );

  test.each(everything)(
    '%s under %s rules: the %s force is legal line by line and finishes',
    (id, rules, side) => {
      const game = setup({ scenario: id, rules }, 1) as Draft<Game>;
      game.phase = { name: 'buildUp', side };
      for (const { force, purchase } of recommendedForce(game, side)) {
        const action = { type: 'buy', force, purchase } as const;
        expect(whyNotBuildUp(game, action)).toBeUndefined();
        playBuildUp(game, action);
      }
      expect(whyBuildUpUnfinished(game)).toBeUndefined();
      const order = COUNTERS.map((counter) => counter.id).filter((counter) => counter in game.units);
      expect(Object.keys(game.units)).toEqual(order);
      for (const [force, { side: owner, budget }] of scenarioOf(id).forces.entries()) {
        if (owner !== side || !budget) continue;
        const { points, left, spent } = budgetOf(game, force);
        expect(total(spent)).toBe(points - left);
        expect(left).toBeLessThan(10);
      }
    },
  );

  it('buys the army asked for; games of rules up to version 3 ask for none and get the one of then', () => {
    const boughtBy = (army?: 0 | 1 | 2) => {
      const game = after(ENGAGE, DORIAN, []) as Draft<Game>;
      playBuildUp(game, { type: 'recommend', ...(army !== undefined && { army }) });
      return purchasesOf(game, 0);
    };
    expect(boughtBy()).toHaveLength(recommendedForce(ENGAGE, 'dorian').length);
    expect(boughtBy()).toContainEqual(cell('Ehn Ark'));
    for (const army of [0, 1, 2] as const)
      expect(boughtBy(army)).toHaveLength(recommendedForce(ENGAGE, 'dorian', army).length);
    expect(boughtBy(1)).not.toEqual(boughtBy(0));
  });

  it('tells which army was taken; that of version 3 of the rules has no number', () => {
    const told = (army?: 0 | 1 | 2) =>
      playBuildUp(after(ENGAGE, DORIAN, []) as Draft<Game>, {
        type: 'recommend',
        ...(army !== undefined && { army }),
      });
    expect(told(1)).toEqual([{ type: 'recommended', side: 'dorian', army: 1 }]);
    expect(told()).toEqual([{ type: 'recommended', side: 'dorian' }]);
  });

  it('replaces what was bought before', () => {
    const game = after(ENGAGE, DORIAN, [cell('Outbok'), white('flyer')]) as Draft<Game>;
    expect(whyNotBuildUp(game, { type: 'recommend' })).toBeUndefined();
    playBuildUp(game, { type: 'recommend' });
    const fresh = after(ENGAGE, DORIAN, []) as Draft<Game>;
    playBuildUp(fresh, { type: 'recommend' });
    expect(game).toEqual(fresh);
    expect(purchasesOf(game, 0)).not.toContainEqual(white('flyer'));
  });
});
