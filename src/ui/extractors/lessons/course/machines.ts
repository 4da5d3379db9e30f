import type { Lesson } from '../lesson';

export const DISPLAY: Lesson = {
  id: 'display',
  rules: ['§8.1', '§7.3.2'],
  minutes: 3,
  line:
    'engage full T3 Dfire | D pgp-1@0516/N; panza-lance@0213 | A glide A@0514/N a11 v-1 ' +
    'w:laser,shredder,thermoBeam m:close!,hold!,patrol m@2 c:sweep!,closestTarget,- c@1 c.runs',
  seat: 'dorian',
  dice: [7, 9, 5, 1, 2, 0],
  replies: ['reveal A', 'move A', 'allocate A', 'fire A'],
  lost: { turnFrom: 4 },
  steps: [
    { id: 'armour', right: 1 },
    { id: 'boxes', right: 2 },
    {
      id: 'fire',
      goal: { did: 'fire pgp-1 A' },
      allowed: { did: 'fire pgp-1' },
      hints: ['fire pgp-1 A'],
    },
    { id: 'speed', right: 0 },
    { id: 'guess', right: 0 },
    { id: 'watch', goal: { revealed: 'A', order: 'patrol' }, hints: ['end'] },
  ],
};

export const ORDERS: Lesson = {
  id: 'cycle',
  rules: ['§8.1', '§8.3.2', '§8.4.1'],
  minutes: 3,
  line: 'engage full T0 Aprogramming | D panza-shock-1@0614 | A bipod A@0419/NE w:laser,laser,-',
  seat: 'avronian',
  dice: [6, 6, 5],
  replies: ['end'],
  lost: { turnFrom: 2 },
  steps: [
    {
      id: 'close',
      goal: { machine: 'A', box: 'move 1', holds: 'close' },
      hints: ['order A move 1 close'],
      prices: [
        { id: 'retire', rule: '§8.3.3', when: { machine: 'A', box: 'move 1', holds: 'retire' } },
        { id: 'hold', rule: '§8.3.5', when: { machine: 'A', box: 'move 1', holds: 'hold' } },
        { id: 'patrol', rule: '§8.3.4', when: { machine: 'A', box: 'move 1', holds: 'patrol' } },
        { id: 'vector', rule: '§8.3.1', when: { machine: 'A', box: 'move 1', holds: 'vector' } },
      ],
      lost: { not: { phase: 'Aprogramming' } },
    },
    {
      id: 'combat',
      goal: { machine: 'A', box: 'combat 1', holds: 'closestTarget' },
      hints: ['order A combat 1 closestTarget', 'order A move 1 close'],
      lost: { not: { phase: 'Aprogramming' } },
    },
    {
      id: 'lock',
      goal: {
        all: [
          { phase: 'Amovement', turn: 1 },
          { machine: 'A', box: 'move 1', holds: 'close' },
          { machine: 'A', box: 'combat 1', holds: 'closestTarget' },
        ],
      },
      hints: ['order A move 1 close', 'order A combat 1 closestTarget', 'end'],
      lost: { not: { phase: 'Aprogramming' } },
    },
    {
      id: 'reveal',
      goal: { revealed: 'A', order: 'close' },
      hints: ['reveal A'],
      prices: [{ id: 'reset', rule: '§8.2', when: { last: 'reset A' } }],
      lost: { any: [{ did: 'reset A' }, { did: 'reveal A' }] },
    },
    {
      id: 'move',
      goal: { unit: 'A', within: 2, of: 'panza-shock-1' },
      hints: ['move A 0616', 'move A 0615', 'move A'],
      shows: ['0616'],
      lost: { phase: 'Afire' },
    },
    {
      id: 'fire',
      goal: { any: [{ did: 'allocate A' }, { did: 'fire A' }] },
      hints: ['allocate A', 'fire A', 'reveal A'],
    },
    { id: 'third', right: 1 },
  ],
};

export const RESETS: Lesson = {
  id: 'reset',
  rules: ['§8.2', '§8.5'],
  minutes: 3,
  line:
    'engage full T4 Amovement | D panza-shock-1@0614 | ' +
    'A glide A@0619/N w:laser,laser,- m:retire!,retire!,- m@1 c:closestTarget!,-,- c@1; ' +
    'bipod B@1018/NW w:laser,-,- m:freeMove,-,- c:sweep,-,- thanis:freeMove',
  seat: 'avronian',
  dice: [],
  replies: [],
  lost: { turnFrom: 5 },
  steps: [
    { id: 'next', right: 1 },
    {
      id: 'reset',
      goal: { did: 'reset A move' },
      allowed: { any: [{ did: 'reset A' }, { did: 'reveal A' }] },
      hints: ['reset A move'],
      prices: [{ id: 'away', rule: '§8.3.3', when: { last: 'reveal A' } }],
      lost: { did: 'reveal A' },
    },
    {
      id: 'fill',
      goal: { all: [{ machine: 'A', next: 'close' }, { did: 'lock A' }] },
      hints: ['lock A', 'order A move 1 close'],
      prices: [
        {
          id: 'same',
          rule: '§8.2',
          when: { all: [{ did: 'lock A' }, { not: { machine: 'A', next: 'close' } }] },
        },
      ],
      lost: { did: 'lock A' },
    },
    {
      id: 'free',
      goal: { revealed: 'B', order: 'freeMove' },
      hints: ['reveal B'],
      prices: [{ id: 'wasted', rule: '§8.2', when: { last: 'reset B' } }],
      lost: { any: [{ did: 'reset B' }, { not: { phase: 'Amovement' } }] },
    },
    {
      id: 'anywhere',
      goal: {
        all: [
          { unit: 'B', is: 'moved' },
          { unit: 'B', within: 5, of: 'panza-shock-1' },
        ],
      },
      hints: ['move B 0716', 'move B 0815', 'move B 0816', 'move B 0917', 'move B'],
      shows: ['0614'],
      prices: [
        {
          id: 'wide',
          rule: '§8.5',
          when: { all: [{ unit: 'B', is: 'moved' }, { not: { unit: 'B', within: 5, of: 'panza-shock-1' } }] },
        },
      ],
      lost: { unit: 'B', is: 'moved' },
    },
    { id: 'program', right: 0 },
  ],
};
