import { describe, expect, it, test } from 'vitest';
import { counterId } from '../data';
import { at } from '../maps/doriana';
import { gameWith, machine, section, staticPiece, vehicle } from '../testing';
import type { Machine, OrderBox, Position, ScenarioId, Unit } from '../types';
import { isFault, readPosition, writePosition, type NotationFault } from '.';
import { freshUnit } from './words';

function position(unit: Unit, rest: Partial<Position> = {}): Position {
  const { scenario, rules, turn, phase, activation, units, uncovered, victory } = gameWith([unit], {
    turn: 3,
    phase: { name: 'fire', side: 'dorian' },
    ...rest,
  });
  return { scenario, rules, turn, phase, activation, units, uncovered, victory };
}

const GLIDE = machine('A', 'glide', ['1010', 3], { rest: { force: 1 } });
const glide = (rest: Partial<Machine>): Machine => ({ ...GLIDE, ...rest });
const LANCE = section('panza-lance', '1215');
const SHOCK = section('panza-shock-1', '1215');
const PGP = vehicle('pgp-1', '1412', 1);
const box = (rest: Partial<OrderBox<never>> = {}) => ({ order: null, revealed: false, lost: false, ...rest });
const slots = (...rests: object[]) =>
  rests.map((rest) => ({ weapon: null, lost: false, fired: false, ...rest }));

describe('a unit in the notation', () => {
  test.each<[written: string, unit: Unit]>([
    ['D panza-lance@unplaced', { ...LANCE, where: { at: 'unplaced' } }],
    ['D panza-lance@waiting', { ...LANCE, where: { at: 'toEnter' } }],
    [
      'D panza-lance@waiting>floater-1',
      { ...LANCE, where: { at: 'toEnter', inside: counterId('floater-1') } },
    ],
    ['A glide A@1010/S holdsFire', glide({ holdsFire: true })],
    ['D panza-lance@lost', { ...LANCE, where: { at: 'eliminated' } }],
    ['D panza-lance@left-north', { ...LANCE, where: { at: 'exited', edge: 'north' } }],
    ['D panza-shock-1@1215 -1', { ...SHOCK, steps: 1 }],
    ['D panza-shock-1@1215 -2', { ...SHOCK, steps: 0 }],
    [
      'D panza-lance@1215 pinned routed disembarked',
      { ...LANCE, pinned: true, routed: true, disembarked: true },
    ],
    [
      'D panza-lance@1215 moved fired hidden ambush',
      { ...LANCE, moved: true, fired: true, hidden: true, ambush: true },
    ],
    ['D panza-lance@1215 force1', { ...LANCE, force: 1 }],
    ['D pgp-1@1412/NE a0', { ...PGP, armour: 0 }],
    ['D pgp-1@1412/NE f1 s2', { ...PGP, firepowerHits: 1, speedHits: 2 }],
    ['D pgp-1@1412/NE f2', { ...PGP, firepowerHits: 2 }],
    ['D fort-1@1215 a12', staticPiece('fort-1', '1215', { armour: 12 })],
    ['A glide A@1010/S', GLIDE],
    ['A glide A@1010/S +5', glide({ extraArmour: 5, armour: 18 })],
    ['A glide A@1010/S +2 a13', glide({ extraArmour: 2, armour: 13 })],
    ['A glide A@1010/S a11', glide({ armour: 11 })],
    ['A glide A@1010/S held combatReset', glide({ held: true, combatReset: true })],
    ['A glide A@1010/S v-12', glide({ speedLost: 12 })],
    ['A glide A@1010/S w:laser,-,-', glide({ slots: slots({ weapon: 'laser' }, {}, {}) })],
    ['A glide A@1010/S w:-/x,-,-', glide({ slots: slots({ lost: true }, {}, {}) })],
    [
      'A glide A@1010/S w:-,-/f,laser/x/f',
      glide({ slots: slots({}, { fired: true }, { weapon: 'laser', lost: true, fired: true }) }),
    ],
    ['A glide A@1010/S thanis:freeMove', glide({ thanis: { freeMove: true, freeTarget: false } })],
    ['A glide A@1010/S thanis:freeMove,freeTarget', glide({ thanis: { freeMove: true, freeTarget: true } })],
    [
      'A glide A@1010/S m:-!,-x,-!x',
      glide({
        move: {
          ...GLIDE.move,
          boxes: [box({ revealed: true }), box({ lost: true }), box({ revealed: true, lost: true })],
        },
      }),
    ],
    [
      'A glide A@1010/S m:?,-,-',
      glide({ move: { ...GLIDE.move, boxes: [box({ order: 'hidden' }), box(), box()] } }),
    ],
    [
      'A glide A@1010/S m@3 m.stands m.reset',
      glide({ move: { ...GLIDE.move, marker: 2, running: false, reset: true } }),
    ],
    [
      'A glide A@1010/S c@1 c.runs c.reset',
      glide({ combat: { ...GLIDE.combat, marker: 0, running: true, reset: true } }),
    ],
    ['A glide A@1010/S c.runs', glide({ combat: { ...GLIDE.combat, running: true } })],
    ['A glide A@1010/S o:1227 t:pgp-1', glide({ objective: { hex: at('1227'), exit: null }, mark: PGP.id })],
    ['A glide A@1010/S o:0101/NW', glide({ objective: { hex: at('0101'), exit: 5 } })],
  ])('%s', (written, unit) => {
    const line = `engage full T3 Dfire | ${written}`;
    expect(readPosition(line)).toEqual(position(unit));
    expect(writePosition(position(unit))).toBe(line);
  });

  test.each([
    ...[
      'xm:close,-,-',
      'm:close,-,-/',
      'xm@1',
      'm@1x',
      'm@0',
      'xc.runs',
      'c.runsx',
      'c.stops',
      'm:close,-,-,-',
    ],
    ...['m:1close,-,-', 'm:close!!,-,-', 'm:close,-,?x!', 'm:x-,-,-', 'm:+?,-,-'],
    ...['w:-,-,1laser', 'w:-,-,laser/x/x', 'w:-,-,laser/f/x', 'w:-,-', 'w:-,-,-,-', 'w:-/fx,-,-'],
    ...['thanis:freeMove,hold', 'thanis:', 'thanis:freeMove,freeMove,', 'xthanis:freeMove'],
    ...[
      'xforce1',
      'force1x',
      'force2',
      'forceA',
      'xv-1',
      'v-1x',
      'v-123',
      'v-x',
      'xa1',
      'a1x',
      'a123',
      'x+1',
      '+1x',
    ],
    ...['xw:-,-,-', 'q:1', 'o:1227/', 'xo:1227', 't:pgp-3', 'xt:pgp-1', 's1', 'pinned', 'toString'],
  ])('a machine has no %s', (word) => {
    const fault = readPosition(`engage full T3 Dfire | A glide A@1010/S ${word}`) as NotationFault;
    expect(isFault(fault)).toBe(true);
    expect(fault).toMatchObject({ error: 'word', found: word });
  });

  test.each(['x-1', '-1x', '-3', '--1', '-', 'a1', 'f1', 'v-1', 'm@1', 'w:-'])(
    'a section has no %s',
    (word) => {
      expect(readPosition(`engage full T3 Dfire | D panza-shock-1@1215 ${word}`)).toMatchObject({
        error: 'word',
        found: word,
      });
    },
  );

  test.each(['f0', 'f3', 's12', 'xf1', 'f1x', '+1', 'v-1', 'm@1', 'pinned', 'held'])(
    'a vehicle has no %s',
    (word) => {
      expect(readPosition(`engage full T3 Dfire | D pgp-1@1412/N ${word}`)).toMatchObject({
        error: 'word',
        found: word,
      });
    },
  );

  it.each(['xT3', 'T3x', 'T', 'T123'])('a turn is not %s', (turn) => {
    expect(readPosition(`engage full ${turn} Dfire`)).toMatchObject({ error: 'turn', found: turn });
  });

  it('a turn has up to two figures', () => {
    expect(readPosition('engage full T12 Dfire')).toMatchObject({ turn: 12 });
    expect(readPosition('engage full T0 Dfire')).toMatchObject({ turn: 0 });
  });
});

