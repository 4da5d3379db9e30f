import { describe, expect, test } from 'vitest';
import type { Draft } from '../../result';
import { AVRONIAN_FIRES, DORIAN_FIRES, gameWith, loadedDice, machine, section } from '../testing';
import type { Activation, CounterId, Game, Machine, Shot, Unit, Weapon } from '../types';
import { playFire, whyNotFire } from './fireAction';
import { forecast } from '../fire/forecast';

const id = (text: string) => text as CounterId;
const slots = (target: string, ...of: readonly number[]): Shot => ({
  firers: of.map((slot) => ({ unit: id('A'), slot })),
  target: id(target),
  area: false,
});
function fire(game: Game, shot: Shot): Game {
  const copy = structuredClone(game) as Draft<Game>;
  playFire(copy, shot);
  return copy;
}
const bipod = (...weapons: readonly Weapon[]) => machine('A', 'bipod', ['0511', 3], { weapons });
const simple = (units: readonly Unit[], ...dice: readonly number[]) =>
  gameWith(units, { rules: 'simple', phase: AVRONIAN_FIRES, dice: loadedDice(...dice) });

describe('a Dorian unit fires', () => {
  test('once, by the shot’s own legality', () => {
    const game = gameWith([section('panza-lance', '0512'), bipod('laser')], {
      phase: DORIAN_FIRES,
      dice: loadedDice(0),
    });
    const shot: Shot = { firers: [{ unit: id('panza-lance'), slot: null }], target: id('A'), area: false };
    expect(whyNotFire(game, shot)).toBeUndefined();
    const after = fire(game, shot);
    expect(after.activation).toBeNull();
    expect(whyNotFire(after, shot)).toMatchObject({ reason: 'alreadyFired' });
  });
});

describe('§8.4, Full rules: machines fire by their orders', () => {
  const units = [
    section('panza-shock-1', '0512'),
    section('bha-shock', '0513'),
    bipod('laser', 'shredder', 'thermoBeam'),
  ];
  const activation: Activation = {
    type: 'firing',
    machine: id('A'),
    order: 'sweep',
    marking: false,
    swept: [],
  };
  test('not before one is revealed', () => {
    const game = gameWith(units, { phase: AVRONIAN_FIRES });
    expect(whyNotFire(game, slots('panza-shock-1', 0))).toEqual({
      rule: '§8.1',
      reason: 'notRevealed',
      machine: 'A',
    });
  });
  test('in a Sweep each target counts as fired on', () => {
    const game = gameWith(units, { phase: AVRONIAN_FIRES, activation, dice: loadedDice(0) });
    const after = fire(game, slots('panza-shock-1', 0));
    expect(after.activation).toEqual({ ...activation, swept: ['panza-shock-1'] });
  });
  test('a firer has to be in play', () => {
    const game = gameWith(units.slice(0, 2), { phase: AVRONIAN_FIRES });
    expect(whyNotFire(game, slots('panza-shock-1', 0))).toEqual({
      rule: '§7',
      reason: 'noSuchUnit',
      unit: 'A',
    });
  });
});

describe('§8, Simple rules: machines fire freely', () => {
  const units = [
    section('panza-shock-1', '0512'),
    section('bha-shock', '0513'),
    bipod('laser', 'shredder', 'thermoBeam'),
  ];
  test('weapon by weapon, at targets of its choice, until nothing is left to fire', () => {
    const game = simple(units, 0, 0, 0);
    const first = fire(game, slots('panza-shock-1', 0));
    expect(first.activation).toEqual({
      type: 'firing',
      machine: 'A',
      order: null,
      marking: false,
      swept: [],
    });
    expect(first.units[id('A')].fired).toBe(false);
    expect(whyNotFire(first, slots('panza-shock-1', 0))).toMatchObject({ reason: 'alreadyFired', slot: 0 });
    expect(whyNotFire(first, slots('bha-shock', 0, 1))).toMatchObject({ reason: 'alreadyFired' });
    expect(whyNotFire(first, slots('bha-shock', 1, 2))).toBeUndefined();
    const last = fire(first, slots('bha-shock', 1, 2));
    expect(last.units[id('A')].fired).toBe(true);
    expect(last.activation).toBeNull();
    expect((last.units[id('A')] as Machine).slots.map(({ fired }) => fired)).toEqual([true, true, true]);
  });
  test('any of its weapons may combine, a Shredder then at a single unit', () => {
    const game = simple(units, 0, 0, 0);
    expect(whyNotFire(game, slots('panza-shock-1', 0, 1, 2))).toBeUndefined();
    expect(fire(game, slots('panza-shock-1', 0, 1, 2)).dice.rolled).toBe(3);
  });
  test('a machine that has no target left has fired', () => {
    const only = [section('panza-lance', '0512'), bipod('laser', 'laser')];
    const after = fire(simple(only, 9, 9), slots('panza-lance', 0));
    expect(after.units[id('panza-lance')].where.at).toBe('eliminated');
    expect(after.units[id('A')].fired).toBe(true);
    expect(after.activation).toBeNull();
  });
  test('none of the orders’ DRMs', () => {
    const after = fire(simple(units, 0), slots('panza-shock-1', 0));
    const [unit] = forecast(after, slots('bha-shock', 1)).units;
    expect(unit.toHit[0].drms.map(({ cause }) => cause.code)).toEqual(['range', 'terrain', 'profile']);
  });
});
