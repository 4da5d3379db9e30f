import { countersOfCell, counterId } from '../data';
import { doriana } from '../maps/doriana';
import type { Scenario } from '../types';
import { company, machines } from './budgets';
import { MASSIF, column } from './hexes';

/** §9.5: five forts in the massif until relief comes. */
export const dobernStrongpoint: Scenario = {
  id: 'dobernStrongpoint',
  number: 5,
  title: 'The Dobern Strongpoint',
  map: doriana,
  duration: 12,
  lastTurn: 12,
  friendlyEdge: { dorian: 'east', avronian: 'west' },
  exits: [],
  forces: [
    {
      side: 'dorian',
      name: 'Forts',
      given: ['fort-1', 'fort-2', 'fort-3', 'fort-4', 'fort-5'].map(counterId),
      givenChassis: {},
      budget: null,
      arrival: { type: 'placed', zone: { zone: 'forts', hexes: MASSIF } },
    },
    {
      side: 'dorian',
      name: 'Garrison',
      given: [
        ...countersOfCell("Reub'Ark").map(({ id }) => id),
        counterId('dagmaton-1'),
        counterId('dagmaton-2'),
      ],
      givenChassis: {},
      budget: null,
      arrival: { type: 'placed', zone: { zone: 'garrison' } },
    },
    {
      side: 'dorian',
      name: 'Relief',
      given: [],
      givenChassis: {},
      budget: company(150, 170),
      arrival: { type: 'enters', turn: 6, hexes: column(24) },
    },
    {
      side: 'avronian',
      name: 'Machines',
      given: [],
      givenChassis: {},
      budget: machines(170),
      arrival: { type: 'enters', turn: 1, hexes: column(1) },
    },
  ],
  specials: ['forts'],
};
