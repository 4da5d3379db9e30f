import type { Condition } from '../condition';
import type { Lesson } from '../lesson';

const [SHOCK, LANCE, COMMANDO] = ['ehn-etaki-shock', 'ehn-etaki-lance', 'ehn-etaki-commando'];

/** Two of them close enough for one blast. */
const CROWDED: Condition = {
  any: [
    { unit: SHOCK, within: 1, of: COMMANDO },
    { unit: LANCE, within: 1, of: COMMANDO },
    { unit: SHOCK, within: 1, of: LANCE },
  ],
};

export const INCOMING: Lesson = {
  id: 'incoming',
  rules: ['§9.1', '§7.4', '§6.3.1'],
  minutes: 3,
  line: `incoming simple T1 Dmovement | D ${SHOCK}@1321; ${LANCE}@1320; ${COMMANDO}@1420 | A orni A@waiting w:laser,streamer`,
  seat: 'dorian',
  dice: [3, 7, 4, 8, 2, 6, 3, 5, 6, 7],
  replies: [
    'move A 1316 facing N',
    'move A 1317 facing N',
    'move A 1318 facing N',
    'move A 1319 facing N',
    'move A 1320 facing N',
    'move A 1321 facing N',
    'move A 1322 facing N',
    'move A * facing N',
    `fire * ${SHOCK}`,
    `fire * ${COMMANDO}`,
    'fire *',
  ],
  lost: { turnFrom: 5 },
  steps: [
    {
      id: 'run',
      goal: { unit: LANCE, in: ['1216'] },
      allowed: { did: `move ${LANCE}` },
      hints: [`move ${LANCE} 1216`],
      shows: ['1216'],
      prices: [
        {
          id: 'slow',
          rule: '§6.3.1',
          when: { all: [{ unit: LANCE, is: 'moved' }, { not: { unit: LANCE, in: ['1216'] } }] },
        },
      ],
      lost: { unit: LANCE, is: 'moved' },
    },
    {
      id: 'apart',
      goal: { all: [{ unit: SHOCK, is: 'moved' }, { unit: COMMANDO, is: 'moved' }, { not: CROWDED }] },
      hints: [
        `move ${SHOCK} 1218`,
        `move ${COMMANDO} 1518`,
        `move ${COMMANDO} 1618`,
        `move ${COMMANDO} 1619`,
        `move ${COMMANDO} 1620`,
        `move ${SHOCK} 1219`,
        `move ${SHOCK} 1319`,
        `move ${COMMANDO}`,
        `move ${SHOCK}`,
      ],
      prices: [
        {
          id: 'crowd',
          rule: '§7.4',
          when: { all: [{ unit: SHOCK, is: 'moved' }, { unit: COMMANDO, is: 'moved' }, CROWDED] },
        },
      ],
      lost: {
        any: [
          { not: { phase: 'Dmovement', turn: 1 } },
          {
            all: [
              { unit: SHOCK, is: 'moved' },
              { unit: COMMANDO, is: 'moved' },
            ],
          },
        ],
      },
    },
    { id: 'enters', goal: { phase: 'Dmovement', turn: 2 }, hints: ['end'] },
    {
      id: 'cover',
      goal: {
        all: [
          { unit: LANCE, is: 'moved' },
          { unit: LANCE, on: 'rough' },
        ],
      },
      allowed: { did: `move ${LANCE}` },
      hints: [`move ${LANCE} 1213`, `move ${LANCE} 1214`, `move ${LANCE}`],
      shows: ['1213', '1214'],
      prices: [
        {
          id: 'bare',
          rule: '§2',
          when: { all: [{ unit: LANCE, is: 'moved' }, { not: { unit: LANCE, on: 'rough' } }] },
        },
      ],
      lost: { unit: LANCE, is: 'moved' },
    },
    { id: 'fire', goal: { any: [{ did: 'fire *' }, { turnFrom: 3 }] }, hints: ['fire *', 'end', 'move *'] },
    { id: 'answer', goal: { phase: 'Dmovement', turn: 3 }, hints: ['end', 'move *'] },
    {
      id: 'on',
      goal: { any: [LANCE, SHOCK, COMMANDO].map((unit) => ({ unit, is: 'moved' as const })) },
      hints: [
        `move ${LANCE} 1210`,
        `move ${LANCE} 1211`,
        `move ${SHOCK} 1215`,
        `move ${SHOCK} 1216`,
        'move *',
      ],
      lost: { not: { phase: 'Dmovement', turn: 3 } },
    },
    { id: 'third', goal: { turnFrom: 4 }, hints: ['fire *', 'rally *', 'end', 'move *'] },
    { id: 'rest', right: 1 },
  ],
};
