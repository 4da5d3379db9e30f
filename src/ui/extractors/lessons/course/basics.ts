import type { Lesson } from '../lesson';

export const MOVE_AND_ROAD: Lesson = {
  id: 'road',
  rules: ['§6.3', '§6.3.1', '§2'],
  minutes: 2,
  line: 'engage simple T1 Dmovement | D panza-lance@0513; walker-1@0414/SE | A bipod A@2402/S w:-,-,-',
  seat: 'dorian',
  dice: [],
  replies: [],
  lost: { not: { phase: 'Dmovement', turn: 1 } },
  steps: [
    {
      id: 'foot',
      goal: { unit: 'panza-lance', in: ['0712'] },
      allowed: { did: 'move panza-lance' },
      hints: ['move panza-lance 0712'],
      shows: ['0712'],
      prices: [
        {
          id: 'once',
          rule: '§6.3',
          when: {
            all: [{ unit: 'panza-lance', is: 'moved' }, { not: { unit: 'panza-lance', in: ['0712'] } }],
          },
        },
      ],
      lost: { unit: 'panza-lance', is: 'moved' },
    },
    {
      id: 'road',
      goal: { unit: 'walker-1', in: ['1014'] },
      hints: ['move walker-1 1014'],
      shows: ['1014'],
      prices: [
        {
          id: 'offRoad',
          rule: '§6.3.1',
          when: {
            all: [
              { unit: 'walker-1', is: 'moved' },
              { not: { unit: 'walker-1', in: ['0414', '0515', '0614', '0715', '0814', '0914', '1014'] } },
            ],
          },
        },
        {
          id: 'short',
          rule: '§6.3.1',
          when: { all: [{ unit: 'walker-1', is: 'moved' }, { not: { unit: 'walker-1', in: ['1014'] } }] },
        },
      ],
      lost: { unit: 'walker-1', is: 'moved' },
    },
    { id: 'clear', right: 1 },
  ],
};

export const SHOT: Lesson = {
  id: 'shot',
  rules: ['§7.3.1', '§7.3.2'],
  minutes: 3,
  line:
    'engage simple T1 Dfire | D pgp-1@0516/SE; walker-1@0718/NW; panza-lance@0615 | ' +
    'A bipod A@0617/N a6 w:laser,-,-',
  seat: 'dorian',
  dice: [7, 6, 4, 6, 7],
  replies: [],
  lost: { not: { phase: 'Dfire', turn: 1 } },
  steps: [
    {
      id: 'first',
      goal: { did: 'fire pgp-1 A' },
      allowed: { did: 'fire pgp-1' },
      hints: ['fire pgp-1 A'],
    },
    { id: 'read', right: 2 },
    {
      id: 'rear',
      goal: { did: 'fire walker-1 A' },
      hints: ['fire walker-1 A'],
    },
    { id: 'again', right: 0 },
  ],
};
