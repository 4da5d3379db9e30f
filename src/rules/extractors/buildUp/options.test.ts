import { describe, expect, it, test } from 'vitest';
import type { Draft } from '../../result';
import { CELLS, WHITE_MIX } from '../data';
import { setup } from '../setup';
import type { Game, Purchase, ScenarioId, Side } from '../types';
import { unitsOf } from '../units';
import {
  budgetOf,
  buildUpOptions,
  isSame,
  playBuildUp,
  priceListOf,
  purchasesOf,
  whyBuildUpUnfinished,
  whyNotBuildUp,
} from '.';
import { branchesOf } from './purchases';

const cell = (name: string) => ({ item: 'cell', cell: name }) as Purchase;
const white = (kind: string) => ({ item: 'white', kind }) as Purchase;
const bipod = (letter: string) => ({ item: 'machine', letter, chassis: 'bipod' }) as Purchase;
const laser = (letter: string, slot = 0) => ({ item: 'weapon', letter, slot, weapon: 'laser' }) as Purchase;
const armour = (letter: string) => ({ item: 'extraArmour', letter }) as Purchase;
const thanis = (letter: string, order: string) => ({ item: 'thanis', letter, order }) as Purchase;

interface Shop {
  readonly scenario: ScenarioId;
  readonly side?: Side;
  readonly rules?: Game['rules'];
  readonly force?: number;
}
function shop(
  { scenario, side = 'dorian', rules = 'full', force = 0 }: Shop,
  ...bought: Purchase[]
): Draft<Game> {
  const game = setup({ scenario, rules }, 1) as Draft<Game>;
  game.phase = { name: 'buildUp', side };
  for (const purchase of bought) playBuildUp(game, { type: 'buy', force, purchase });
  return game;
}
const ids = (game: Game) => unitsOf(game).map(({ id }) => id as string);
const sell = (game: Draft<Game>, force: number, purchase: Purchase) =>
  playBuildUp(game, { type: 'sell', force, purchase });
const AVRONIAN = { scenario: 'engage', side: 'avronian', force: 1 } as const;

describe('§5: the price list of a force', () => {
  const counts = (game: Game, force: number) => {
    const list = priceListOf(game, force);
    const count = (item: Purchase['item']) => list.filter((purchase) => purchase.item === item).length;
    const counted = [
      count('cell'),
      count('white'),
      count('machine'),
      count('weapon'),
      count('extraArmour'),
      count('thanis'),
    ];
    expect(list).toHaveLength(counted.reduce((sum, each) => sum + each));
    return counted;
  };

  test.each<[what: string, game: Game, force: number, counts: readonly number[]]>([
    ['a company: cells and whites', shop({ scenario: 'engage' }), 0, [15, 8, 0, 0, 0, 0]],
    ['five letters of four chassis', shop(AVRONIAN), 1, [0, 0, 20, 0, 0, 0]],
    [
      'a machine: its slots of seven weapons, armour, Thanis',
      shop(AVRONIAN, bipod('A')),
      1,
      [0, 0, 16, 21, 1, 2],
    ],
    [
      'under Simple rules no Thanis',
      shop({ ...AVRONIAN, rules: 'simple' }, bipod('A')),
      1,
      [0, 0, 16, 21, 1, 0],
    ],
    [
      '§9.4: a chassis to choose, weapons alone',
      shop({ scenario: 'ambush', side: 'avronian' }),
      1,
      [0, 0, 12, 21, 0, 0],
    ],
    ['§9.1: weapons alone', shop({ scenario: 'incoming', side: 'avronian' }), 1, [0, 0, 0, 14, 0, 0]],
    ['an imposed force: nothing', shop({ scenario: 'incoming' }), 0, [0, 0, 0, 0, 0, 0]],
    ['another force’s machines are not fitted', shop(AVRONIAN, bipod('A')), 0, [15, 8, 0, 0, 0, 0]],
  ])('%s', (_, game, force, expected) => expect(counts(game, force)).toEqual(expected));

  it('names everything in full', () => {
    expect(priceListOf(shop({ scenario: 'engage' }), 0)).toEqual([
      ...Object.keys(CELLS).map(cell),
      ...WHITE_MIX.map(([kind]) => white(kind)),
    ]);
    expect(priceListOf(shop({ scenario: 'incoming' }), 0)).toEqual([]);
  });
});

