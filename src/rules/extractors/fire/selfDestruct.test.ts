import { describe, expect, test } from 'vitest';
import { hexNumber } from '../../../hex';
import type { Draft } from '../../result';
import { doriana } from '../maps/doriana';
import { AVRONIAN_FIRES, gameWith, loadedDice, machine, section, vehicle } from '../testing';
import type { CounterId, Game, Unit } from '../types';
import { blastHexes, forecastSelfDestruct, resolveSelfDestruct } from './selfDestruct';

const id = (text: string) => text as CounterId;
const bomb = machine('A', 'bipod', ['0412', 0], {
  weapons: ['laser'],
  rest: { held: true, combatReset: true },
});
const embarked = (): Unit => {
  const open = section('bha-lance', '0411');
  return { ...open, where: { ...open.where, inside: id('floater-1') } as Unit['where'] };
};
const units = [
  section('panza-lance', '0411'),
  embarked(),
  section('bha-commando', '0312'),
  section('transcom-1', '0410'),
  section('transcom-2', '0413', { hidden: true }),
  vehicle('floater-1', '0411'),
  vehicle('agrax-1', '0413'),
  machine('B', 'glide', ['0512', 0]),
  bomb,
];

describe('§8.4: Self-destruct', () => {
  const game = gameWith(units, { phase: AVRONIAN_FIRES });
  test('strikes each enemy in the hex or adjacent; embarked, hidden and far ones and friends are not affected', () => {
    expect(forecastSelfDestruct(game, id('A')).map(({ target }) => target)).toEqual([
      'panza-lance',
      'bha-commando',
      'floater-1',
      'agrax-1',
    ]);
  });
  test('reaches its own hex and the six around it', () => {
    const hexes = blastHexes(game, id('A')).map((hex) => hexNumber(doriana.grid, hex));
    expect(hexes).toEqual(['0312', '0313', '0411', '0412', '0413', '0512', '0513']);
  });
  test('to hit: 5–9, terrain DRM only', () => {
    const rolls = forecastSelfDestruct(game, id('A')).map(({ target, toHit: [{ drms, needed }] }) => [
      target,
      drms.map(({ cause, value }) => [cause.code, value]),
      needed,
    ]);
    expect(rolls).toEqual([
      ['panza-lance', [['terrain', 0]], 5],
      ['bha-commando', [['terrain', -1]], 6],
      ['floater-1', [['terrain', 0]], 5],
      ['agrax-1', [['terrain', 0]], 5],
    ]);
  });
  test('damage at firepower 7, hard and soft, without facing DRM', () => {
    for (const { toHit, cases } of forecastSelfDestruct(game, id('A'))) {
      expect(toHit[0]).toMatchObject({ firepower: 7, aspect: 'none', facingDrm: 0, commando: false });
      expect(cases.at(-1)).toMatchObject({ firepower: 7, facingDrm: 0 });
    }
  });
  test('the machine counts as destroyed', () => {
    const copy = structuredClone({ ...game, dice: loadedDice(0, 0, 0, 0) }) as Draft<Game>;
    const events = resolveSelfDestruct(copy, id('A'));
    expect(events.map(({ type }) => type)).toEqual(['selfDestruct', 'eliminated']);
    expect(events[1]).toEqual({ type: 'eliminated', unit: 'A', why: 'selfDestruct' });
    expect(copy.units[id('A')].where).toEqual({ at: 'eliminated' });
    expect(copy.dice.rolled).toBe(4);
  });
  test('those it kills go with it', () => {
    const copy = structuredClone({ ...game, dice: loadedDice(9, 9, 0, 0, 0) }) as Draft<Game>;
    const events = resolveSelfDestruct(copy, id('A'));
    expect(events.filter(({ type }) => type === 'eliminated')).toEqual([
      { type: 'eliminated', unit: 'panza-lance', why: 'selfDestruct' },
      { type: 'eliminated', unit: 'A', why: 'selfDestruct' },
    ]);
  });
});
