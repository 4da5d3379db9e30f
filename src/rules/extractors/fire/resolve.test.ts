import { describe, expect, test } from 'vitest';
import type { Draft } from '../../result';
import { DORIAN_FIRES, gameWith, loadedDice, machine, section, vehicle } from '../testing';
import type { Activation, CounterId, Event, Game, Machine, Section, Shot, Unit, Vehicle } from '../types';
import { forecast } from './forecast';
import { resolveShot } from './resolve';

const id = (text: string) => text as CounterId;

interface Fired {
  readonly events: readonly Event[];
  readonly game: Game;
  readonly unit: <U extends Unit>(id: string) => U;
}

function fire(units: readonly Unit[], shot: Shot, dice: readonly number[], rest: Partial<Game> = {}): Fired {
  const game = structuredClone(
    gameWith(units, { phase: DORIAN_FIRES, dice: loadedDice(...dice), ...rest }),
  ) as Draft<Game>;
  const events = resolveShot(game, shot);
  return { events, game, unit: <U extends Unit>(text: string) => game.units[id(text)] as U };
}

const by = (firers: string, target: string, area = false): Shot => ({
  firers: firers.split(' ').map((text) => {
    const [unit, slot] = text.split(':');
    return { unit: id(unit), slot: slot === undefined ? null : Number(slot) };
  }),
  target: id(target),
  area,
});
const results = ({ events: [first] }: Fired) => (first.type === 'shot' ? first.results : []);

describe('§7.7, example 4', () => {
  const glide = machine('A', 'glide', ['0514', 0], { weapons: ['laser', 'laser', 'laser'] });
  test('Walker on a Glide through the front, rolls 5 (hit), damage roll 6 → 5: 2 armour lost', () => {
    const fired = fire([vehicle('walker-1', '0512'), glide], by('walker-1', 'A'), [5, 6]);
    expect(results(fired)[0]).toMatchObject({
      rolls: [5],
      hits: [true],
      damage: {
        roll: 6,
        firepower: 4,
        facingDrm: -1,
        result: { table: 'machine', armour: 2, critical: false },
      },
      criticals: [],
      effects: [{ effect: 'armour', lost: 2, left: 11 }],
    });
    expect(fired.unit<Machine>('A').armour).toBe(11);
    expect(fired.unit('A').where).toEqual(glide.where);
    expect(fired.events.map(({ type }) => type)).toEqual(['shot']);
  });
  test('Lance and Commando combine at range 1: 3 misses, 7 hits; damage 3 at firepower 1: nothing; critical 5: speed −1', () => {
    const units = [section('bha-lance', '0613'), section('bha-commando', '0613'), glide];
    const fired = fire(units, by('bha-lance bha-commando', 'A'), [3, 7, 3, 5]);
    expect(results(fired)[0]).toMatchObject({
      rolls: [3, 7],
      hits: [false, true],
      damage: { roll: 3, firepower: 1, result: { armour: 0, critical: false } },
      criticals: [{ cause: 'commando', roll: 5, draw: null, effect: { effect: 'speed', lost: 1 } }],
      effects: [],
    });
    expect(fired.unit<Machine>('A')).toMatchObject({ armour: 13, speedLost: 1 });
    expect(fired.game.dice.rolled).toBe(4);
  });
  test('example 11: a Glide has armour 12 after one hit', () => {
    const fired = fire([section('bha-lance', '0613'), glide], by('bha-lance', 'A'), [9, 5]);
    expect(fired.unit<Machine>('A').armour).toBe(12);
  });
});

