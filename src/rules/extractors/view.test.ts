import { describe, expect, it, test } from 'vitest';
import { counterId } from './data';
import { finality, keepsSecrets } from './secrets';
import {
  AVRONIAN_FIRES,
  AVRONIAN_MOVES,
  DORIAN_MOVES,
  gameWith,
  machine,
  onMap,
  section,
  vehicle,
} from './testing';
import type {
  CombatOrder,
  CounterId,
  Cycle,
  Event,
  Game,
  Machine,
  Order,
  Phase,
  ScenarioId,
  Side,
  Unit,
  Where,
} from './types';
import { isSecret, view } from './view';
import { witnessed } from './witnessed';

const LANCE = section('panza-lance', '1214');
const HIDDEN = section('panza-shock-1', '1215', { hidden: true });
const lies = <O extends Order>(order: O | null, rest = {}) => ({
  order,
  revealed: false,
  lost: false,
  ...rest,
});
const cycle = <O extends Order>(...boxes: [O | null, object?][]): Cycle<O> => ({
  boxes: [lies(...boxes[0]), lies(...boxes[1]), lies(...boxes[2])],
  marker: null,
  running: true,
  reset: false,
});
const GLIDE: Machine = machine('A', 'glide', ['0505', 0], {
  rest: {
    thanis: { freeMove: true, freeTarget: true },
    move: cycle(['close', { revealed: true }], ['freeMove'], [null]),
    combat: cycle(['freeTarget', { revealed: true }], ['sweep', { lost: true }], ['target']),
  },
});
const at = <U extends Unit>(where: Where, unit: U): U => ({ ...unit, where });

describe('what a side may know', () => {
  it('has no dice in it', () => {
    expect(Object.keys(view(gameWith([LANCE]), 'all')).sort()).toEqual([
      'activation',
      'phase',
      'rules',
      'scenario',
      'turn',
      'uncovered',
      'units',
      'victory',
    ]);
  });

  it('§8.1: of the other side’s display: revealed and lost boxes; the others lie face down, even empty ones', () => {
    const seen = view(gameWith([LANCE, GLIDE]), 'dorian').units[GLIDE.id] as Machine;
    expect(seen.move.boxes.map(({ order }) => order)).toEqual(['close', 'hidden', 'hidden']);
    expect(seen.combat.boxes.map(({ order }) => order)).toEqual(['freeTarget', 'sweep', 'hidden']);
    expect(seen).toEqual({ ...GLIDE, move: seen.move, combat: seen.combat, thanis: seen.thanis });
    expect(seen.move).toEqual({ ...GLIDE.move, boxes: seen.move.boxes });
  });

  it('§8.5: Thanis orders are known once they are revealed', () => {
    const seen = view(gameWith([GLIDE]), 'dorian').units[GLIDE.id] as Machine;
    expect(seen.thanis).toEqual({ freeMove: false, freeTarget: true });
    const shown = {
      ...GLIDE,
      move: cycle(['hold', { revealed: true }], ['freeMove', { revealed: true }], [null]),
    };
    const more = view(
      gameWith([
        { ...shown, combat: cycle<CombatOrder>(['sweep', { revealed: true }], ['freeTarget'], [null]) },
      ]),
      'dorian',
    );
    expect((more.units[GLIDE.id] as Machine).thanis).toEqual({ freeMove: true, freeTarget: false });
  });

  it('of its own side and of the rest: everything', () => {
    const game = gameWith([LANCE, HIDDEN, GLIDE]);
    expect(view(game, 'avronian').units[GLIDE.id]).toEqual(GLIDE);
    expect(view(game, 'avronian').units[LANCE.id]).toEqual(LANCE);
    expect(view(game, 'all').units).toEqual(game.units);
  });

  it('§9.4: hidden units are there for their own side alone', () => {
    const game = gameWith([LANCE, HIDDEN, GLIDE], { scenario: 'ambush' });
    expect(Object.keys(view(game, 'avronian').units)).toEqual([LANCE.id, GLIDE.id]);
    expect(Object.keys(view(game, 'dorian').units)).toEqual([LANCE.id, HIDDEN.id, GLIDE.id]);
  });

  test.each<[what: string, scenario: ScenarioId, unit: Unit, secret: boolean]>([
    ['what waits to enter', 'engage', at({ at: 'toEnter' }, LANCE), true],
    ['what is not placed', 'engage', at({ at: 'unplaced' }, LANCE), true],
    ['what has entered', 'engage', LANCE, false],
    ['what has been lost', 'engage', at({ at: 'eliminated' }, LANCE), false],
    ['what waits where nothing is bought in secret', 'extractors', at({ at: 'toEnter' }, LANCE), false],
    ['R-88: a machine that waits', 'engage', at({ at: 'toEnter' }, GLIDE), true],
    [
      'R-88: a machine that has shown an order',
      'engage',
      at({ at: 'toEnter' }, { ...GLIDE, move: { ...GLIDE.move, marker: 0 } }),
      false,
    ],
  ])('§9.6: %s', (_, scenario, unit, secret) => {
    const position = gameWith([unit], { scenario });
    expect(isSecret(position, unit, scenario === 'engage')).toBe(secret);
    const other: Side = unit.side === 'dorian' ? 'avronian' : 'dorian';
    expect(Object.hasOwn(view(position, other).units, unit.id)).toBe(!secret);
    expect(Object.hasOwn(view(position, unit.side).units, unit.id)).toBe(true);
  });

  it('R-88: a machine in the middle of an order is known, others are not', () => {
    const waiting = at({ at: 'toEnter' }, GLIDE);
    const other = at({ at: 'toEnter' }, machine('B', 'glide', ['0505', 0]));
    const activation = { type: 'moving', machine: GLIDE.id, order: 'close', box: 0, marking: false } as const;
    const game = gameWith([waiting, other], { activation });
    expect(Object.keys(view(game, 'dorian').units)).toEqual([GLIDE.id]);
  });
});