describe('§5: what may be done now', () => {
  it('by the side to decide with its own forces, and what it has bought may be given back', () => {
    const game = shop({ scenario: 'engage' }, cell('Panza'), white('pgp'), white('pgp'));
    const actions = buildUpOptions(game);
    expect(actions.filter(({ type }) => type === 'sell')).toEqual([
      { type: 'sell', force: 0, purchase: cell('Panza') },
      { type: 'sell', force: 0, purchase: white('pgp') },
    ]);
    expect(actions.some((action) => 'force' in action && action.force !== 0)).toBe(false);
    expect(actions.slice(-3)).toEqual([4, 1, 2].map((army) => ({ type: 'recommend', army })));
    expect(actions.filter((action) => whyNotBuildUp(game, action as never))).toEqual([]);
    const other = buildUpOptions({ ...game, phase: { name: 'buildUp', side: 'avronian' } });
    expect(other.some((action) => 'force' in action && action.force !== 1)).toBe(false);
  });

  it('an army of the house that is offered no more is still bought by its number, as games that took it were saved', () => {
    const game = shop({ scenario: 'incoming', side: 'avronian' });
    const offered = buildUpOptions(game).flatMap((action) =>
      action.type === 'recommend' ? [action.army] : [],
    );
    expect(offered).toEqual([0, 2, 1]);
    playBuildUp(game, { type: 'recommend', army: 3 });
    expect(purchasesOf(game, 1)).toEqual([
      { item: 'weapon', letter: 'A', slot: 0, weapon: 'shredder' },
      { item: 'weapon', letter: 'A', slot: 1, weapon: 'shredder' },
    ]);
  });

  it('an army the house does not have is refused, and nothing is bought', () => {
    const game = shop({ scenario: 'engage', side: 'avronian' });
    expect(whyNotBuildUp(game, { type: 'recommend', army: 4 })).toEqual({
      rule: '§5',
      reason: 'malformed',
      field: 'army',
    });
  });
});

describe('giving back', () => {
  it('R-67: the last white of a kind goes first, and no unit of a cell', () => {
    const game = shop({ scenario: 'engage' }, cell('Urcado'), white('walker'), white('walker'), white('pgp'));
    expect(ids(game)).toEqual(['urcado-shock', 'urcado-walker', 'pgp-1', 'walker-1', 'walker-2']);
    sell(game, 0, white('walker'));
    expect(ids(game)).toEqual(['urcado-shock', 'urcado-walker', 'pgp-1', 'walker-1']);
    sell(game, 0, white('walker'));
    sell(game, 0, white('walker'));
    expect(ids(game)).toEqual(['urcado-shock', 'urcado-walker', 'pgp-1']);
    sell(game, 0, cell('Urcado'));
    expect(ids(game)).toEqual(['pgp-1']);
  });

  it('§9.5: not a white of another force, nor one the scenario gives', () => {
    const relief = { scenario: 'dobernStrongpoint', force: 2 } as const;
    const game = shop(relief, white('dagmaton'));
    expect(ids(game)).toContain('dagmaton-3');
    sell(game, 2, white('dagmaton'));
    sell(game, 2, white('dagmaton'));
    expect(ids(game).filter((id) => id.startsWith('dagmaton'))).toEqual(['dagmaton-1', 'dagmaton-2']);
  });

  it('R-03: nothing comes of a kind that is sold out', () => {
    const game = shop({ scenario: 'engage' }, white('pgp'), white('pgp'), white('pgp'));
    expect(ids(game)).toEqual(['pgp-1', 'pgp-2']);
  });

  it('takes equipment off again', () => {
    const game = shop(
      AVRONIAN,
      bipod('A'),
      laser('A'),
      laser('A', 1),
      armour('A'),
      armour('A'),
      thanis('A', 'freeMove'),
      thanis('A', 'freeTarget'),
    );
    expect(purchasesOf(game, 1)).toHaveLength(7);
    for (const purchase of [laser('A'), armour('A'), thanis('A', 'freeMove')]) sell(game, 1, purchase);
    expect(purchasesOf(game, 1)).toEqual([bipod('A'), laser('A', 1), armour('A'), thanis('A', 'freeTarget')]);
    expect(unitsOf(game)).toMatchObject([{ armour: 16, extraArmour: 1 }]);
    sell(game, 1, bipod('B'));
    sell(game, 1, laser('B'));
    expect(unitsOf(game)).toHaveLength(1);
  });
});

