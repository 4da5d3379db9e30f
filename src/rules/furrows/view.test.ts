import { describe, expect, it } from 'vitest';
import { at } from './maps/valley';
import { phaseOf } from './turn';
import { standing } from '../turn';
import { base, DECLARES_1, gameWith, id, program } from './testing';
import type { Event, Game, GunneryOrder, Phase, Queue } from './types';
import { newFight } from './assault';
import { finality, keepsSecrets, recordKeepsSecrets, view, witnessed } from './view';

const movement = [{ turn: 2, program: program('F+-+-'), facing: null }];
const gunnery = [{ turn: 2, entries: ['fire', 'none'] as GunneryOrder }];
const bases = (queue: Queue, other: Queue = queue) => [
  base('anvil', '1205', { queue }),
  base('heron', '1213', { queue: other }),
];
const EMPTY: Queue = { movement: [], gunnery: [] };
const orders = (side: 'foundry' | 'league', rest: Partial<Game> = {}) =>
  gameWith(bases({ movement, gunnery }), { phase: { name: 'orders', side }, ...rest });
const queues = (game: Game, side: 'foundry' | 'league' | 'all') =>
  Object.values(view(game, side).bases).map(({ queue }) => (queue === 'hidden' ? queue : 'open'));

describe('§5.1: orders are secret until both have locked', () => {
  it('a side reads its own queue while orders are written, none in the fight; the end reads all', () => {
    expect(queues(orders('foundry'), 'foundry')).toEqual(['open', 'hidden']);
    expect(queues(orders('foundry'), 'league')).toEqual(['hidden', 'open']);
    expect(queues(orders('foundry'), 'all')).toEqual(['open', 'open']);
    expect(queues(orders('foundry', DECLARES_1('foundry')), 'foundry')).toEqual(['hidden', 'hidden']);
    expect(view(orders('league'), 'all')).not.toHaveProperty('dice');
  });

  it('nothing is told of what a side writes till the game ends: in the fight the other looks at its log too', () => {
    const order = { program: program('F+-+-'), facing: null };
    const locked: Event = { type: 'locked', side: 'foundry' };
    const written: readonly Event[] = [
      { type: 'movementOrdered', base: id('anvil'), turn: 2, order, dropped: [] },
      { type: 'gunneryOrdered', base: id('heron'), turn: 2, entries: ['fire', 'none'] },
      locked,
    ];
    for (const game of [orders('foundry'), orders('foundry', DECLARES_1('league'))]) {
      expect(witnessed(game, written, 'foundry')).toEqual([locked]);
      expect(witnessed(game, written, 'league')).toEqual([locked]);
      expect(witnessed(game, written, 'all')).toEqual(written);
    }
  });

  it('the screen hides something while orders are written, and only then', () => {
    expect(keepsSecrets(orders('foundry'), 'foundry')).toBe(true);
    expect(keepsSecrets(orders('foundry', DECLARES_1('league')), 'league')).toBe(false);
  });

  it('the record hides orders that lie in a queue, of either kind, till the game ends', () => {
    const fights = DECLARES_1('foundry');
    const keeps = (queue: Queue | 'hidden', rest: Partial<Game> = fights) => {
      const [anvil, heron] = bases(EMPTY);
      const game = gameWith([{ ...anvil, queue }, heron], rest);
      return (['foundry', 'league'] as const).map((side) => recordKeepsSecrets(game, side));
    };
    expect(keeps(EMPTY)).toEqual([false, false]);
    expect(keeps({ movement, gunnery: [] })).toEqual([true, false]);
    expect(keeps({ movement: [], gunnery })).toEqual([true, false]);
    expect(keeps('hidden')).toEqual([true, false]);
    expect(keeps(EMPTY, { phase: { name: 'orders', side: 'foundry' } })).toEqual([true, true]);
    expect(keeps({ movement, gunnery }, { phase: { name: 'ended', side: null } })).toEqual([false, false]);
  });

  it('dice and the revelation are final, nothing else is', () => {
    const game = orders('league');
    const thrown = { ...game, dice: { ...game.dice, rolled: game.dice.rolled + 1 } };
    const locked: Event = { type: 'locked', side: 'league' };
    const revealed: Event = { type: 'revealed', orders: [] };
    expect(finality(game, thrown, [])).toBe('dice');
    expect(finality(game, thrown, [revealed])).toBe('dice');
    expect(finality(game, game, [locked, revealed])).toBe('revealed');
    expect(finality(game, game, [locked])).toBeNull();
    expect(finality(game, game, [])).toBeNull();
  });
});

describe('the name of a phase', () => {
  const named = (phase: Phase, rest: Partial<Game> = {}) =>
    phaseOf(gameWith([], { turn: 3, phase, ...rest }));
  const hits: Phase = { name: 'hits', side: 'league', step: 2, hex: at('1209') };

  it('tells turn, side, phase, and what tells it from another of the turn', () => {
    expect(named({ name: 'orders', side: 'foundry' })).toBe('3 foundry orders');
    expect(named({ name: 'declare', side: 'league', part: 2 })).toBe('3 league declare 2');
    expect(named(hits)).toBe('3 league hits 2 1209');
    expect(named({ name: 'retreat', side: 'foundry', step: 1, base: id('anvil'), hex: at('1310') })).toBe(
      '3 foundry retreat 1 1310 anvil',
    );
    expect(named({ name: 'ended', side: null })).toBe('3  ended');
  });

  it('E-42: hits of a last stand are told from those before in its hex', () => {
    const fight = (again: string | null) => ({
      ...newFight(2),
      assaults: [{ hex: at('1209'), fighters: [], again: again === null ? null : id(again) }],
    });
    expect(named(hits, { fight: fight('heron') })).toBe('3 league hits 2 1209 heron');
    expect(named(hits, { fight: fight(null) })).toBe('3 league hits 2 1209');
    expect(named(hits, { fight: newFight(2) })).toBe('3 league hits 2 1209');
    expect(named({ name: 'orders', side: 'league' }, { fight: fight('heron') })).toBe('3 league orders');
  });

  it('a list of games is told where it stands', () => {
    expect(standing(orders('league'))).toEqual({
      turn: 2,
      phase: 'orders',
      side: 'league',
      ended: false,
      winner: null,
    });
    const victory = {
      winner: 'foundry',
      because: { code: 'noBases', sides: ['league'] },
      destroyed: { foundry: 9, league: 0 },
    } as const;
    expect(standing(gameWith([], { phase: { name: 'ended', side: null }, victory }))).toMatchObject({
      side: null,
      ended: true,
      winner: 'foundry',
    });
  });
});