describe('what a side may read', () => {
  const purchase = { item: 'cell', cell: 'Panza' } as const;
  const secret = gameWith([], { scenario: 'engage' });
  const open = gameWith([], { scenario: 'ambush' });
  const read = (game: Game, event: Event, side: Side | 'all') => witnessed(game, [event], side).length === 1;

  test.each<[what: string, event: Event]>([
    ['purchases', { type: 'bought', side: 'dorian', force: 0, purchase }],
    ['sales', { type: 'sold', side: 'dorian', force: 0, purchase }],
    ['recommended forces', { type: 'recommended', side: 'dorian' }],
  ])('§9.6: %s of the other side only where they are open', (_, event) => {
    expect([read(secret, event, 'dorian'), read(secret, event, 'avronian')]).toEqual([true, false]);
    expect(read(open, event, 'avronian')).toBe(true);
    expect(read(secret, event, 'all')).toBe(true);
  });

  test.each<[what: string, (hidden: boolean) => Event]>([
    [
      'where units are placed',
      (hidden) => ({ type: 'placed', unit: LANCE.id, where: onMap('1214', null), hidden }),
    ],
    ['which are taken back', (hidden) => ({ type: 'unplaced', unit: LANCE.id, hidden })],
  ])('§9.4: %s, unless hidden', (_, placed) => {
    expect(read(open, placed(true), 'avronian')).toBe(false);
    expect(read(open, placed(false), 'avronian')).toBe(true);
    expect(read(open, placed(true), 'dorian')).toBe(true);
  });

  it('§8.1: orders as they are laid: their owner alone', () => {
    const event: Event = { type: 'ordered', machine: GLIDE.id, cycle: 'move', box: 0, order: 'close' };
    expect(read(open, event, 'dorian')).toBe(false);
    expect(read(open, event, 'avronian')).toBe(true);
    expect(read(open, event, 'all')).toBe(true);
  });

  it('everything else that happens', () => {
    expect(read(secret, { type: 'pinRemoved', units: [LANCE.id] }, 'avronian')).toBe(true);
  });
});

describe('who has something to hide', () => {
  const phase = (name: Phase['name'], side: Side | null) => ({ name, side }) as Phase;
  const simple = { rules: 'simple' } as const;

  test.each<[what: string, game: Game, dorian: boolean, avronian: boolean]>([
    ['§8.1: the Avronian, his orders', gameWith([LANCE, GLIDE]), false, true],
    [
      '§8.1: not before there are displays',
      gameWith([GLIDE], { scenario: 'ambush', phase: phase('buildUp', 'avronian') }),
      false,
      false,
    ],
    ['§8: not under Simple rules', gameWith([LANCE, GLIDE], simple), false, false],
    ['§9.6: both, what they buy', gameWith([], { ...simple, phase: phase('buildUp', 'dorian') }), true, true],
    [
      '§9.4: the Dorian, where he sets up',
      gameWith([LANCE], { ...simple, scenario: 'ambush', phase: phase('placement', 'dorian') }),
      true,
      false,
    ],
    [
      'placement in the open hides nothing',
      gameWith([LANCE], { ...simple, scenario: 'incoming', phase: phase('placement', 'dorian') }),
      false,
      false,
    ],
    [
      '§9.4: the Dorian, hidden units',
      gameWith([LANCE, HIDDEN, GLIDE], { ...simple, scenario: 'ambush' }),
      true,
      false,
    ],
    [
      '§9.4: not the set-up once it is made',
      gameWith([LANCE, GLIDE], { ...simple, scenario: 'ambush' }),
      false,
      false,
    ],
    ['§9.6: what has still to enter', gameWith([at({ at: 'toEnter' }, LANCE), GLIDE], simple), true, false],
    [
      '§9.6: whether anything has, till all that can has come in its first movement',
      gameWith([LANCE, GLIDE], { ...simple, turn: 1, phase: DORIAN_MOVES }),
      true,
      true,
    ],
    [
      '§9.6: then nothing does, as who is due has to enter',
      gameWith([LANCE, GLIDE], { ...simple, turn: 1, phase: phase('fire', 'dorian') }),
      false,
      true,
    ],
    [
      '§9.6: of the Avronian neither',
      gameWith([LANCE, GLIDE], { ...simple, turn: 1, phase: phase('fire', 'avronian') }),
      false,
      false,
    ],
    [
      'nobody when the game has ended',
      gameWith([HIDDEN, GLIDE], { phase: phase('ended', null) }),
      false,
      false,
    ],
  ])('%s', (_, game, dorian, avronian) => {
    expect([keepsSecrets(game, 'dorian'), keepsSecrets(game, 'avronian')]).toEqual([dorian, avronian]);
  });
});