describe('the lines of an account', () => {
  it('§9.5: forts, Extractors and given pieces are not bought', () => {
    const strongpoint = shop({ scenario: 'dobernStrongpoint' });
    expect(purchasesOf(strongpoint, 0)).toEqual([]);
    expect(purchasesOf(strongpoint, 1)).toEqual([]);
    expect(purchasesOf(shop({ scenario: 'extractors' }), 1)).toEqual([]);
  });

  const LINES = [
    cell('Panza'),
    cell('Urcado'),
    white('pgp'),
    white('walker'),
    bipod('A'),
    bipod('B'),
    laser('A'),
    laser('A', 1),
    armour('A'),
    armour('B'),
    thanis('A', 'freeMove'),
    thanis('B', 'freeMove'),
    thanis('A', 'freeTarget'),
  ];
  it('are the same or not', () => {
    for (const [i, a] of LINES.entries())
      for (const [j, b] of LINES.entries())
        expect({ a, b, same: isSame(a, { ...b }) }).toEqual({ a, b, same: i === j });
  });

  it('§9.6: a machine and its equipment are of no branch', () => {
    for (const purchase of [bipod('A'), laser('A'), armour('A')]) expect(branchesOf(purchase)).toEqual([]);
  });

  it('§9.6: only Engage! caps a branch', () => {
    expect(budgetOf(shop({ scenario: 'threePodAttack', force: 1 }), 1).branches).toEqual([]);
    expect(budgetOf(shop({ scenario: 'engage' }, white('transcom')), 0).branches).toEqual([
      { branch: 'infantry', total: 10, cap: 162 },
      { branch: 'vehicles', total: 0, cap: 162 },
    ]);
  });
});

describe('why not', () => {
  const why = (game: Game, force: number, purchase: Purchase) =>
    whyNotBuildUp(game, { type: 'buy', force, purchase });

  test.each<[what: string, game: Game, force: number, purchase: Purchase, why: object | undefined]>([
    [
      'no force before the first',
      shop({ scenario: 'engage' }),
      -1,
      cell('Panza'),
      { reason: 'malformed', field: 'force' },
    ],
    [
      'no force after the last',
      shop({ scenario: 'engage' }),
      2,
      cell('Panza'),
      { reason: 'malformed', field: 'force' },
    ],
    [
      'no slot before the first',
      shop(AVRONIAN, bipod('A')),
      1,
      laser('A', -1),
      { reason: 'noSuchSlot', slots: 3 },
    ],
    [
      'no slot after the last',
      shop(AVRONIAN, bipod('A')),
      1,
      laser('A', 3),
      { reason: 'noSuchSlot', slot: 3 },
    ],
    ['no weapons for a company', shop({ scenario: 'engage' }), 0, laser('A'), { reason: 'notForSale' }],
    [
      'no armour where there is none',
      shop({ scenario: 'ambush', side: 'avronian' }),
      1,
      armour('A'),
      { reason: 'notForSale' },
    ],
    [
      'a cell once',
      shop({ scenario: 'engage' }, cell('Panza')),
      0,
      cell('Panza'),
      { rule: 'R-03', reason: 'cellTaken' },
    ],
    ['armour for a machine', shop(AVRONIAN, bipod('A')), 1, armour('A'), undefined],
  ])('%s', (_, game, force, purchase, reason) => {
    const told = why(game, force, purchase);
    if (reason === undefined) expect(told).toBeUndefined();
    else expect(told).toMatchObject(reason);
  });

  it('§9.6: up to the cap itself a branch may grow, and the other branch does not hold it back', () => {
    const vehicles = ['pgp', 'pgp', 'walker', 'walker', 'walker', 'revil', 'floater'].map(white);
    const game = shop({ scenario: 'engage' }, ...vehicles);
    const [, { total }] = budgetOf(game, 0).branches;
    expect(total).toBe(151);
    expect(why(game, 0, white('floater'))).toBeUndefined();
    expect(why(game, 0, white('flyer'))).toEqual({
      rule: '§9.6',
      reason: 'classCap',
      branch: 'vehicles',
      total: 163,
      cap: 162,
    });
    expect(why(game, 0, white('transcom'))).toBeUndefined();
    playBuildUp(game, { type: 'buy', force: 0, purchase: white('floater') });
    expect(why(game, 0, white('transcom'))).toBeUndefined();
  });

  it('the build-up ends with a unit of the side’s own', () => {
    const game = shop({ scenario: 'engage' }, cell('Panza'));
    expect(whyBuildUpUnfinished(game)).toBeUndefined();
    expect(whyBuildUpUnfinished({ ...game, phase: { name: 'buildUp', side: 'avronian' } })).toMatchObject({
      rule: '§5',
      reason: 'mustChoose',
      what: 'unit',
      missing: 1,
    });
  });
});
