import { describe, expect, test } from 'vitest';
import type { Draft } from '../result';
import { playRally, rallyChance, whyNotRally } from './rally';
import { DORIAN_RALLIES, gameWith, loadedDice, machine, section, staticPiece, vehicle } from './testing';
import type { CounterId, Game, OnMap, Section, Unit } from './types';

const id = (text: string) => text as CounterId;
const game = (units: readonly Unit[], ...dice: readonly number[]) =>
  gameWith(units, { phase: DORIAN_RALLIES, dice: loadedDice(...dice) });
const routed = section('panza-shock-1', '0511', { routed: true });
const inside = (unit: Section, carrier: string): Section => ({
  ...unit,
  where: { ...(unit.where as OnMap), inside: id(carrier) },
});
const chance = (...units: readonly Unit[]) => rallyChance(game([routed, ...units]), id('panza-shock-1'));

describe('§6.3.4: the rally roll', () => {
  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])('a routed section rallies on 5–9: %i', (roll) => {
    const copy = structuredClone(game([routed], roll)) as Draft<Game>;
    const rallied = roll >= 5;
    expect(playRally(copy, id('panza-shock-1'))).toEqual([
      { type: 'rallyRoll', unit: 'panza-shock-1', transcom: null, drm: 0, roll, rallied },
    ]);
    expect((copy.units[id('panza-shock-1')] as Section).routed).toBe(!rallied);
    expect(copy.dice.rolled).toBe(1);
  });

  const TRANSCOMS: readonly (readonly [string, readonly Unit[], number])[] = [
    ['none: 0', [], 0],
    ['same hex: +3', [section('transcom-1', '0511')], 3],
    ['adjacent: +2', [section('transcom-1', '0512')], 2],
    ['two hexes: +1', [section('transcom-1', '0513')], 1],
    ['three hexes: 0', [section('transcom-1', '0514')], 0],
    ['R-10: the best one only', [section('transcom-1', '0513'), section('transcom-2', '0512')], 2],
    ['a pinned one does not help', [section('transcom-1', '0511', { pinned: true })], 0],
    ['a routed one does not help', [section('transcom-1', '0511', { routed: true })], 0],
    ['R-74: a hidden one does not help', [section('transcom-1', '0511', { hidden: true })], 0],
    [
      'R-74: an embarked one does not help',
      [inside(section('transcom-1', '0511'), 'floater-1'), vehicle('floater-1', '0511')],
      0,
    ],
    [
      'R-74: one inside a fort helps',
      [inside(section('transcom-1', '0511'), 'fort-1'), staticPiece('fort-1', '0511')],
      3,
    ],
    ['others do not help', [section('panza-lance', '0511'), machine('A', 'glide', ['0512', 0])], 0],
  ];
  test.each(TRANSCOMS)('Transcom: %s', (_, units, drm) => {
    expect(chance(...units)).toMatchObject({ drm, needed: 5 - drm, chance: (5 + drm) / 10 });
  });
  test('the event names the Transcom that helped', () => {
    expect(chance(section('transcom-1', '0513'), section('transcom-2', '0512')).transcom).toBe('transcom-2');
    expect(chance().transcom).toBeNull();
  });
  test('R-47: a routed Transcom always has +3 for itself', () => {
    const units = [section('transcom-1', '0511', { routed: true }), section('transcom-2', '0512')];
    expect(rallyChance(game(units), id('transcom-1'))).toEqual({
      transcom: 'transcom-1',
      drm: 3,
      needed: 2,
      chance: 0.8,
    });
  });
  test('R-10: a Transcom that rallied earlier in this phase helps later rolls', () => {
    const units = [routed, section('transcom-1', '0512', { routed: true })];
    const copy = structuredClone(game(units, 9)) as Draft<Game>;
    expect(rallyChance(copy, id('panza-shock-1')).drm).toBe(0);
    playRally(copy, id('transcom-1'));
    expect(rallyChance(copy, id('panza-shock-1')).drm).toBe(2);
  });
});

describe('§6.3.4: who may roll', () => {
  const CASES: readonly (readonly [string, readonly Unit[], string, object])[] = [
    ['a section in play', [routed], 'nobody', { reason: 'noSuchUnit', unit: 'nobody' }],
    [
      'on the map',
      [section('panza-shock-1', '0511', { routed: true, where: { at: 'exited', edge: 'west' } })],
      'panza-shock-1',
      { reason: 'notOnMap' },
    ],
    [
      'that is routed',
      [section('panza-shock-1', '0511', { pinned: true })],
      'panza-shock-1',
      { reason: 'notRouted' },
    ],
    ['vehicles are never routed', [vehicle('walker-1', '0511')], 'walker-1', { reason: 'notRouted' }],
  ];
  test.each(CASES)('%s', (_, units, unit, reason) => {
    const position = game(units);
    const before = structuredClone(position);
    expect(whyNotRally(position, id(unit))).toMatchObject({ rule: '§6.3.4', ...reason });
    expect(position).toEqual(before);
  });
  test('R-76: one roll a section each rally phase, again in the next turn', () => {
    const copy = structuredClone(game([routed], 0)) as Draft<Game>;
    expect(whyNotRally(copy, id('panza-shock-1'))).toBeUndefined();
    playRally(copy, id('panza-shock-1'));
    expect(whyNotRally(copy, id('panza-shock-1'))).toEqual({
      rule: '§6.3.4',
      reason: 'alreadyRallied',
      unit: 'panza-shock-1',
    });
    copy.turn += 1;
    expect(whyNotRally(copy, id('panza-shock-1'))).toBeUndefined();
  });
});
