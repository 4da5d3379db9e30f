import type { Lesson } from '../lesson';

export const FACING_AND_ARCS: Lesson = {
  id: 'facing',
  rules: ['§6.1', '§6.3'],
  minutes: 3,
  line: 'engage simple T1 Amovement | D panza-shock-1@0614 | A glide A@0417/NE w:laser,-,thermoBeam',
  seat: 'avronian',
  dice: [7, 5],
  replies: [],
  lost: { turnFrom: 2 },
  steps: [
    {
      id: 'turn',
      goal: { unit: 'A', in: ['0616'], facing: 'N' },
      hints: ['move A 0616 facing N'],
      shows: ['0616'],
      prices: [
        {
          id: 'away',
          rule: '§6.1',
          when: { all: [{ unit: 'A', in: ['0616'] }, { not: { unit: 'A', in: ['0616'], facing: 'N' } }] },
        },
        {
          id: 'elsewhere',
          rule: '§6.3',
          when: { all: [{ unit: 'A', is: 'moved' }, { not: { unit: 'A', in: ['0616'] } }] },
        },
      ],
      lost: { unit: 'A', is: 'moved' },
    },
    { id: 'end', goal: { phase: 'Afire', turn: 1 }, hints: ['end'] },
    {
      id: 'fire',
      goal: { did: 'fire A.1 panza-shock-1' },
      hints: ['fire A.1 panza-shock-1'],
      lost: { not: { phase: 'Afire' } },
    },
    { id: 'rear', right: 1 },
  ],
};

export const SIGHT_AND_COVER: Lesson = {
  id: 'sight',
  rules: ['§7.2', '§2'],
  minutes: 3,
  line: 'engage simple T1 Dmovement | D pgp-1@0414/N; panza-lance@0414 | A bipod A@0411/S w:laser,-,-',
  seat: 'dorian',
  dice: [],
  replies: [],
  lost: { not: { phase: 'Dmovement', turn: 1 } },
  steps: [
    { id: 'why', right: 0, shows: ['0412'] },
    {
      id: 'see',
      goal: { unit: 'pgp-1', sees: 'A' },
      allowed: { did: 'move pgp-1' },
      hints: ['move pgp-1 0513', 'move pgp-1 0613'],
      prices: [
        {
          id: 'blind',
          rule: '§7.2',
          when: { all: [{ unit: 'pgp-1', is: 'moved' }, { not: { unit: 'pgp-1', sees: 'A' } }] },
        },
      ],
      lost: { unit: 'pgp-1', is: 'moved' },
    },
    {
      id: 'cover',
      goal: { unit: 'panza-lance', on: 'buildup' },
      hints: ['move panza-lance 0315', 'move panza-lance 0215'],
      shows: ['0315', '0215'],
      prices: [
        {
          id: 'open',
          rule: '§2',
          when: {
            all: [{ unit: 'panza-lance', is: 'moved' }, { not: { unit: 'panza-lance', on: 'buildup' } }],
          },
        },
      ],
      lost: { unit: 'panza-lance', is: 'moved' },
    },
    { id: 'air', right: 2 },
  ],
};

