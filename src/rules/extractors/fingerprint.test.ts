import { describe, expect, it } from 'vitest';
import type { Hex } from '../../hex';
import { fingerprinter, fingerprintOf } from '../fingerprint';
import { FREE_NUMBERS } from './variant';
import type {
  Activation,
  CounterId,
  Game,
  Machine,
  Phase,
  StaticPiece,
  Unit,
  Variant,
  Victory,
  VictoryCause,
  Where,
} from './types';

/** Every field there is: one that is new, or a new member of a union, does not compile until it stands here. */
type Complete<T> = T extends string | number | boolean | null | undefined
  ? T
  : { [Key in keyof T]-?: Complete<T[Key]> };
type Each<Union, Key extends keyof Union> = {
  [Name in Union[Key] & string]: Complete<Extract<Union, Readonly<Record<Key, Name>>>>;
};

const id = (name: string) => name as CounterId;
const hex = (number: number) => number as Hex;

const WHERES: Each<Where, 'at'> = {
  map: { at: 'map', hex: hex(5), facing: 2, inside: id('floater-1') },
  unplaced: { at: 'unplaced' },
  toEnter: { at: 'toEnter', inside: id('floater-1') },
  exited: { at: 'exited', edge: 'north' },
  eliminated: { at: 'eliminated' },
};

const BASE: Omit<Complete<StaticPiece>, 'id' | 'class' | 'kind' | 'armour'> = {
  side: 'dorian',
  where: WHERES.map,
  force: 1,
  moved: true,
  fired: false,
  hidden: false,
  ambush: true,
  varied: { firepower: 4, speed: 2, armour: 9, profile: -1 },
};
const box = <Order extends string>(order: Order) => ({ order, revealed: true, lost: false });
const MOVE: Complete<Machine['move']> = {
  boxes: [box('vector'), box('close'), box('hold')],
  marker: 1,
  running: true,
  reset: false,
};
const COMBAT: Complete<Machine['combat']> = {
  boxes: [box('sweep'), box('target'), box('optimize')],
  marker: 2,
  running: false,
  reset: true,
};
const UNITS: Each<Unit, 'class'> = {
  section: {
    ...BASE,
    id: id('panza-shock-1'),
    class: 'section',
    kind: 'shock',
    steps: 2,
    pinned: true,
    routed: false,
    disembarked: true,
    rallyTurn: 3,
  },
  vehicle: {
    ...BASE,
    id: id('agrax-1'),
    class: 'vehicle',
    kind: 'agrax',
    armour: 4,
    firepowerHits: 1,
    speedHits: 0,
  },
  static: { ...BASE, id: id('fort-1'), class: 'static', kind: 'fort', armour: 9 },
  machine: {
    ...BASE,
    id: id('A'),
    side: 'avronian',
    class: 'machine',
    kind: 'glide',
    letter: 'A',
    armour: 12,
    extraArmour: 2,
    speedLost: 1,
    slots: [{ weapon: 'laser', lost: false, fired: true }],
    thanis: { freeMove: true, freeTarget: false },
    move: MOVE,
    combat: COMBAT,
    objective: { hex: hex(7), exit: 3 },
    mark: id('agrax-1'),
    held: true,
    combatReset: false,
    holdsFire: true,
  },
};

const PHASES: Each<Phase, 'name'> = {
  buildUp: { name: 'buildUp', side: 'dorian' },
  placement: { name: 'placement', side: 'dorian' },
  programming: { name: 'programming', side: 'avronian' },
  movement: { name: 'movement', side: 'dorian' },
  fire: { name: 'fire', side: 'dorian' },
  rally: { name: 'rally', side: 'dorian' },
  ended: { name: 'ended', side: null },
};

const ACTIVATIONS: Each<Activation, 'type'> = {
  resetting: { type: 'resetting', machine: id('A'), cycle: 'move' },
  moving: { type: 'moving', machine: id('A'), order: 'vector', box: 1, marking: true },
  firing: { type: 'firing', machine: id('A'), order: 'sweep', marking: false, swept: [id('agrax-1')] },
};

