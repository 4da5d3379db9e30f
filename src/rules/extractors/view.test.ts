import { describe, expect, it, test } from 'vitest';
import { gameWith, machine, section } from './testing';
import type {
  Activation,
  CounterId,
  Cycle,
  Game,
  Machine,
  MoveOrder,
  ScenarioId,
  Unit,
  Where,
} from './types';
import { view } from './view';

const A = 'A' as CounterId;
const TO_ENTER: Where = { at: 'toEnter' };
const seen = (units: readonly Unit[], rest: Partial<Game> = {}) =>
  Object.keys(view(gameWith(units, rest), 'dorian').units);
const glide = (rest: Partial<Machine> = {}) =>
  machine('A', 'glide', ['1215', 0], { move: ['close', 'freeMove'], combat: ['sweep'], rest });
const marked = (cycle: Cycle<MoveOrder>): Cycle<MoveOrder> => ({ ...cycle, marker: 0 });

describe('R-88: what was bought in secret is known when it enters the map', () => {
  const entering: Activation = { type: 'moving', machine: A, order: 'close', box: 0, marking: false };
  test.each<[what: string, unit: Unit, rest: Partial<Game>, known: boolean]>([
    ['waiting', glide({ where: TO_ENTER }), {}, false],
    ['on the map', glide(), {}, true],
    ['gone again', glide({ where: { at: 'eliminated' } }), {}, true],
    [
      'a waiting machine that has revealed its order',
      glide({ where: TO_ENTER }),
      { activation: entering },
      true,
    ],
    [
      'one that executed an order and still waits',
      glide({ where: TO_ENTER, move: marked(glide().move) }),
      {},
      true,
    ],
  ])('%s: %j', (_, unit, rest, known) => {
    expect(seen([unit], { scenario: 'engage', ...rest })).toEqual(known ? ['A'] : []);
  });
  test.each<ScenarioId>(['incoming', 'threePodAttack', 'extractors', 'ambush', 'dobernStrongpoint'])(
    'in %s nothing is bought in secret',
    (scenario) => {
      expect(seen([glide({ where: TO_ENTER })], { scenario })).toEqual(['A']);
    },
  );
  it('a side sees what it bought itself', () => {
    const own = section('panza-lance', '1215', { where: TO_ENTER });
    expect(seen([own], { scenario: 'engage' })).toEqual(['panza-lance']);
  });
});

describe('R-88: Thanis orders are known when they are revealed', () => {
  const bought = { thanis: { freeMove: true, freeTarget: true } };
  const thanis = (unit: Machine, side: 'dorian' | 'avronian') => {
    const shown = view(gameWith([unit]), side).units[A];
    return shown.class === 'machine' ? shown.thanis : null;
  };
  it('not before', () => {
    expect(thanis(glide(bought), 'dorian')).toEqual({ freeMove: false, freeTarget: false });
    expect(thanis(glide(bought), 'avronian')).toEqual(bought.thanis);
  });
  it('each by itself', () => {
    const { move } = glide();
    const boxes = move.boxes.map((box) => ({ ...box, revealed: true }));
    const known = glide({ ...bought, move: { ...move, boxes } as unknown as Machine['move'] });
    expect(thanis(known, 'dorian')).toEqual({ freeMove: true, freeTarget: false });
  });
});

describe('§8.1: boxes nobody has revealed lie face down', () => {
  it('filled or not; revealed and lost ones are open', () => {
    const { move } = glide();
    const boxes = [
      { ...move.boxes[0], revealed: true },
      move.boxes[1],
      { ...move.boxes[2], lost: true },
    ] as unknown as Machine['move']['boxes'];
    const shown = view(gameWith([glide({ move: { ...move, boxes } })]), 'dorian').units[A];
    expect(shown.class === 'machine' && shown.move.boxes.map(({ order }) => order)).toEqual([
      'close',
      'hidden',
      null,
    ]);
    expect(shown.class === 'machine' && shown.combat.boxes.map(({ order }) => order)).toEqual([
      'hidden',
      'hidden',
      'hidden',
    ]);
  });
});

describe('§9.4: hidden units are in no view of the other side', () => {
  it('and in that of their own', () => {
    const game = gameWith([section('panza-lance', '1215', { hidden: true })], { scenario: 'ambush' });
    expect(Object.keys(view(game, 'avronian').units)).toEqual([]);
    expect(Object.keys(view(game, 'dorian').units)).toEqual(['panza-lance']);
    expect(Object.keys(view(game, 'all').units)).toEqual(['panza-lance']);
  });
  it('no view has dice', () => {
    expect(view(gameWith([]), 'all')).not.toHaveProperty('dice');
  });
});
