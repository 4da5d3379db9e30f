import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { copyGame, copyPosition, copyUnit } from './copy';
import { counterId } from './data';
import { at } from './maps/doriana';
import { newUnit } from './newUnit';
import { gameWith } from './testing';
import type {
  Activation,
  Game,
  Machine,
  OnMap,
  Section,
  StaticPiece,
  Unit,
  Variant,
  Varied,
  Vehicle,
  Victory,
} from './types';
import { FREE_NAMES } from './variant';

/*
 * One example of everything a game may hold, with no field left out, optional ones included: a field that is new does not
 * compile here before it has been given a value, and fails before it is copied.
 */
const WHERE: Required<OnMap> = { at: 'map', hex: at('1215'), facing: 3, inside: counterId('floater-1') };
const VARIED: Required<Varied> = { firepower: 1, speed: 2, armour: 3, profile: 0 };
const BASE = {
  where: WHERE,
  force: 1,
  moved: true,
  fired: true,
  hidden: true,
  ambush: true,
  varied: VARIED,
} as const;

const SECTION: Required<Section> = {
  ...BASE,
  id: counterId('panza-shock-1'),
  side: 'dorian',
  class: 'section',
  kind: 'shock',
  steps: 1,
  pinned: true,
  routed: true,
  disembarked: true,
  rallyTurn: 4,
};

const VEHICLE: Required<Vehicle> = {
  ...BASE,
  id: counterId('pgp-1'),
  side: 'dorian',
  class: 'vehicle',
  kind: 'pgp',
  armour: 2,
  firepowerHits: 1,
  speedHits: 2,
};

const STATIC: Required<StaticPiece> = {
  ...BASE,
  id: counterId('fort-1'),
  side: 'dorian',
  class: 'static',
  kind: 'fort',
  armour: 2,
};

const MACHINE: Required<Machine> = {
  ...BASE,
  id: counterId('A'),
  side: 'avronian',
  class: 'machine',
  kind: 'glide',
  letter: 'A',
  armour: 9,
  extraArmour: 2,
  speedLost: 1,
  slots: [{ weapon: 'laser', lost: true, fired: true }],
  thanis: { freeMove: true, freeTarget: true },
  move: {
    boxes: [
      { order: 'vector', revealed: true, lost: false },
      { order: null, revealed: false, lost: true },
      { order: 'close', revealed: false, lost: false },
    ],
    marker: 1,
    running: true,
    reset: true,
  },
  combat: {
    boxes: [
      { order: 'target', revealed: true, lost: false },
      { order: 'hidden', revealed: false, lost: true },
      { order: 'sweep', revealed: false, lost: false },
    ],
    marker: 2,
    running: true,
    reset: true,
  },
  objective: { hex: at('1111'), exit: 2 },
  mark: counterId('pgp-1'),
  held: true,
  combatReset: true,
  holdsFire: true,
};

const WHERES: readonly Unit['where'][] = [
  WHERE,
  { at: 'unplaced' },
  { at: 'toEnter' },
  { at: 'toEnter', inside: counterId('floater-1') },
  { at: 'exited', edge: 'north' },
  { at: 'eliminated' },
];

const A = counterId('A');
const ACTIVATIONS: readonly (Activation | null)[] = [
  null,
  { type: 'resetting', machine: A, cycle: 'combat' },
  { type: 'moving', machine: A, order: 'vector', box: 1, marking: true },
  { type: 'firing', machine: A, order: 'sweep', marking: true, swept: [counterId('pgp-1'), A] },
];

const VICTORY: Required<Victory> = {
  winner: 'dorian',
  because: { code: 'extractorPoints', points: 3 },
  points: [{ side: 'dorian', cause: { unit: A, why: 'unitLost' }, value: -5 }],
};

const EVERY_NUMBER = Object.fromEntries(FREE_NAMES.map((name) => [name, 3])) as Required<Variant>;

const GAME: Required<Game> = {
  scenario: 'extractors',
  rules: 'simple',
  handicap: { dorian: 5, avronian: 0, turns: 1 },
  variant: EVERY_NUMBER,
  turn: 7,
  phase: { name: 'rally', side: 'dorian' },
  activation: null,
  units: Object.fromEntries([SECTION, VEHICLE, STATIC, MACHINE].map((unit) => [unit.id, unit])),
  uncovered: [counterId('pgp-1')],
  victory: VICTORY,
  dice: { state: [1, 2, 3, 4], rolled: 9 },
};

/** Every object and list in it, at any depth. */
function partsOf(data: unknown, parts = new Set<object>()): ReadonlySet<object> {
  if (typeof data !== 'object' || data === null) return parts;
  parts.add(data);
  for (const value of Object.values(data)) partsOf(value, parts);
  return parts;
}

function expectOwn(copy: unknown, original: unknown): void {
  expect(copy).toStrictEqual(original);
  const parts = partsOf(original);
  expect([...partsOf(copy)].filter((part) => parts.has(part))).toEqual([]);
}

describe('a copy', () => {
  it.each([SECTION, VEHICLE, STATIC, MACHINE] as readonly Unit[])(
    'of a $class has each of its fields and shares none',
    (unit) => {
      expectOwn(copyUnit(unit), structuredClone(unit));
      expectOwn(copyUnit(unit), unit);
      expect(Object.keys(copyUnit(unit)).sort()).toEqual(Object.keys(unit).sort());
    },
  );

  it.each(WHERES)('of a unit that is $at has its place', (where) =>
    expectOwn(copyUnit({ ...VEHICLE, where }), { ...VEHICLE, where }),
  );

  it('of a section that has never rallied says nothing of a rally', () => {
    const { rallyTurn, ...fresh } = SECTION;
    expect(rallyTurn).toBe(4);
    expectOwn(copyUnit(fresh), fresh);
  });

  it('of a game has each of its fields and shares none', () => {
    expectOwn(copyGame(GAME), structuredClone(GAME));
    expectOwn(copyGame(GAME), GAME);
  });

  it.each(ACTIVATIONS)('of a game has what a machine is about: %j', (activation) =>
    expectOwn(copyGame({ ...GAME, activation }), { ...GAME, activation }),
  );

  it('of a position has no dice', () => {
    const { dice, ...position } = GAME;
    expect(dice.rolled).toBe(9);
    expectOwn(copyPosition(GAME), position);
    expectOwn(copyPosition(position), position);
  });

  it('keeps the order of the counter mix', () => {
    const game = gameWith([VEHICLE, SECTION, MACHINE]);
    expect(Object.keys(copyGame(game).units)).toEqual(Object.keys(game.units));
  });

  it.each(['panza-shock-1', 'pgp-1', 'fort-1', 'A'])(
    'of a unit newly made is laid out in memory as that is, whatever was made before: %s',
    (id) => {
      setFlagsFromString('--allow-natives-syntax');
      const isLaidOutAlike = runInThisContext('(a, b) => %HaveSameMap(a, b)') as (
        a: Unit,
        b: Unit,
      ) => boolean;
      const made = Array.from({ length: 40 }, () =>
        newUnit({ scenario: 'engage' }, 0, counterId(id), id === 'A' ? 'glide' : undefined),
      );
      expect(made.every((unit) => isLaidOutAlike(unit, copyUnit(made[0])))).toBe(true);
    },
  );
});
