import { describe, expect, it, test } from 'vitest';
import { counterId } from './data';
import { at } from './maps/doriana';
import { inMixOrder, newUnit } from './newUnit';
import { AVRONIAN_MOVES, gameWith, machine, section, staticPiece, vehicle } from './testing';
import type { Unit, Where } from './types';
import {
  capacityOf,
  countsAsVehicle,
  enemyOf,
  exposedUnits,
  facesHexside,
  firepowerOf,
  isEmbarked,
  isExposed,
  isIllegal,
  isOrniType,
  movementTypeOf,
  passengersOf,
  printedCostOf,
  profileOf,
  speedOf,
  unitOf,
  unitsIn,
  type Placed,
} from './units';

const LANCE = section('panza-lance', '1214');
const PGP = vehicle('pgp-1', '1214');
const FLOATER = vehicle('floater-1', '1214');
const FORT = staticPiece('fort-1', '1214');
const GLIDE = machine('A', 'glide', ['1215', 0]);
const off = <U extends Unit>(unit: U, where: Where = { at: 'eliminated' }): U => ({ ...unit, where });
const inside = <U extends Unit>(carrier: Unit, unit: U): U =>
  off(unit, { at: 'map', hex: at('1214'), facing: null, inside: carrier.id });

describe('§3: what is printed on a unit', () => {
  test.each<
    [what: string, unit: Unit, profile: number, movement: string | null, cost: number, speed: number]
  >([
    ['Lance', LANCE, 0, 'leg', 5, 3],
    ['Commando', section('bha-commando', '1214'), -1, 'leg', 10, 3],
    ['PGP', PGP, 0, 'tracked', 30, 3],
    ['Flyer', vehicle('flyer-1', '1214'), -2, 'orni', 12, 8],
    ['fort', FORT, 1, null, 0, 0],
    ['Command Post', staticPiece('commandpost', '1324'), 2, null, 0, 0],
    ['Glide', GLIDE, 0, 'acv', 35, 6],
    ['Orni', machine('B', 'orni', ['1215', 0]), -2, 'orni', 35, 6],
  ])('%s', (_, unit, profile, movement, cost, speed) => {
    expect(profileOf(unit)).toBe(profile);
    expect(movementTypeOf(unit)).toBe(movement);
    expect(printedCostOf(unit)).toBe(cost);
    expect(speedOf(unit)).toBe(speed);
    expect(isOrniType(unit)).toBe(movement === 'orni');
  });

  it('§6.1, §6.2: vehicles and machines face a hexside, all but sections count as vehicles', () => {
    expect([LANCE, PGP, FORT, GLIDE].map(facesHexside)).toEqual([false, true, false, true]);
    expect([LANCE, PGP, FORT, GLIDE].map(countsAsVehicle)).toEqual([false, true, true, true]);
    expect([LANCE, PGP, FLOATER, FORT, GLIDE].map(capacityOf)).toEqual([0, 0, 2, 1, 0]);
  });
});

describe('§7.3.2: what hits leave', () => {
  test.each([
    [0, 6, 3],
    [1, 3, 2],
    [2, 0, 0],
  ] as const)('of a PGP after %i on each', (hits, firepower, speed) => {
    const hit = { ...PGP, firepowerHits: hits, speedHits: hits };
    expect([firepowerOf(hit), speedOf(hit)]).toEqual([firepower, speed]);
  });

  it('of a machine its speed less what it has lost, never less than 0', () => {
    const slowed = (speedLost: number) => speedOf({ ...GLIDE, speedLost });
    expect([slowed(2), slowed(6), slowed(7)]).toEqual([4, 0, 0]);
  });

  it('R-01: half the firepower of a section that has lost a step, rounded up', () => {
    const shock = section('panza-shock-1', '1214');
    expect(firepowerOf(shock)).toBe(3);
    expect(firepowerOf({ ...shock, steps: 1 })).toBe(2);
    expect(firepowerOf(LANCE)).toBe(2);
  });
});