const CAUSES: Each<VictoryCause, 'code'> = {
  sectionLeftNorth: { code: 'sectionLeftNorth', unit: id('panza-shock-1'), turn: 4 },
  noSectionLeftNorth: { code: 'noSectionLeftNorth', turn: 4 },
  commandPostDestroyed: { code: 'commandPostDestroyed', bipodsLost: 1 },
  twoBipodsLost: { code: 'twoBipodsLost', postStands: true },
  commandPostStands: { code: 'commandPostStands', bipodsLost: 1 },
  extractorPoints: { code: 'extractorPoints', points: 11 },
  machinesLeftSouth: { code: 'machinesLeftSouth', left: 2, of: 3 },
  strongpoint: { code: 'strongpoint', fortsStanding: 3, garrisonNear: 1, machinesLost: 2, machines: 4 },
  valueNearCentre: { code: 'valueNearCentre', dorian: 14, avronian: 15 },
};
const POINTS: Complete<Victory['points'][number]> = {
  side: 'dorian',
  cause: { unit: id('A'), why: 'unitLost' },
  value: 20,
};

const EVERY_NUMBER = Object.fromEntries(
  Object.entries(FREE_NUMBERS).map(([name, [from]]) => [name, from]),
) as Complete<Variant>;

const GAME: Complete<Game> = {
  scenario: 'engage',
  rules: 'full',
  handicap: { dorian: 5, avronian: 0, turns: 1 },
  variant: EVERY_NUMBER,
  turn: 3,
  phase: PHASES.movement,
  activation: ACTIVATIONS.moving,
  units: Object.fromEntries(Object.values(UNITS).map((unit) => [unit.id, unit])),
  uncovered: [id('panza-shock-1')],
  victory: { winner: 'dorian', because: CAUSES.strongpoint, points: [POINTS] },
  dice: { state: [1, 2, 3, 4], rolled: 5 },
};

/** The game with each member of each union in its place. */
const GAMES: Readonly<Record<string, Game>> = {
  game: GAME,
  ...gamesOf('phase', PHASES, (phase) => ({ ...GAME, phase })),
  ...gamesOf('activation', ACTIVATIONS, (activation) => ({ ...GAME, activation })),
  ...gamesOf('cause', CAUSES, (because) => ({ ...GAME, victory: { ...GAME.victory!, because } })),
  ...gamesOf('where', WHERES, (where) => ({
    ...GAME,
    units: { ...GAME.units, [UNITS.section.id]: { ...UNITS.section, where } },
  })),
};

function gamesOf<Name extends string, Part>(
  kind: string,
  parts: Readonly<Record<Name, Part>>,
  gameWith: (part: Part) => Game,
): Readonly<Record<string, Game>> {
  return Object.fromEntries(
    Object.entries<Part>(parts).map(([name, part]) => [`${kind} ${name}`, gameWith(part)]),
  );
}

interface Place {
  readonly path: string;
  readonly value: unknown;
  readonly set: (value: unknown) => void;
}

/** Every field and item of plain data, lists and objects included. */
function placesIn(data: object, path = ''): readonly Place[] {
  const fields = data as Record<string, unknown>;
  return Object.entries(fields).flatMap(([name, value]) => {
    const here = `${path}/${name}`;
    const place: Place = { path: here, value, set: (next) => void (fields[name] = next) };
    return typeof value === 'object' && value !== null ? [place, ...placesIn(value, here)] : [place];
  });
}

/** Other values for a field, of its own kind and of another. */
function othersThan(value: unknown): readonly unknown[] {
  const others = [null, true, false, 0, 1, -1, '', 'x', [], {}];
  if (typeof value === 'number') others.push(value + 1, value ^ 64, value + 0.5);
  if (typeof value === 'string') others.push(`${value} `, value.slice(1));
  return others.filter((other) => JSON.stringify(other) !== JSON.stringify(value));
}

describe('the fingerprint of a game', () => {
  it.each(Object.entries(GAMES))('%s: changes with every field that changes alone', (_, made) => {
    const game = structuredClone(made);
    const before = fingerprintOf(game);
    const follow = fingerprinter();
    follow(game);
    for (const { path, value, set } of placesIn(game))
      for (const other of [undefined, ...othersThan(value)]) {
        set(other);
        const changed = fingerprintOf(game);
        expect(changed, `${path} ${JSON.stringify(other)}`).not.toBe(before);
        expect(follow(game), path).toBe(changed);
        set(value);
        expect(follow(game), path).toBe(before);
      }
  });

  it('is another for every member of every union', () => {
    const all = Object.values(GAMES).map(fingerprintOf);
    // The game itself stands among them once for each kind.
    const doubles = ['phase movement', 'activation moving', 'cause strongpoint', 'where map'];
    expect(new Set(all).size).toBe(all.length - doubles.length);
    for (const name of doubles) expect(fingerprintOf(GAMES[name])).toBe(fingerprintOf(GAME));
  });
});
