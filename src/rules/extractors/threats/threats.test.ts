import { describe, expect, it, test } from 'vitest';
import { allHexes } from '../../../hex';
import { counterId } from '../data';
import { expected } from '../fire';
import { at, doriana } from '../maps/doriana';
import { suppose } from '../suppose';
import { AVRONIAN_MOVES, DORIAN_FIRES, DORIAN_MOVES, gameWith, machine, section, vehicle } from '../testing';
import type { Game, Unit } from '../types';
import { coverageOf, threatMap, type When } from '.';

const LANCE = section('panza-lance', '0101');

const threatened = (units: readonly Unit[], when: When, unit: Unit = LANCE, rest: Partial<Game> = {}) =>
  threatMap(
    coverageOf(
      gameWith(units, { phase: AVRONIAN_MOVES, ...rest }),
      unit.side === 'dorian' ? 'avronian' : 'dorian',
      when,
    ),
    unit,
  );
/** Printed numbers of the hexes under threat, of those asked about. */
const among = (map: { readonly weapons: Uint8Array }, ...hexes: readonly string[]) =>
  hexes.filter((hex) => map.weapons[at(hex)] > 0);

describe('from where they stand', () => {
  it('§7.3.1: in range, in arc and in sight', () => {
    const laser = machine('A', 'glide', ['1207', 0], { weapons: ['laser'] });
    expect(among(threatened([laser], 'now'), '1206', '1204', '1203', '1208', '1107')).toEqual([
      '1206',
      '1204',
    ]);
    const seeker = machine('A', 'bipod', ['1207', 0], { weapons: ['seeker'] });
    expect(among(threatened([seeker], 'now'), '1206', '1205', '1203', '1202', '1201')).toEqual([
      '1205',
      '1203',
      '1202',
    ]);
  });

  it('is what the shot comes to there, through the flank', () => {
    const firer = machine('A', 'bipod', ['1207', 0], {
      weapons: ['laser', 'shredder'],
      rest: { held: true },
    });
    const target = vehicle('pgp-1', '1206', 4);
    const map = threatened([firer, target], 'now', target);
    for (const [slot, { firer: by, expected: known }] of map.at(at('1206')).entries()) {
      const shot = { firers: [{ unit: counterId('A'), slot }], target: counterId('pgp-1'), area: false };
      expect(by).toEqual({ unit: 'A', slot });
      expect(known).toEqual(expected(gameWith([firer, target]), shot));
    }
    expect(map.at(at('1206'))).toHaveLength(2);
    expect(map.mean[at('1206')]).toBeCloseTo(
      map.at(at('1206')).reduce((sum, threat) => sum + threat.expected.mean, 0),
      12,
    );
  });

  it('§7.2: an Orni is in sight of all in range', () => {
    const dagmaton = section('dagmaton-1', '1215');
    const seen = (unit: Unit) =>
      threatened([dagmaton], 'now', unit).weapons.reduce((sum, one) => sum + one, 0);
    expect(seen(machine('A', 'orni', ['2424', 0]))).toBe(36);
    expect(seen(machine('A', 'bipod', ['2424', 0]))).toBeLessThan(36);
  });

  test.each<[string, readonly Unit[]]>([
    ['§7.3.2: nobody who is pinned', [section('panza-shock-1', '1207', { pinned: true })]],
    ['§7.3.2: nobody who is routed', [section('panza-shock-1', '1207', { routed: true })]],
    ['R-59: nobody hidden', [section('panza-shock-1', '1207', { hidden: true })]],
    ['§7.3.2: no weapon that is lost', [vehicle('pgp-1', '1207', 0, { firepowerHits: 2 })]],
    [
      'R-46: nobody aboard',
      [
        vehicle('floater-1', '1207', 0, { firepowerHits: 2 }),
        section('panza-shock-1', '1207', {
          where: { at: 'map', hex: at('1207'), facing: null, inside: counterId('floater-1') },
        }),
      ],
    ],
    ['nobody who has left or waits', [vehicle('pgp-1', '1207', 0, { where: { at: 'toEnter' } })]],
  ])('%s', (_, units) => {
    expect(threatened(units, 'now', machine('A', 'bipod', ['2424', 0])).weapons.some(Boolean)).toBe(false);
  });
});

describe('after their next move', () => {
  it('§6.3: from wherever it may end, whatever its orders', () => {
    const laser = machine('A', 'bipod', ['1207', 0], { weapons: ['laser'], move: ['hold'] });
    expect(among(threatened([laser], 'next'), '1206', '1202', '1310', '1216')).toEqual([
      '1206',
      '1202',
      '1310',
    ]);
  });

  it('R-41: in the turn of that move', () => {
    const waiting = machine('A', 'bipod', ['0101', 0], {
      weapons: ['laser'],
      rest: { force: 3, where: { at: 'toEnter' } },
    });
    const seen = (turn: number, phase: Game['phase']) =>
      threatened([waiting], 'next', LANCE, { scenario: 'extractors', turn, phase }).weapons.some(Boolean);
    expect(seen(3, DORIAN_MOVES)).toBe(false);
    expect(seen(4, DORIAN_FIRES)).toBe(true);
    expect(seen(3, AVRONIAN_MOVES)).toBe(true);
  });
});

describe('a threat map', () => {
  const company = [
    section('panza-shock-1', '1207'),
    section('dagmaton-1', '1010'),
    vehicle('agrax-1', '1409', 3),
    vehicle('revil-1', '1611', 4),
  ];
  it('asks of each hex what standing there would answer', () => {
    const target = machine('B', 'glide', ['1812', 0], { rest: { armour: 3 } });
    const game = gameWith([...company, target], { phase: DORIAN_FIRES });
    const map = threatMap(coverageOf(game, 'dorian', 'now'), target);
    const what = suppose(game);
    let compared = 0;
    for (const hex of allHexes(doriana.grid))
      for (const { firer, expected: known } of map.at(hex)) {
        const there = what.stand(target.id, { hex, facing: 0 });
        const told = expected(there, { firers: [firer], target: target.id, area: false });
        expect(known.anyHit).toBeCloseTo(told.anyHit, 12);
        compared++;
      }
    expect(compared).toBeGreaterThan(50);
  });
});