describe('who is where', () => {
  const aboard = inside(FLOATER, section('panza-shock-1', '1214'));
  const sheltered = inside(FORT, section('panza-shock-2', '1214'));
  const hiding = section('bha-lance', '1214', { hidden: true });
  const gone = off(section('bha-shock', '1214'));
  const game = gameWith([LANCE, aboard, sheltered, hiding, gone, FLOATER, FORT, GLIDE]);
  const ids = (units: readonly Unit[]) => units.map(({ id }) => id);

  it('§6.3.3: passengers are the sections inside', () => {
    expect(ids(passengersOf(game, FLOATER.id))).toEqual([aboard.id]);
    expect(ids(passengersOf(game, FORT.id))).toEqual([sheltered.id]);
    expect(ids(passengersOf(game, PGP.id))).toEqual([]);
    expect(passengersOf(gameWith([gone]), FLOATER.id)).toEqual([]);
  });

  it('R-36: shelter in a fort is not embarking', () => {
    expect([aboard, sheltered, LANCE].map((unit) => isEmbarked(game, unit as Placed))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('R-19: in the open is neither hidden nor inside nor off the map', () => {
    expect([LANCE, aboard, sheltered, hiding, gone].map(isExposed)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(ids(exposedUnits(game, 'dorian'))).toEqual([LANCE.id, FLOATER.id, FORT.id]);
    expect(ids(exposedUnits(game, 'avronian'))).toEqual([GLIDE.id]);
  });

  it('in a hex lie all counters, whatever they do there', () => {
    expect(ids(unitsIn(game, at('1214')))).toEqual(ids([LANCE, aboard, sheltered, hiding, FLOATER, FORT]));
    expect(ids(unitsIn(game, at('1215')))).toEqual([GLIDE.id]);
  });

  it('a unit that is not in play is an error', () => {
    expect(() => unitOf(game, PGP.id)).toThrow(new RangeError('No unit pgp-1 in play'));
    expect(unitOf(game, GLIDE.id)).toBe(game.units[GLIDE.id]);
  });

  it('each side has the other for an enemy', () => {
    expect([enemyOf('dorian'), enemyOf('avronian')]).toEqual(['avronian', 'dorian']);
    expect(isIllegal({ reason: 'gameEnded' })).toBe(true);
    expect(isIllegal(AVRONIAN_MOVES)).toBe(false);
  });
});

describe('§5: a unit as it comes into play', () => {
  const idle = { moved: false, fired: false, hidden: false, ambush: false };

  test.each<
    [
      what: string,
      scenario: 'extractors' | 'dobernStrongpoint' | 'threePodAttack',
      force: number,
      id: string,
      unit: object,
    ]
  >([
    [
      'a section that enters',
      'extractors',
      0,
      'panza-shock-1',
      {
        ...idle,
        class: 'section',
        kind: 'shock',
        steps: 2,
        pinned: false,
        routed: false,
        disembarked: false,
        where: { at: 'toEnter' },
      },
    ],
    [
      'a vehicle to be placed',
      'extractors',
      1,
      'extractor-1',
      {
        ...idle,
        class: 'vehicle',
        kind: 'extractor',
        armour: 8,
        firepowerHits: 0,
        speedHits: 0,
        where: { at: 'unplaced' },
      },
    ],
    [
      'a piece that stands',
      'threePodAttack',
      0,
      'commandpost',
      {
        ...idle,
        class: 'static',
        kind: 'commandPost',
        armour: 7,
        where: { at: 'map', hex: at('1324'), facing: null, inside: null },
      },
    ],
    [
      'a fort',
      'dobernStrongpoint',
      0,
      'fort-1',
      { class: 'static', kind: 'fort', armour: 3, where: { at: 'unplaced' } },
    ],
  ])('%s', (_, scenario, force, id, unit) => {
    const { side } = newUnit({ scenario }, force, counterId(id));
    expect(newUnit({ scenario }, force, counterId(id))).toMatchObject({ ...unit, id, force, side });
  });

  it('§8: a machine with an empty display, its Move cycle running', () => {
    const box = { order: null, revealed: false, lost: false };
    const cycle = { boxes: [box, box, box], marker: null, reset: false };
    expect(newUnit({ scenario: 'extractors' }, 2, counterId('A'), 'glide')).toEqual({
      ...idle,
      id: 'A',
      side: 'avronian',
      force: 2,
      where: { at: 'unplaced' },
      class: 'machine',
      kind: 'glide',
      letter: 'A',
      armour: 13,
      extraArmour: 0,
      speedLost: 0,
      slots: [0, 1, 2].map(() => ({ weapon: null, lost: false, fired: false })),
      thanis: { freeMove: false, freeTarget: false },
      move: { ...cycle, running: true },
      combat: { ...cycle, running: false },
      objective: null,
      mark: null,
      held: false,
      combatReset: false,
    });
    expect(() => newUnit({ scenario: 'extractors' }, 2, counterId('A'))).toThrow(
      new RangeError('Machine A needs a chassis'),
    );
  });

  it('lies in the order of the counter mix', () => {
    expect(Object.keys(inMixOrder([GLIDE, FORT, PGP, LANCE]))).toEqual([LANCE.id, PGP.id, FORT.id, GLIDE.id]);
    const stray = { ...LANCE, id: counterId('stray') };
    expect(Object.keys(inMixOrder([stray, GLIDE, LANCE]))).toEqual([LANCE.id, GLIDE.id, stray.id]);
  });
});