describe('§7.7, example 5: a Multipod sweeps', () => {
  const activation: Activation = {
    type: 'firing',
    machine: id('A'),
    order: 'sweep',
    marking: false,
    swept: [],
  };
  const weapons = ['laser', 'shredder', 'thermoBeam', 'particleAccelerator'] as const;
  const units = [
    section('panza-shock-1', '0513'),
    section('dagmaton-1', '0512'),
    machine('A', 'multipod', ['0515', 0], { weapons }),
  ];
  const sweep = (shot: string, target: string, dice: readonly number[]) =>
    fire(units, by(shot, target), dice, { activation });
  test('Laser at a Dagmaton at range 3: 7 − 1 = 6 hits; damage 7 on the 3–4 row: step loss', () => {
    const fired = sweep('A:0', 'dagmaton-1', [7, 7]);
    expect(results(fired)[0]).toMatchObject({
      hits: [true],
      damage: { result: { result: 'SL' } },
      criticals: [],
    });
    expect(fired.unit<Section>('dagmaton-1')).toMatchObject({ steps: 1, where: units[1].where });
    expect(fired.unit<Machine>('A').slots.map((slot) => slot.fired)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
  test('Shredder and Thermo beam at a Shock: 3 and 2 miss', () => {
    expect(results(sweep('A:1', 'panza-shock-1', [3]))[0]).toMatchObject({ hits: [false], damage: null });
    expect(results(sweep('A:2', 'panza-shock-1', [2]))[0]).toMatchObject({ hits: [false], damage: null });
  });
  test('Particle accelerator at the Dagmaton again: 6 hits; 6 on the 1–2 row: routed', () => {
    const fired = sweep('A:3', 'dagmaton-1', [6, 6]);
    expect(results(fired)[0]).toMatchObject({ hits: [true], damage: { result: { result: 'R' } } });
    expect(fired.unit<Section>('dagmaton-1').routed).toBe(true);
  });
});

describe('§7.4, example 3: an Orni fires a Streamer', () => {
  test('the Shock without terrain at −1, the Transcom in rough beside it, beyond range 4, at −3', () => {
    const units = [
      section('panza-shock-1', '0513'),
      section('transcom-1', '0412'),
      machine('A', 'orni', ['0517', 0], { weapons: ['streamer'] }),
    ];
    const { units: forecasts } = forecast(gameWith(units), by('A:0', 'panza-shock-1', true));
    const sums = forecasts.map(({ target, toHit: [{ needed }] }) => [target, 5 - needed]);
    expect(sums).toEqual([
      ['panza-shock-1', -1],
      ['transcom-1', -3],
    ]);
  });
});

describe('§7: the procedure', () => {
  test('no damage roll without a hit', () => {
    const fired = fire(
      [section('panza-shock-1', '0513'), machine('A', 'bipod', ['0511', 0])],
      by('panza-shock-1', 'A'),
      [4],
    );
    expect(results(fired)[0]).toMatchObject({ hits: [false], damage: null, criticals: [], effects: [] });
    expect(fired.game.dice.rolled).toBe(1);
  });
  test('§7: who has fired is marked, whatever came of it', () => {
    const units = [
      section('panza-shock-1', '0513'),
      section('panza-shock-2', '0513'),
      section('panza-lance', '0512'),
      machine('A', 'bipod', ['0511', 0]),
    ];
    const fired = fire(units, by('panza-shock-1 panza-shock-2', 'A'), [0, 0]);
    expect(['panza-shock-1', 'panza-shock-2', 'panza-lance'].map((text) => fired.unit(text).fired)).toEqual([
      true,
      true,
      false,
    ]);
  });
  test('§7.5: the firepower of those that hit is summed for one damage roll', () => {
    const units = [
      section('panza-shock-1', '0513'),
      section('panza-shock-2', '0513'),
      machine('A', 'bipod', ['0511', 0]),
    ];
    const fired = fire(units, by('panza-shock-1 panza-shock-2', 'A'), [5, 5, 0]);
    expect(results(fired)[0].damage).toMatchObject({ firepower: 6 });
  });
  test('a star calls for a critical roll: vehicle firepower halved', () => {
    const units = [vehicle('pgp-1', '0511', 0), machine('A', 'bipod', ['0512', 0], { weapons: ['laser'] })];
    const fired = fire(units, by('A:0', 'pgp-1'), [9, 8, 2]);
    expect(results(fired)[0]).toMatchObject({
      damage: { facingDrm: 1, result: { armour: 2, critical: true } },
      criticals: [{ cause: 'damage', roll: 2, effect: { effect: 'firepower', hits: 1 } }],
    });
    expect(fired.unit<Vehicle>('pgp-1')).toMatchObject({ armour: 4, firepowerHits: 1 });
  });
  test('§7.6: a Commando can make two critical rolls: the star’s and its own', () => {
    const units = [section('bha-commando', '0613'), vehicle('extractor-1', '0514', 0)];
    const fired = fire(units, by('bha-commando', 'extractor-1'), [9, 9, 0, 0]);
    expect(results(fired)[0]).toMatchObject({
      criticals: [
        { cause: 'damage', effect: { effect: 'armour' } },
        { cause: 'commando', effect: { effect: 'armour' } },
      ],
      effects: [
        { effect: 'armour', lost: 2, left: 6 },
        { effect: 'armour', lost: 1, left: 5 },
        { effect: 'armour', lost: 1, left: 4 },
      ],
    });
  });
  test('§7.6: no critical roll against a soft target', () => {
    const units = [
      section('panza-shock-1', '0511'),
      machine('A', 'bipod', ['0512', 0], { weapons: ['undulator'] }),
    ];
    const { units: forecasts } = forecast(gameWith(units), by('A:0', 'panza-shock-1'));
    expect(forecasts[0]).toMatchObject({ critical: 0 });
    expect(forecasts[0].toHit[0].commando).toBe(false);
  });
  test('R-64: no critical roll for a target already destroyed', () => {
    const units = [section('bha-commando', '0613'), vehicle('extractor-1', '0514', 0, { armour: 2 })];
    const fired = fire(units, by('bha-commando', 'extractor-1'), [9, 9]);
    expect(results(fired)[0].criticals).toEqual([]);
    expect(fired.game.dice.rolled).toBe(2);
    expect(fired.events).toContainEqual({ type: 'eliminated', unit: 'extractor-1', why: 'fire' });
  });
  test('R-52: no Commando roll once the star’s has destroyed the target', () => {
    const units = [section('bha-commando', '0613'), vehicle('extractor-1', '0514', 0, { armour: 3 })];
    const fired = fire(units, by('bha-commando', 'extractor-1'), [9, 9, 0]);
    expect(results(fired)[0]).toMatchObject({
      criticals: [{ cause: 'damage' }],
      effects: [{ effect: 'armour', left: 1 }, { effect: 'armour', left: 0 }, { effect: 'destroyed' }],
    });
    expect(fired.unit('extractor-1').where).toEqual({ at: 'eliminated' });
  });
  test('R-52: for its own critical only slots bearing on the Commando count', () => {
    const target = machine('A', 'multipod', ['0514', 0], {
      weapons: [null, 'laser', null, null, 'laser'],
    });
    const units = [section('bha-commando', '0515'), section('bha-lance', '0513'), target];
    const fired = fire(units, by('bha-lance bha-commando', 'A'), [9, 9, 0, 3]);
    expect(results(fired)[0].criticals).toMatchObject([
      { cause: 'commando', effect: { effect: 'weaponSlot', slot: 4 } },
    ]);
  });
  test('R-14: for the star’s critical the slots bearing on any attacker that hit count, on others not', () => {
    const target = machine('A', 'multipod', ['0514', 0], { weapons: [null, 'laser'] });
    const units = [
      section('panza-shock-1', '0513', { ambush: true }),
      section('panza-shock-2', '0515', { ambush: true }),
      target,
    ];
    const both = fire(units, by('panza-shock-1 panza-shock-2', 'A'), [9, 9, 9, 3]);
    expect(results(both)[0].criticals).toMatchObject([{ effect: { effect: 'weaponSlot', slot: 1 } }]);
  });
  test('§7.3.2: a machine at armour 0 is destroyed; a section without steps eliminated', () => {
    const gone = fire(
      [vehicle('pgp-1', '0512'), machine('A', 'orni', ['0511', 1], { rest: { armour: 1 } })],
      by('pgp-1', 'A'),
      [9, 5],
    );
    expect(gone.unit('A').where).toEqual({ at: 'eliminated' });
    const laser = machine('A', 'bipod', ['0512', 0], { weapons: ['laser'] });
    const dead = fire([section('panza-lance', '0511'), laser], by('A:0', 'panza-lance'), [9, 7]);
    expect(dead.events.map(({ type }) => type)).toEqual(['shot', 'eliminated']);
    expect(dead.unit('panza-lance').where).toEqual({ at: 'eliminated' });
  });
  test('§7.4: one to-hit roll a unit and one damage roll a hit', () => {
    const units = [
      section('panza-lance', '0512'),
      section('panza-shock-1', '0512'),
      section('transcom-1', '0512'),
      machine('A', 'bipod', ['0515', 0], { weapons: ['streamer'] }),
    ];
    const fired = fire(units, by('A:0', 'panza-shock-1', true), [9, 0, 2, 9, 5]);
    expect(
      results(fired).map(({ forecast: { target }, rolls, damage }) => [target, rolls, damage?.roll]),
    ).toEqual([
      ['panza-shock-1', [9], 0],
      ['panza-lance', [2], undefined],
      ['transcom-1', [9], 5],
    ]);
  });
});
