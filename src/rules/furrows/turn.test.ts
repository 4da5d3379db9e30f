import { describe, expect, it } from 'vitest';
import { DECLARES_1, base, draftOf, gameWith, id, told } from './testing';
import { furrows } from './ruleset';
import { dueTurns } from './orders';
import type { Action, Game, GunneryOrder } from './types';

const program = (written: string) => written as Extract<Action, { type: 'setMovement' }>['program'];

function after(game: Game, ...actions: readonly Action[]): Game {
  const draft = draftOf(game);
  for (const action of actions) {
    expect(furrows.whyIllegal(draft as Game, action)).toBeUndefined();
    furrows.play(draft, action);
  }
  return draft;
}

describe('§11.1, §17, example 14: shaken by fire in Gunnery 1 of turn 3', () => {
  const hit = { pending: { shaken: true } };
  const game = gameWith(
    [
      base('heron', '1204/S', { ...told('slow', 'F+-+F', ['fire', 'none']), ...hit }),
      base('anvil', '1216/N', told('stand', '-+-+-')),
    ],
    { turn: 3, ...DECLARES_1('league') },
  );
  const turn4 = after(game, { type: 'endDeclaring' });

  it('it acts normally in turn 3; two tokens in step 7, one off in the Aftermath', () => {
    expect(turn4.turn).toBe(4);
    const heron = turn4.bases[id('heron')];
    expect(heron.where).toMatchObject({
      hex: game.bases[id('heron')].where.at === 'map' && expect.any(Number),
    });
    expect(heron.turn.running).toBeNull();
    expect(heron.shaken).toBe(1);
    const [from, to] = [game.bases[id('heron')].where, heron.where];
    expect(from.at === 'map' && to.at === 'map' && to.hex - from.hex).toBe(2);
  });

  it('in turn 4 it does the default of its mode and no gunnery; then the last token is off and turn 5 is free', () => {
    expect(dueTurns(turn4, turn4.bases[id('heron')], 'movement')).toEqual([]);
    const turn5 = after(
      turn4,
      { type: 'setMovement', base: id('anvil'), turn: 4, program: program('-+-+-'), facing: null },
      { type: 'setGunnery', base: id('anvil'), turn: 4, entries: ['none', 'none'] },
      { type: 'lockOrders' },
      { type: 'lockOrders' },
    );
    expect(turn5.turn).toBe(5);
    const heron = turn5.bases[id('heron')];
    expect([heron.shaken, heron.mode]).toEqual([0, 'stand']);
    expect(dueTurns(turn5, heron, 'movement')).toEqual([5]);
  });
});

describe('§5.3, E-19: when Movement 1 begins', () => {
  it('who does the default instead of what was written is told, and why', () => {
    const game = draftOf(
      gameWith(
        [
          base('anvil', '1204/S', { ...told('slow', 'F+F+L'), id: 'own' }),
          base('anvil', '1404/S', { ...told('slow', 'T+-+-'), id: 'mode' }),
          base('lineSection', '1604/S', { ...told('slow', 'T,F+F+-'), id: 'shaken', shaken: 1 }),
        ],
        { ...DECLARES_1('league') },
      ),
    );
    const fixed = furrows.play(game, { type: 'endDeclaring' }).find(({ type }) => type === 'programsFixed');
    expect(fixed).toEqual({
      type: 'programsFixed',
      defaults: [
        { base: 'mode', why: 'mode' },
        { base: 'shaken', why: 'shaken' },
      ],
    });
  });

  it('§16: the game ends, and says so, when a side has no base left', () => {
    const game = draftOf(gameWith([base('anvil', '1204/S', told('stand', '-+-+-'))], DECLARES_1('league')));
    const events = furrows.play(game, { type: 'endDeclaring' });
    expect(events.at(-2)).toMatchObject({ type: 'ended', victory: { winner: 'foundry' } });
    expect(events.at(-1)).toEqual({ type: 'phaseBegan', turn: 2, phase: { name: 'ended', side: null } });
    expect(game.victory).toMatchObject({
      winner: 'foundry',
      because: { code: 'noBases', sides: ['league'] },
    });
  });
});

describe('§4: the parts of a turn', () => {
  const queued = (gunnery: GunneryOrder) => ({
    queue: {
      movement: [{ turn: 2, program: program('-+-+-'), facing: null }],
      gunnery: [{ turn: 2, entries: gunnery }],
    },
  });
  const locks = (anvil: GunneryOrder) => {
    const game = draftOf(
      gameWith(
        [
          base('anvil', '1608/S', { mode: 'stand', loads: {}, ...queued(anvil) }),
          base('heron', '1611/N', { mode: 'stand', ...queued(['none', 'none']) }),
        ],
        { phase: { name: 'orders', side: 'league' } },
      ),
    );
    return furrows.play(game, { type: 'lockOrders' });
  };

  it('what is told for Gunnery 1 is done in Gunnery 1', () => {
    const types = (events: ReturnType<typeof locks>) =>
      events.map((event) => (event.type === 'partBegan' ? event.part : event.type));
    expect(types(locks(['load', 'none'])).slice(2, 5)).toEqual(['gunnery1', 'loaded', 'movement1']);
    expect(types(locks(['none', 'load']))).toEqual(expect.arrayContaining(['gunnery2', 'loaded']));
    expect(types(locks(['none', 'load'])).slice(2, 4)).toEqual(['gunnery1', 'movement1']);
  });

  it('a declaration is waited for, and nothing told before it', () => {
    expect(
      locks(['fire', 'none'])
        .slice(2)
        .map(({ type }) => type),
    ).toEqual(['partBegan', 'phaseBegan']);
  });
});
