import { countersOfCell, counterId } from '../data';
import { doriana } from '../maps/doriana';
import type { Scenario } from '../types';
import { FREE_WEAPONS } from './budgets';
import { row, rows } from './hexes';

/** §9.1: a cell runs north under an Orni. */
export const incoming: Scenario = {
  id: 'incoming',
  number: 1,
  title: 'Incoming!',
  map: doriana,
  duration: 10,
  lastTurn: 8,
  friendlyEdge: { dorian: 'north', avronian: 'south' },
  exits: [{ who: 'sections', edge: 'north' }],
  forces: [
    {
      side: 'dorian',
      name: 'Ehn Etaki',
      given: countersOfCell('Ehn Etaki').map(({ id }) => id),
      givenChassis: {},
      budget: null,
      arrival: { type: 'placed', zone: { zone: 'hexes', hexes: rows(20, 27) } },
    },
    {
      side: 'avronian',
      name: 'Orni',
      given: [counterId('A')],
      givenChassis: { A: 'orni' },
      budget: FREE_WEAPONS,
      arrival: { type: 'enters', turn: 1, hexes: row(27) },
    },
  ],
  specials: ['entrantsHoldFire', 'runNorth'],
};
