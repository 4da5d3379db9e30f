import { at, doriana } from '../maps/doriana';
import type { Scenario } from '../types';
import { company, machines } from './budgets';
import { column } from './hexes';

export const CENTRE_AREA = { centre: at('1214'), radius: 5 };

/** §9.6: two armies bought in secret meet. */
export const engage: Scenario = {
  id: 'engage',
  number: 6,
  title: 'Engage!',
  map: doriana,
  duration: 12,
  lastTurn: 12,
  friendlyEdge: { dorian: 'west', avronian: 'east' },
  exits: [],
  forces: [
    {
      side: 'dorian',
      name: 'Company',
      given: [],
      givenChassis: {},
      budget: { ...company(250, 290), classCap: { full: 162, simple: 188 } },
      arrival: { type: 'enters', turn: 1, hexes: column(1) },
    },
    {
      side: 'avronian',
      name: 'Machines',
      given: [],
      givenChassis: {},
      budget: machines(250),
      arrival: { type: 'enters', turn: 1, hexes: column(24) },
    },
  ],
  objective: CENTRE_AREA,
  specials: ['secretBuildUp'],
};