describe('what a machine is in the middle of', () => {
  const machineA = GLIDE.id;
  test.each<[written: string, activation: Position['activation']]>([
    ['moving A close 1', { type: 'moving', machine: machineA, order: 'close', box: 0, marking: false }],
    [
      'firing A target marking',
      { type: 'firing', machine: machineA, order: 'target', marking: true, swept: [] },
    ],
    [
      'firing A sweep marking pgp-1 pgp-2',
      {
        type: 'firing',
        machine: machineA,
        order: 'sweep',
        marking: true,
        swept: [PGP.id, 'pgp-2' as Unit['id']],
      },
    ],
    ['resetting A combat', { type: 'resetting', machine: machineA, cycle: 'combat' }],
  ])('%s', (written, activation) => {
    const line = `engage full T3 Dfire | A glide A@1010/S | activation ${written}`;
    expect(readPosition(line)).toEqual(position(GLIDE, { activation }));
    expect(writePosition(position(GLIDE, { activation }))).toBe(line);
  });
});

describe('the end of a game', () => {
  const because = { code: 'extractorPoints', points: 3 };
  const points = [{ side: 'dorian', cause: { unit: 'pgp-1', why: 'unitLost' }, value: -3 }];

  it.each(['dorian', 'avronian', null])('with the winner %s', (winner) => {
    const victory = { winner, because, points };
    const read = readPosition(`engage full T3 ended | victory ${JSON.stringify(victory)}`);
    expect(read).toMatchObject({ victory });
  });

  it.each([
    ['another winner', { winner: 'nobody', because, points }],
    ['no cause', { winner: null, points }],
    ['no code', { winner: null, because: {}, points }],
    ['no points', { winner: null, because }],
  ])('not with %s', (_, victory) => {
    expect(readPosition(`engage full T3 ended | victory ${JSON.stringify(victory)}`)).toMatchObject({
      error: 'victory',
    });
  });
});

describe('the force a counter usually belongs to', () => {
  it.each<[scenario: ScenarioId, id: string, force: number]>([
    ['dobernStrongpoint', 'fort-1', 0],
    ['dobernStrongpoint', 'dagmaton-1', 1],
    ['dobernStrongpoint', 'dagmaton-3', 2],
    ['extractors', 'extractor-1', 1],
    ['extractors', 'A', 2],
    ['extractors', 'B', 2],
    ['incoming', 'panza-lance', 0],
    ['threePodAttack', 'panza-lance', 1],
  ])('%s: %s: %i', (scenario, id, force) => {
    const chassis = /^[A-E]$/.test(id) ? 'glide' : undefined;
    expect(freshUnit({ scenario }, id as Unit['id'], chassis).force).toBe(force);
  });
});
