import { counterId } from '../data';
import { at, doriana } from '../maps/doriana';
import type { Scenario } from '../types';
import { company, equipment } from './budgets';
import { rows } from './hexes';

/** §9.2: three Bipods against a Command Post. */
export const threePodAttack: Scenario = {
  id: 'threePodAttack',
  number: 2,
  title: 'Three-Pod Attack',
  map: doriana,
  duration: 10,
  lastTurn: 10,
  friendlyEdge: { dorian: 'east', avronian: 'west' },
  exits: [],
  forces: [
    {
      side: 'dorian',
      name: 'Command Post',
      given: [counterId('commandpost')],
      givenChassis: {},
      budget: null,
      arrival: { type: 'stands', hex: at('1324') },
    },
    {
      side: 'dorian',
      name: 'Company',
      given: [],
      givenChassis: {},
      budget: company(180, 200),
      arrival: { type: 'placed', zone: { zone: 'hexes', hexes: rows(15, 27) } },
    },
    {
      side: 'avronian',
      name: 'Bipods',
      given: [counterId('A'), counterId('B'), counterId('C')],
      givenChassis: { A: 'bipod', B: 'bipod', C: 'bipod' },
      budget: equipment(65),
      arrival: { type: 'enters', turn: 1, hexes: [at('2404'), at('0102')] },
    },
  ],
  specials: [],
};
