import { describe, expect, test } from 'vitest';
import { total } from '../../result';
import { at } from '../maps/doriana';
import { AVRONIAN_FIRES, DORIAN_FIRES, gameWith, machine, section, staticPiece, vehicle } from '../testing';
import type { Activation, CombatOrder, CounterId, Game, ToHit, Unit, Weapon } from '../types';
import { forecast } from './forecast';
import { hitCases } from './hitCases';

const id = (text: string) => text as CounterId;
const drmOf = (toHit: ToHit, code: string) =>
  toHit.drms.filter(({ cause }) => cause.code === code).reduce((sum, { value }) => sum + value, 0);

/** The one to-hit roll of a unit or slot at a target. */
function rollOf(units: readonly Unit[], slot: number | null, rest: Partial<Game> = {}): ToHit {
  const game = gameWith(units, rest);
  const [firer, target] = units;
  return forecast(game, { firers: [{ unit: firer.id, slot }], target: target.id, area: false }).units[0]
    .toHit[0];
}

/** Hexes 1 to 5 south of 0511, all clear. */
const SOUTH = ['0512', '0513', '0514', '0515', '0516'];
const OUT = null;
const firing = (order: CombatOrder): Activation => ({
  type: 'firing',
  machine: id('A'),
  order,
  marking: false,
  swept: [],
});

describe('§7.3.1: the to-hit DRM by range', () => {
  const DORIANS: readonly (readonly [string, (hex: string) => Unit, readonly (number | null)[]])[] = [
    ['Lance', (hex) => section('panza-lance', hex), [1, OUT, OUT, OUT, OUT]],
    ['Commando', (hex) => section('bha-commando', hex), [1, OUT, OUT, OUT, OUT]],
    ['Transcom', (hex) => section('transcom-1', hex), [1, OUT, OUT, OUT, OUT]],
    ['Revil', (hex) => vehicle('revil-1', hex), [1, OUT, OUT, OUT, OUT]],
    ['Shock', (hex) => section('panza-shock-1', hex), [1, 0, OUT, OUT, OUT]],
    ['Dagmaton', (hex) => section('dagmaton-1', hex), [2, 1, 0, OUT, OUT]],
    ['PGP', (hex) => vehicle('pgp-1', hex), [1, 0, 0, -1, OUT]],
    ['Floater', (hex) => vehicle('floater-1', hex), [0, 0, OUT, OUT, OUT]],
    ['Flyer', (hex) => vehicle('flyer-1', hex), [1, 0, -1, OUT, OUT]],
    ['Agrax', (hex) => vehicle('agrax-1', hex), [1, 0, -1, OUT, OUT]],
    ['Walker', (hex) => vehicle('walker-1', hex), [1, 1, 0, OUT, OUT]],
  ];
  test.each(DORIANS)('%s', (_, unitAt, row) => {
    row.forEach((drm, index) => {
      if (drm === OUT) return;
      const toHit = rollOf([unitAt(SOUTH[index]), machine('A', 'glide', ['0511', 3])], null);
      expect(toHit.range).toBe(index + 1);
      expect(drmOf(toHit, 'range')).toBe(drm);
    });
  });

  const WEAPONS: readonly (readonly [Weapon, readonly (number | null)[]])[] = [
    ['shredder', [1, 0, OUT, OUT, OUT]],
    ['particleAccelerator', [1, 0, 0, -1, OUT]],
    ['undulator', [1, 0, 0, -1, OUT]],
    ['seeker', [OUT, 0, 1, 0, 0]],
    ['streamer', [OUT, -1, -1, -1, OUT]],
    ['thermoBeam', [1, 0, -1, OUT, OUT]],
    ['laser', [1, 1, 0, OUT, OUT]],
  ];
  test.each(WEAPONS)('%s', (weapon, row) => {
    row.forEach((drm, index) => {
      if (drm === OUT) return;
      const bipod = machine('A', 'bipod', [SOUTH[index], 0], { weapons: [weapon] });
      const toHit = rollOf([bipod, section('panza-lance', '0511')], 0);
      expect(drmOf(toHit, 'range')).toBe(drm);
    });
  });
});