describe('what cannot be taken back', () => {
  const game = gameWith([LANCE, GLIDE], { scenario: 'ambush' });
  const open = { ...game, scenario: 'threePodAttack' as const };
  const rolled = { ...game, dice: { ...game.dice, rolled: game.dice.rolled + 1 } };
  const entered: Event = { type: 'entered', unit: counterId('A'), hex: onMap('0101', 0).hex, facing: 0 };
  const secret = gameWith([LANCE], { scenario: 'engage' });

  const movedBy = (unit: CounterId, ...path: readonly string[]): Event => ({
    type: 'moved',
    unit,
    steps: path.map((to) => ({
      from: onMap('1214', 0).hex,
      to: onMap(to, 0).hex,
      by: 'move',
      bogRoll: false,
    })),
    costs: [],
    facing: null,
  });

  const begun = (turn: number, { name, side }: Phase): Event =>
    ({ type: 'phaseBegan', turn, phase: { name, side } }) as Event;

  test.each<[what: string, before: Game, after: Game, events: readonly Event[], final: string | null]>([
    ['nothing', game, game, [{ type: 'pinRemoved', units: [] }], null],
    ['dice', game, rolled, [], 'dice'],
    [
      'dice before all',
      game,
      rolled,
      [{ type: 'uncovered', unit: LANCE.id, why: 'bumped', where: LANCE.where }],
      'dice',
    ],
    [
      'a revealed order',
      game,
      game,
      [{ type: 'revealed', machine: GLIDE.id, cycle: 'move', box: 0, order: 'hold' }],
      'revealed',
    ],
    [
      'a unit that turns up, among other things',
      game,
      game,
      [
        { type: 'pinRemoved', units: [] },
        { type: 'uncovered', unit: LANCE.id, why: 'activated', where: LANCE.where },
      ],
      'revealed',
    ],
    ['a unit that enters in the open', open, open, [entered], null],
    ['a machine that moves in the open', open, open, [movedBy(GLIDE.id, '1108')], null],
    [
      'R-105: a machine that may have met somebody hidden',
      game,
      game,
      [movedBy(GLIDE.id, '1108')],
      'revealed',
    ],
    ['R-105: on its way in too', game, game, [entered, movedBy(GLIDE.id)], 'revealed'],
    ['R-105: not one that stays where it is', game, game, [movedBy(GLIDE.id)], null],
    ['R-105: nor a section', game, game, [movedBy(LANCE.id, '1215')], null],
    ['R-105: nor a phase that begins in the same turn', game, game, [begun(3, AVRONIAN_FIRES)], null],
    [
      'R-105: the end of the Avronian turn, by which somebody near may be revealed',
      game,
      game,
      [begun(2, AVRONIAN_FIRES), begun(3, DORIAN_MOVES)],
      'revealed',
    ],
    ['R-105: not before his first turn', game, game, [begun(1, DORIAN_MOVES)], null],
    ['R-105: nor where nobody hides', open, open, [begun(3, DORIAN_MOVES)], null],
    ['§9.6: a unit bought in secret that enters', secret, secret, [entered], 'revealed'],
    ['§9.6: but nothing else there', secret, secret, [{ type: 'pinRemoved', units: [] }], null],
  ])('%s', (_, before, after, events, final) => expect(finality(before, after, events)).toBe(final));

  it('phases of either side are no secrets', () => {
    for (const phase of [DORIAN_MOVES, AVRONIAN_MOVES])
      expect(keepsSecrets(gameWith([vehicle('pgp-1', '1214')], { phase }), 'dorian')).toBe(false);
  });
});
