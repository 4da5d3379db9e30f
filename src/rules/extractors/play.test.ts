import { describe, expect, test } from 'vitest';
import type { Draft } from '../result';
import { whyIllegal } from './legality';
import { at } from './maps/doriana';
import { play } from './play';
import { setup } from './setup';
import {
  AVRONIAN_FIRES,
  AVRONIAN_MOVES,
  DORIAN_MOVES,
  gameWith,
  machine,
  onMap,
  section,
  type MachineSketch,
} from './testing';
import type { Action, Activation, CombatOrder, Event, Game, Phase, Position, Unit } from './types';

const LANCE = section('panza-lance', '1214');
const HIDDEN = section('bha-lance', '1010', { hidden: true });
const glide = (sketch: MachineSketch = {}) =>
  machine('A', 'glide', ['1215', 0], { weapons: ['laser', 'laser', null], ...sketch });
const A = glide().id;
const PLACING: Phase = { name: 'placement', side: 'dorian' };
const unplaced = { ...LANCE, where: { at: 'unplaced' } } as const;

const inMovement = (unit: Unit, activation: Activation | null = null) =>
  gameWith([LANCE, unit], { phase: AVRONIAN_MOVES, activation });
const inFire = (combat: CombatOrder, activation: Activation | null = null) =>
  gameWith([LANCE, glide({ combat: [combat] })], { phase: AVRONIAN_FIRES, activation });
const firing = (order: CombatOrder, marking = false): Activation => ({
  type: 'firing',
  machine: A,
  order,
  marking,
  swept: [],
});
const shot = { firers: [{ unit: A, slot: 0 }], target: LANCE.id, area: false };
const resetting: Activation = { type: 'resetting', machine: A, cycle: 'move' };
const marking: Activation = { type: 'moving', machine: A, order: 'vector', box: 0, marking: true };

describe('§4: an action comes to the chapter it belongs to', () => {
  test.each<[type: Action['type'], game: Position, action: Action, told: Event['type']]>([
    ['recommend', buildUp(), { type: 'recommend' }, 'recommended'],
    ['buy', buildUp(), { type: 'buy', force: 0, purchase: { item: 'white', kind: 'pgp' } }, 'bought'],
    [
      'place',
      gameWith([unplaced], { scenario: 'ambush', phase: PLACING, turn: 0 }),
      { type: 'place', unit: LANCE.id, hex: at('1010'), facing: null, into: null },
      'placed',
    ],
    [
      'unplace',
      gameWith([LANCE], { scenario: 'ambush', phase: PLACING, turn: 0 }),
      { type: 'unplace', unit: LANCE.id },
      'unplaced',
    ],
    [
      'order',
      inMovement(glide(), resetting),
      { type: 'order', machine: A, cycle: 'move', box: 0, order: 'close' },
      'ordered',
    ],
    ['reset', inMovement(glide({ move: ['hold'] })), { type: 'reset', machine: A, cycle: 'move' }, 'reset'],
    [
      'lockOrders',
      inMovement(glide({ move: ['hold'] }), resetting),
      { type: 'lockOrders', machine: A },
      'locked',
    ],
    ['reveal', inMovement(glide({ move: ['hold'] })), { type: 'reveal', machine: A }, 'revealed'],
    [
      'markHex',
      inMovement(glide({ move: ['vector'] }), marking),
      { type: 'markHex', machine: A, hex: at('0505'), exit: null },
      'marked',
    ],
    [
      'markTarget',
      inFire('target', firing('target', true)),
      { type: 'markTarget', machine: A, target: LANCE.id },
      'targetMarked',
    ],
    [
      'allocate',
      inFire('optimize', firing('optimize')),
      { type: 'allocate', machine: A, shots: [{ ...shot, firers: [...shot.firers, { unit: A, slot: 1 }] }] },
      'shot',
    ],
    ['fire', inFire('freeTarget', firing('freeTarget')), { type: 'fire', ...shot }, 'shot'],
    [
      'move',
      gameWith([LANCE, glide()], { phase: DORIAN_MOVES }),
      { type: 'move', unit: LANCE.id, path: [at('1213')], facing: null, exit: null, into: null },
      'moved',
    ],
    [
      'uncover',
      gameWith([HIDDEN, glide()], { scenario: 'ambush' }),
      { type: 'uncover', unit: HIDDEN.id },
      'uncovered',
    ],
    ['endPhase', gameWith([LANCE, glide()]), { type: 'endPhase' }, 'phaseBegan'],
  ])('%s', (_, position, action, told) => {
    expect(whyIllegal(position, action)).toBeUndefined();
    const game = structuredClone(position) as Draft<Game>;
    expect(play(game, action)[0]).toMatchObject({ type: told });
  });
});

describe('§4, §6.3, §8.1: who may act', () => {
  const other = machine('B', 'bipod', ['2020', 0], { move: ['hold'] });
  const moving: Activation = { type: 'moving', machine: A, order: 'hold', box: 0, marking: false };
  const move = (unit: Unit): Action => ({
    type: 'move',
    unit: unit.id,
    path: [],
    facing: unit.class === 'machine' ? 0 : null,
    exit: null,
    into: null,
  });

  test.each<[what: string, game: Position, action: Action, why: object]>([
    [
      'a unit in play',
      gameWith([glide()]),
      move(LANCE),
      { rule: '§4', reason: 'noSuchUnit', unit: LANCE.id },
    ],
    [
      'of the side whose phase it is',
      gameWith([LANCE, glide()]),
      move(glide()),
      { rule: '§4', reason: 'notYours', unit: A },
    ],
    [
      'each of those that fire',
      gameWith([LANCE, glide()], { phase: { name: 'fire', side: 'dorian' } }),
      { type: 'fire', ...shot },
      { rule: '§4', reason: 'notYours', unit: A },
    ],
    [
      'none but the machine in the middle of something',
      gameWith([LANCE, glide({ move: ['hold'] }), other], { phase: AVRONIAN_MOVES, activation: moving }),
      { type: 'reveal', machine: other.id },
      { rule: '§6.3', reason: 'unfinished', machine: A },
    ],
    [
      'the phase does not end before it has finished',
      gameWith([LANCE, glide({ move: ['hold'] })], { phase: AVRONIAN_MOVES, activation: moving }),
      { type: 'endPhase' },
      { rule: '§6.3', reason: 'unfinished', machine: A },
    ],
    [
      'nor before every order is executed',
      inMovement(glide({ move: ['hold'] })),
      { type: 'endPhase' },
      { rule: '§8.1', reason: 'mustExecute', machines: [A] },
    ],
    [
      'nor before every routed section has run',
      gameWith([{ ...LANCE, where: onMap('1214', null), routed: true }, glide()]),
      { type: 'endPhase' },
      { rule: '§6.3.5', reason: 'mustStillRun', units: [LANCE.id] },
    ],
    [
      'nor before every machine has its orders',
      gameWith([LANCE, glide()], { turn: 0, phase: { name: 'programming', side: 'avronian' } }),
      { type: 'endPhase' },
      { rule: '§8.1', reason: 'emptyCycle', machine: A, cycle: 'move' },
    ],
  ])('%s', (_, game, action, why) => expect(whyIllegal(game, action)).toEqual(why));
});

function buildUp(): Position {
  return setup({ scenario: 'engage', rules: 'full' }, 1);
}
