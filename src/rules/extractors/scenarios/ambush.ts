import { counterId } from '../data';
import { doriana } from '../maps/doriana';
import type { Scenario } from '../types';
import { company, weaponsOnly } from './budgets';
import { row } from './hexes';

/** §9.4: two machines run south through a hidden company. */
export const ambush: Scenario = {
  id: 'ambush',
  number: 4,
  title: 'Ambush',
  map: doriana,
  duration: 12,
  lastTurn: 12,
  friendlyEdge: { dorian: 'south', avronian: 'north' },
  exits: [{ who: 'machines', edge: 'south' }],
  forces: [
    {
      side: 'dorian',
      name: 'Company',
      given: [],
      givenChassis: {},
      budget: company(140, 150),
      arrival: { type: 'placed', zone: { zone: 'anywhere' } },
    },
    {
      side: 'avronian',
      name: 'Machines',
      given: [counterId('A')],
      givenChassis: { A: 'bipod' },
      //
      budget: { ...weaponsOnly(20), freeMachines: [{ chassis: ['bipod', 'multipod', 'glide'] }] },
      arrival: { type: 'enters', turn: 1, hexes: row(1) },
    },
  ],
  specials: ['hiddenSetUp'],
};
