import { counterId } from '../data';
import { at, doriana } from '../maps/doriana';
import type { Scenario } from '../types';
import { company, machines, weaponsOnly } from './budgets';
import { within } from './hexes';

/** §9.3: a company hunts four Extractors. */
export const extractors: Scenario = {
  id: 'extractors',
  number: 3,
  title: 'Extractors',
  map: doriana,
  duration: 10,
  lastTurn: 10,
  friendlyEdge: { dorian: 'east', avronian: 'west' },
  exits: [],
  forces: [
    {
      side: 'dorian',
      name: 'Company',
      given: [],
      givenChassis: {},
      budget: company(180, 220),
      arrival: { type: 'enters', turn: 1, hexes: [at('2404'), at('2425')] },
    },
    {
      side: 'avronian',
      name: 'Extractors',
      given: ['extractor-1', 'extractor-2', 'extractor-3', 'extractor-4'].map(counterId),
      givenChassis: {},
      budget: null,
      arrival: { type: 'placed', zone: { zone: 'extractors', near: within(5, '1308') } },
    },
    {
      side: 'avronian',
      name: 'Glide',
      given: [counterId('A')],
      givenChassis: { A: 'glide' },
      budget: weaponsOnly(17),
      arrival: { type: 'placed', zone: { zone: 'anywhere' } },
    },
    {
      side: 'avronian',
      name: 'Column',
      given: [],
      givenChassis: {},
      budget: machines(145),
      arrival: { type: 'enters', turn: 4, hexes: [at('0102')] },
    },
  ],
  specials: ['victoryPoints'],
};