describe('§7.3.1: the target profile', () => {
  const PROFILES: readonly (readonly [Unit, number])[] = [
    [section('panza-lance', '0511'), 0],
    [section('panza-shock-1', '0511'), 0],
    [section('bha-commando', '0511'), -1],
    [section('transcom-1', '0511'), -1],
    [section('dagmaton-1', '0511'), 0],
    [vehicle('pgp-1', '0511'), 0],
    [vehicle('floater-1', '0511'), -1],
    [vehicle('walker-1', '0511'), 0],
    [vehicle('revil-1', '0511'), -1],
    [vehicle('flyer-1', '0511'), -2],
    [vehicle('agrax-1', '0511'), 1],
    [staticPiece('commandpost', '0511'), 2],
    [staticPiece('fort-1', '0511'), 1],
  ];
  test.each(PROFILES.map(([unit, drm]) => [unit.kind, unit, drm] as const))('%s', (_, unit, drm) => {
    const laser = machine('A', 'bipod', ['0512', 0], { weapons: ['laser'] });
    expect(drmOf(rollOf([laser, unit], 0), 'profile')).toBe(drm);
  });
  test.each([
    ['bipod', 0],
    ['multipod', 1],
    ['glide', 0],
    ['orni', -2],
  ] as const)('%s', (chassis, drm) => {
    const toHit = rollOf([section('panza-lance', '0512'), machine('A', chassis, ['0511', 3])], null);
    expect(drmOf(toHit, 'profile')).toBe(drm);
  });
  test('Extractor', () => {
    const toHit = rollOf([section('panza-lance', '0512'), vehicle('extractor-1', '0511')], null);
    expect(drmOf(toHit, 'profile')).toBe(1);
  });
});

describe('§2: terrain of the target', () => {
  const leg = (hex: string) => section('panza-lance', hex);
  const tracked = (hex: string) => vehicle('pgp-1', hex);
  const articulated = (hex: string) => vehicle('walker-1', hex);
  const acv = (hex: string) => vehicle('floater-1', hex);
  const orni = (hex: string) => vehicle('flyer-1', hex);
  const HEXES = {
    clear: '0511',
    rough: '0412',
    lake: '0907',
    buildup: '0504',
    depression: '0419',
    bog: '0509',
    flux: '0217',
    chimneys: '0325',
  };
  const CHART: readonly (readonly [keyof typeof HEXES, string, (hex: string) => Unit, number])[] = [
    ['clear', 'Leg', leg, 0],
    ['clear', 'Tracked', tracked, 0],
    ['clear', 'Articulated', articulated, 0],
    ['clear', 'ACV', acv, 0],
    ['clear', 'Orni', orni, 0],
    ['rough', 'Leg', leg, -1],
    ['rough', 'Tracked', tracked, -1],
    ['rough', 'Articulated', articulated, -1],
    ['rough', 'ACV', acv, 0],
    ['rough', 'Orni', orni, 0],
    ['lake', 'Leg', leg, 0],
    ['lake', 'Tracked', tracked, 0],
    ['lake', 'Articulated', articulated, 0],
    ['lake', 'ACV', acv, 0],
    ['lake', 'Orni', orni, 0],
    ['buildup', 'Leg', leg, -2],
    ['buildup', 'Tracked', tracked, 0],
    ['buildup', 'Articulated', articulated, -1],
    ['buildup', 'ACV', acv, 0],
    ['buildup', 'Orni', orni, 0],
    ['depression', 'Leg', leg, 0],
    ['depression', 'Tracked', tracked, 0],
    ['depression', 'Articulated', articulated, 0],
    ['depression', 'ACV', acv, 0],
    ['depression', 'Orni', orni, 0],
    ['bog', 'Leg', leg, -1],
    ['bog', 'Tracked', tracked, -1],
    ['bog', 'Articulated', articulated, -1],
    ['bog', 'ACV', acv, 0],
    ['bog', 'Orni', orni, 0],
    ['flux', 'Leg', leg, 0],
    ['flux', 'Tracked', tracked, 0],
    ['flux', 'Articulated', articulated, 0],
    ['flux', 'ACV', acv, 0],
    ['flux', 'Orni', orni, 0],
    ['chimneys', 'Leg', leg, 0],
    ['chimneys', 'Tracked', tracked, 0],
    ['chimneys', 'Articulated', articulated, 0],
    ['chimneys', 'ACV', acv, 0],
  ];
  test.each(CHART)('%s, %s', (terrain, _, unitAt, drm) => {
    const target = unitAt(HEXES[terrain]);
    const toHit = rollOf([machine('A', 'bipod', ['0816', 0], { weapons: ['laser'] }), target], 0);
    expect(toHit.drms.find(({ cause }) => cause.code === 'terrain')).toEqual({
      cause: { code: 'terrain', terrain, hex: at(HEXES[terrain]) },
      value: drm,
    });
  });
  test('R-63: a road leaves the terrain DRM of its hex as it is', () => {
    const toHit = rollOf([machine('A', 'bipod', ['0605', 0], { weapons: ['laser'] }), leg('0604')], 0);
    expect(drmOf(toHit, 'terrain')).toBe(-2);
  });
  test('R-02: static pieces have no movement type, so no terrain DRM', () => {
    const bipod = machine('A', 'bipod', ['1325', 0], { weapons: ['laser'] });
    expect(drmOf(rollOf([bipod, staticPiece('commandpost', '1324')], 0), 'terrain')).toBe(0);
    expect(drmOf(rollOf([bipod, staticPiece('fort-1', '1215')], 0), 'terrain')).toBe(0);
  });
});

