import { expect, it } from 'vitest';
import { isFault, readPosition, type BaseId, type Event } from '../../../rules/furrows';
import { armourDiceText, causeText, logLines, reasonText, toHitCause } from './index';

const position = readPosition(
  'furrows firstLight quick T3 Forders | F anvil@1205/S slow; line-1@1206/S slow; line-2@1306/S slow | ' +
    'L heron@1214/N slow; rifles-1@1313/N slow; rifles-2@1213/N slow | ' +
    'flags 0605F 1205F 1905F 0608- 1209- 1310- 1911- 0614L 1314L 1914L',
);
if (isFault(position)) throw new Error(position.error);
const words = (reason: object) => reasonText(position, { rule: '§8.1', ...reason } as never).text;
const base = 'anvil' as BaseId;

it('§8.1: where all have declared or are lost, it is said', () => {
  const short = { reason: 'modelsShort', base, model: 'ordinary', wanted: 1 };
  expect(words({ ...short, left: 0 })).toBe('Anvil: nobody is left to fire');
  expect(words({ ...short, wanted: 3, left: 2 })).toBe('Models: 2 left to fire, 3 asked for');
});

it('§10.5: a base is called by its name', () => {
  const hex = position.bases[base].where;
  expect(words({ reason: 'notInAssault', base, hex: hex.at === 'map' ? hex.hex : 0 })).toBe(
    'Anvil is not in the assault in 1205',
  );
});

it('§8.2: beyond its range a weapon fires at long range', () => {
  const text = (range: number) => toHitCause({ code: 'range', range, reach: 4 }).text;
  expect([1, 4, 8].map(text)).toEqual([
    'Range: 1 hex, up to 4',
    'Range: 4 hexes, up to 4',
    'Long range: 8 hexes, over 4',
  ]);
});

it('§9.2: armour is said to do what its dice can', () => {
  const text = (dice: number) => armourDiceText({ dice, needed: 4 });
  expect([0, 1, 3].map(text)).toEqual([
    'no armour dice',
    '1 armour die, 4+; a success takes 3 off',
    '3 armour dice, 4+; two successes stop it, one takes 3 off',
  ]);
});

it('§16: where destroyed worth decides, the flags did not', () => {
  expect(causeText(position, { code: 'worth', foundry: 18, league: 0 })).toBe(
    'neither side flags both 1209 and 1310; worth destroyed by the Foundry 18, by the League 0',
  );
});

it('§16: who has no base left has lost, and is the one named', () => {
  const league = { code: 'noBases', sides: ['league'] } as const;
  expect(causeText(position, league)).toBe('the League has no base left');
  expect(causeText(position, { ...league, sides: ['foundry', 'league'] })).toBe(
    'neither side has a base left',
  );
});

const told = (event: object) => logLines(position, event as Event).map(({ text }) => text);

it('E-95: orders laid open are told in words, which are heard as words', () => {
  const order = { lost: false, movement: { program: 'F+L+-', facing: null }, gunnery: ['none', 'fire'] };
  expect(told({ type: 'revealed', orders: [{ base, order }] })).toEqual([
    'Anvil: forward; turn left; wait; gunnery: nothing and Fire.',
  ]);
});

it('E-35: who reverses into a clash fights to its back', () => {
  const stands = (reversed: boolean) =>
    told({
      type: 'moved',
      step: 1,
      moves: [
        {
          base,
          facing: [3, 3],
          mode: ['slow', 'slow'],
          to: null,
          tokens: [0, 0],
          outcome: 'stands',
          reversed,
        },
      ],
    });
  expect(stands(true)).toEqual(['Anvil clashes and stands, fighting to its back.']);
  expect(stands(false)).toEqual(['Anvil clashes and stands, fighting to its front.']);
});

it('§6.4: who tries for a hex is told in the words of the orders, and that it stays', () => {
  const tries = (need: number) =>
    told({
      type: 'moved',
      step: 1,
      moves: [
        {
          base,
          part: 'F',
          facing: [3, 3],
          mode: ['slow', 'slow'],
          to: 5,
          tokens: [0, 1],
          outcome: 'tries',
          cost: [{ value: need + 1 }],
        },
      ],
    })[0];
  expect(tries(1)).toMatch(/, attempt 1 of 2, stays\.$/);
  expect(tries(2)).toMatch(/, attempt 1 of 3, stays\.$/);
});

it('§10.4, E-54: of equal hits left it is said whose the advantage is, and why', () => {
  const rolled = (own: number) =>
    told({
      type: 'assaultRolled',
      assault: { hex: 5 },
      roll: {
        rolls: [
          { side: 'foundry', left: [own] },
          { side: 'league', left: [1, 1] },
        ],
        advantage: 'foundry',
      },
    })[0];
  expect(rolled(2)).toMatch(/Foundry 2, League 2: equal, so the Foundry has the advantage\.$/);
  expect(rolled(3)).toMatch(/Foundry 3, League 2\. The Foundry has the advantage\.$/);
});

it.each([
  ['mode', 'Anvil cannot Load in slow.'],
  ['jammed', 'Anvil cannot Load: its gun is jammed.'],
  ['nothing', 'Anvil has nothing to Load.'],
])('§3.5, §5.5: a Load that is lost says why: %s', (why, text) => {
  expect(told({ type: 'entryLost', base, entry: 'load', mode: 'slow', why })).toEqual([text]);
});