export const ROUT_AND_RALLY: Lesson = {
  id: 'rally',
  rules: ['§6.3.4', '§6.3.5', '§7.3.2'],
  minutes: 3,
  line:
    'engage simple T2 Dmovement | D panza-shock-1@0515 routed moved; transcom-1@0718; panza-lance@0416 pinned | ' +
    'A bipod A@2402/S w:laser,-,-',
  seat: 'dorian',
  dice: [3],
  replies: [],
  lost: { turnFrom: 3 },
  steps: [
    {
      id: 'beside',
      goal: { unit: 'transcom-1', within: 1, of: 'panza-shock-1' },
      hints: ['move transcom-1 0615', 'move transcom-1 0516'],
      shows: ['0516', '0615'],
      prices: [
        {
          id: 'far',
          rule: '§6.3.4',
          when: {
            all: [
              { unit: 'transcom-1', is: 'moved' },
              { not: { unit: 'transcom-1', within: 1, of: 'panza-shock-1' } },
            ],
          },
        },
      ],
      lost: { any: [{ unit: 'transcom-1', is: 'moved' }, { not: { phase: 'Dmovement' } }] },
    },
    { id: 'end', goal: { phase: 'Drally', turn: 2 }, hints: ['end'] },
    {
      id: 'rally',
      goal: { unit: 'panza-shock-1', is: 'fresh' },
      hints: ['rally panza-shock-1'],
      lost: { not: { phase: 'Drally' } },
    },
    { id: 'alone', right: 1 },
    { id: 'pin', goal: { unit: 'panza-lance', is: 'fresh' }, hints: ['end'] },
  ],
};

export const TRANSPORT_AND_FORTS: Lesson = {
  id: 'transport',
  rules: ['§6.3.3', '§9.5'],
  minutes: 3,
  line:
    'dobernStrongpoint simple T2 Dmovement | D panza-lance@1313; dagmaton-1@1014; floater-1@1413/N; fort-1@1114 | ' +
    'A bipod A@0127/NE w:laser,-,-',
  seat: 'dorian',
  dice: [],
  replies: [],
  lost: { turnFrom: 4 },
  steps: [
    {
      id: 'board',
      goal: { unit: 'panza-lance', inside: 'floater-1' },
      allowed: { did: 'move panza-lance' },
      hints: ['move panza-lance 1413 into floater-1'],
      shows: ['1413'],
      prices: [
        {
          id: 'beside',
          rule: '§6.3.3',
          when: {
            all: [
              { unit: 'panza-lance', is: 'moved' },
              { not: { unit: 'panza-lance', inside: 'floater-1' } },
            ],
          },
        },
      ],
      lost: { unit: 'panza-lance', is: 'moved' },
    },
    {
      id: 'shelter',
      goal: { unit: 'dagmaton-1', inside: 'fort-1' },
      allowed: { did: 'move dagmaton-1' },
      hints: ['move dagmaton-1 1114 into fort-1'],
      shows: ['1114'],
      prices: [
        {
          id: 'outside',
          rule: '§9.5',
          when: {
            all: [{ unit: 'dagmaton-1', is: 'moved' }, { not: { unit: 'dagmaton-1', inside: 'fort-1' } }],
          },
        },
      ],
      lost: { unit: 'dagmaton-1', is: 'moved' },
    },
    {
      id: 'fly',
      goal: {
        all: [
          { unit: 'floater-1', within: 1, of: '1410' },
          { unit: 'panza-lance', inside: 'floater-1' },
        ],
      },
      allowed: { did: 'move floater-1' },
      hints: ['move floater-1 1411', 'move floater-1 1511', 'move floater-1 1311'],
      shows: ['1411'],
      prices: [
        {
          id: 'wide',
          rule: '§6.3.3',
          when: {
            all: [{ unit: 'floater-1', is: 'moved' }, { not: { unit: 'floater-1', within: 1, of: '1410' } }],
          },
        },
      ],
      lost: { unit: 'floater-1', is: 'moved' },
    },
    { id: 'same', right: 0 },
    { id: 'end', goal: { phase: 'Dmovement', turn: 3 }, hints: ['end'] },
    {
      id: 'land',
      goal: { unit: 'panza-lance', in: ['1410'] },
      allowed: { did: 'move panza-lance' },
      hints: ['move panza-lance 1410'],
      shows: ['1410'],
      prices: [
        {
          id: 'passed',
          rule: '§6.3.3',
          when: {
            all: [{ unit: 'panza-lance', is: 'moved' }, { not: { unit: 'panza-lance', in: ['1410'] } }],
          },
        },
      ],
      lost: { unit: 'panza-lance', is: 'moved' },
    },
  ],
};