describe('§7.3.1: DRMs the firer brings', () => {
  const laser = (rest: Partial<ReturnType<typeof machine>> = {}) =>
    machine('A', 'bipod', ['0512', 0], { weapons: ['laser'], rest });
  const lance = section('panza-lance', '0511');
  const CASES: readonly (readonly [string, ToHit, string, number])[] = [
    ['Sweep −1', rollOf([laser(), lance], 0, { activation: firing('sweep') }), 'sweep', -1],
    ['Target order +1', rollOf([laser(), lance], 0, { activation: firing('target') }), 'targetOrder', 1],
    ['Closest Target none', rollOf([laser(), lance], 0, { activation: firing('closestTarget') }), 'sweep', 0],
    ['Hold +1', rollOf([laser({ held: true }), lance], 0), 'hold', 1],
    ['reset −2', rollOf([laser({ combatReset: true }), lance], 0), 'reset', -2],
    ['no order, no DRM', rollOf([laser(), lance], 0), 'hold', 0],
  ];
  test.each(CASES)('%s', (_, toHit, code, drm) => {
    expect(drmOf(toHit, code)).toBe(drm);
  });
  test("another machine's order does not count", () => {
    const other = { ...firing('sweep'), machine: id('B') } as Activation;
    expect(drmOf(rollOf([laser(), lance], 0, { activation: other }), 'sweep')).toBe(0);
  });
  test('§8.3.5: Hold counts together with a reset', () => {
    const toHit = rollOf([laser({ held: true, combatReset: true }), lance], 0);
    expect(total(toHit.drms)).toBe(1 + 1 - 2);
  });
  test('§9.4: +3 from ambush', () => {
    const shock = section('panza-shock-1', '0512', { ambush: true });
    const toHit = rollOf([shock, machine('A', 'glide', ['0511', 3])], null);
    expect(drmOf(toHit, 'ambush')).toBe(3);
  });
  test('§2: −1 for an ACV firing from chimneys, and for nobody else', () => {
    const target = section('panza-lance', '1504');
    const glide = machine('A', 'glide', ['1505', 0], { weapons: ['laser'] });
    const bipod = machine('A', 'bipod', ['1505', 0], { weapons: ['laser'] });
    const near = section('panza-lance', '1504');
    expect(drmOf(rollOf([glide, target], 0), 'chimneys')).toBe(-1);
    expect(drmOf(rollOf([bipod, near], 0), 'chimneys')).toBe(0);
    const clear = machine('A', 'glide', ['0512', 0], { weapons: ['laser'] });
    expect(drmOf(rollOf([clear, section('panza-lance', '0511')], 0), 'chimneys')).toBe(0);
    const revil = vehicle('revil-1', '1505');
    expect(drmOf(rollOf([revil, machine('A', 'bipod', ['1504', 0])], null), 'chimneys')).toBe(-1);
  });
});

describe('§7.3.1: the target number', () => {
  test('5–9 hits when the DRMs come to 0', () => {
    const toHit = rollOf([section('panza-shock-1', '0513'), machine('A', 'glide', ['0511', 3])], null);
    expect(toHit).toMatchObject({ needed: 5, chance: 0.5 });
  });
  test('R-49: a modified roll above 9 hits too, so the roll needed stops at 0', () => {
    const dagmaton = section('dagmaton-1', '0512', { ambush: true });
    const toHit = rollOf([dagmaton, machine('A', 'multipod', ['0511', 3])], null);
    expect(total(toHit.drms)).toBe(6);
    expect(toHit).toMatchObject({ needed: 0, chance: 1 });
    expect(hitCases([toHit])).toEqual([{ hits: [0], chance: 1, firepower: 3, facingDrm: -1 }]);
  });
  test('a roll needed above 9 never hits', () => {
    const streamer = machine('A', 'bipod', ['0506', 0], {
      weapons: ['streamer'],
      rest: { combatReset: true },
    });
    const commando = section('bha-commando', '0504');
    const toHit = rollOf([streamer, commando], 0, { activation: firing('sweep') });
    expect(total(toHit.drms)).toBe(-1 - 2 - 1 - 1 - 2);
    expect(toHit).toMatchObject({ needed: 10, chance: 0 });
    expect(hitCases([toHit])).toEqual([{ hits: [], chance: 1, firepower: 0, facingDrm: 0 }]);
  });
  test('the DRMs do not depend on the order of the firers', () => {
    const units = [section('panza-shock-1', '0513'), section('panza-shock-2', '0613')];
    const game = gameWith([...units, machine('A', 'glide', ['0511', 3])], { phase: DORIAN_FIRES });
    const firers = units.map((unit) => ({ unit: unit.id, slot: null }));
    const [there] = forecast(game, { firers, target: id('A'), area: false }).units;
    const [back] = forecast(game, { firers: [...firers].reverse(), target: id('A'), area: false }).units;
    expect([...back.toHit].reverse()).toEqual(there.toHit);
    expect(back.outcomes).toEqual(there.outcomes);
  });
});

