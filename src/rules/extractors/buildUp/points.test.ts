import { describe, expect, it } from 'vitest';
import { CELLS, CHASSIS, SECTIONS, VEHICLES, WEAPONS } from '../data';
import { scenarioOf } from '../scenarios';
import type { CellName, Chassis, Purchase, Weapon } from '../types';
import { unitsOf } from '../units';
import { budgetOf, costOf, whyBuildUpUnfinished } from '.';
import {
  cell,
  white,
  machine,
  weapon,
  armour,
  thanis,
  after,
  ENGAGE,
  ENGAGE_SIMPLE,
  DORIAN,
  AVRONIAN,
  whyNotBuy,
} from './testing';

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
