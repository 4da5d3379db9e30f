import { describe, expect, it, test } from 'vitest';
import type { Illegal, Machine, Purchase, Setup, Side } from '../types';
import { budgetOf, whyBuildUpUnfinished } from '.';
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

const times = (count: number, purchase: Purchase) => Array.from({ length: count }, () => purchase);

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