describe('firepower', () => {
  const LOSSES: readonly (readonly [string, Unit, number])[] = [
    ['a Shock with both steps: 3', section('panza-shock-1', '0512'), 3],
    ['R-01: a Shock that has lost a step: 2', section('panza-shock-1', '0512', { steps: 1 }), 2],
    ['R-01: a Dagmaton that has lost a step: 2', section('dagmaton-1', '0512', { steps: 1 }), 2],
    ['§7.3.2: a PGP after a Firepower critical: 3', vehicle('pgp-1', '0512', 0, { firepowerHits: 1 }), 3],
    ['§7.3.2: a Revil after a Firepower critical: 3', vehicle('revil-1', '0512', 0, { firepowerHits: 1 }), 3],
  ];
  test.each(LOSSES)('%s', (_, firer, firepower) => {
    expect(rollOf([firer, machine('A', 'glide', ['0511', 3])], null).firepower).toBe(firepower);
  });

  const WEAPONS: readonly (readonly [Weapon, number, number])[] = [
    ['particleAccelerator', 8, 2],
    ['laser', 4, 4],
    ['seeker', 5, 3],
    ['shredder', 2, 7],
    ['streamer', 2, 3],
    ['thermoBeam', 2, 2],
    ['undulator', 3, 6],
  ];
  test.each(WEAPONS)('%s: hard %i, soft %i', (weapon, hard, soft) => {
    const bipod = machine('A', 'bipod', ['0513', 0], { weapons: [weapon] });
    const against = (unit: Unit) => rollOf([bipod, unit], 0, { phase: AVRONIAN_FIRES }).firepower;
    expect(against(section('panza-lance', '0511'))).toBe(soft);
    expect(against(vehicle('walker-1', '0511'))).toBe(hard);
    expect(against(staticPiece('fort-1', '0511'))).toBe(hard);
  });
});

describe('§7.3.2: the side fired through', () => {
  /** Facing of a Glide in 0514, fired at by a Shock in a hex beside or two away. */
  const SIDES: readonly (readonly [string, 0 | 1 | 2 | 3 | 4 | 5, string, string, number])[] = [
    ['straight ahead', 0, '0513', 'front', -1],
    ['ahead to the right', 0, '0613', 'flank', 0],
    ['behind to the right', 0, '0614', 'flank', 0],
    ['straight behind', 0, '0515', 'rear', 1],
    ['behind to the left', 0, '0414', 'flank', 0],
    ['ahead to the left', 0, '0413', 'flank', 0],
    ['R-05: on the boundary of front and flank the firer takes the flank', 0, '0612', 'flank', 0],
    ['R-05: the same boundary seen from the next facing', 1, '0612', 'flank', 0],
    ['R-05: on the boundary of flank and rear the firer takes the rear', 3, '0612', 'rear', 1],
  ];
  test.each(SIDES)('%s', (_, facing, from, aspect, facingDrm) => {
    const toHit = rollOf([section('panza-shock-1', from), machine('A', 'glide', ['0514', facing])], null);
    expect(toHit).toMatchObject({ aspect, facingDrm });
  });
  test('R-02: sections and static pieces have no facing', () => {
    const laser = machine('A', 'bipod', ['0514', 0], { weapons: ['laser'] });
    for (const unit of [section('panza-lance', '0513'), staticPiece('fort-1', '0513')])
      expect(rollOf([laser, unit], 0)).toMatchObject({ aspect: 'none', facingDrm: 0 });
  });
  test('R-50: range 0 reads as range 1, without facing DRM', () => {
    const toHit = rollOf([section('panza-lance', '0514'), machine('A', 'glide', ['0514', 0])], null);
    expect(toHit).toMatchObject({ range: 1, aspect: 'none', facingDrm: 0 });
    expect(drmOf(toHit, 'range')).toBe(1);
  });
});
