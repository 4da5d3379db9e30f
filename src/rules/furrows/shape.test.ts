import { describe, expect, it } from 'vitest';
import { seedDice } from '../rng';
import { consequences } from './consequences';
import { dieOf } from './die';
import { whyIllegal } from './legality';
import { at } from './maps/valley';
import { isAction } from './shape';
import { armyOf } from './scenarios';
import { isSetup, setup } from './setup';
import { base, DECLARES_1, draftOf, gameWith, id } from './testing';
import { placementOptions, playPlacement, whyNotHex } from './placement';
import type { Action, Setup } from './types';

describe('an action from outside', () => {
  const declare = {
    type: 'declare',
    base: 'anvil',
    weapon: 'longGun',
    models: 1,
    elites: [],
    target: 'heron',
  };
  const hit = { profile: 0, target: 'heron', support: 0 };

  it('has the fields of its type, each as it may be, and no other', () => {
    expect(isAction(declare)).toBe(true);
    expect(isAction({ ...declare, more: 1 })).toBe(false);
    expect(isAction({ ...declare, models: undefined })).toBe(false);
    expect(isAction({ type: 'fly' })).toBe(false);
    for (const base_ of [7, null, ['anvil']]) expect(isAction({ ...declare, base: base_ })).toBe(false);
    for (const name of ['', '7up', 'a b', 'x'.repeat(25), '-anvil', 'anvil!'])
      expect(isAction({ ...declare, base: name })).toBe(false);
  });

  it('hits are whole, each of them', () => {
    expect(isAction({ type: 'assignHits', hits: [hit, hit] })).toBe(true);
    expect(isAction({ type: 'assignHits', hits: [hit, { ...hit, more: 1 }] })).toBe(false);
    expect(isAction({ type: 'assignHits', hits: [{ ...hit, more: 1 }] })).toBe(false);
  });

  it('gunnery has two entries, programs are written as in the lists', () => {
    const gunnery = (...entries: readonly unknown[]) =>
      isAction({ type: 'setGunnery', base: 'anvil', turn: 1, entries });
    expect([
      gunnery('fire', 'aim'),
      gunnery('fire'),
      gunnery('fire', 'sing'),
      gunnery('sing', 'fire'),
    ]).toEqual([true, false, false, false]);
    const program = (written: unknown) =>
      isAction({ type: 'setMovement', base: 'anvil', turn: 1, program: written, facing: null });
    expect([program('F+F+F'), program('F+F'), program(['F+F+F'])]).toEqual([true, false, false]);
  });

  it('is refused with its rule', () => {
    const game = gameWith([base('anvil', '1205'), base('heron', '1213')], DECLARES_1('foundry'));
    const why = (action: object) => whyIllegal(game, action as Action);
    expect(why({ type: 'fly' })).toEqual({ reason: 'malformed', field: 'type', rule: '§4' });
    expect(why({ type: 'lockOrders' })).toMatchObject({ reason: 'wrongPhase', rule: '§4' });
    expect(why({ ...declare, target: 'nobody' })).toEqual({
      reason: 'noSuchBase',
      base: 'nobody',
      rule: '§4',
    });
    expect(why({ ...declare, base: 'nobody' })).toEqual({ reason: 'noSuchBase', base: 'nobody', rule: '§4' });
    expect(why({ ...declare, base: 'heron', target: 'anvil' })).toEqual({
      reason: 'notYours',
      base: 'heron',
      rule: '§4',
    });
    const ended = gameWith([], { phase: { name: 'ended', side: null } });
    expect(whyIllegal(ended, { type: 'lockOrders' })).toEqual({ reason: 'gameEnded', rule: '§16' });
  });
});

describe('a set-up from outside', () => {
  const SETUP: Setup = { scenario: 'firstLight', orders: 'quick' };

  it('names a scenario and a way of orders there are', () => {
    expect(isSetup(SETUP)).toBe(true);
    for (const no of [
      null,
      undefined,
      'firstLight',
      7,
      {},
      { ...SETUP, scenario: 'noon' },
      { ...SETUP, orders: 'slow' },
    ])
      expect(isSetup(no)).toBe(false);
    expect(() => setup({ ...SETUP, orders: 'slow' as 'quick' }, 1)).toThrow(new RangeError('No orders slow'));
    expect(() => setup({ ...SETUP, from: 'nothing' }, 1)).toThrow(/^No position to begin at: /);
  });

  it('of a position the set-up is the position’s own', () => {
    const line =
      'furrows firstLight quick T3 Forders | F anvil@1205/S slow; line-1@1206/S slow; line-2@lost1209 slow | ' +
      'L heron@1214/N slow; rifles-1@1313/N slow; rifles-2@1213/N slow | ' +
      'flags 0605F 1205F 1905F 0608- 1209- 1310- 1911- 0614L 1314L 1914L';
    expect(() => setup({ ...SETUP, orders: 'ahead', from: line }, 1)).toThrow('A position of another set-up');
    expect(() => setup({ ...SETUP, from: line }, 1)).not.toThrow();
  });
});

describe('dice', () => {
  it('show every number from 1 to their sides, and no other', () => {
    const die = dieOf({ dice: seedDice(3) });
    const shown = new Set(Array.from({ length: 400 }, () => die(6)));
    expect([...shown].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('what an action makes final', () => {
  it('the end of set-up hands over; hits and retreats roll', () => {
    const places = gameWith([], { phase: { name: 'placement', side: 'league' } });
    expect(consequences(places, { type: 'endPlacement' })).toEqual({
      dice: [0, 0],
      reveals: false,
      finds: false,
      handsOver: true,
    });
    for (const action of [
      { type: 'assignHits', hits: [] },
      { type: 'retreat', base: id('anvil'), facing: 0 },
      { type: 'endDeclaring' },
    ] as const)
      expect(consequences(gameWith([], DECLARES_1('league')), action)).toMatchObject({
        dice: [0, Infinity],
        handsOver: true,
        reveals: false,
      });
  });
});

describe('§15: set-up', () => {
  it('no hex of a zone of First Light is barred', () => {
    const game = setup({ scenario: 'firstLight', orders: 'quick' }, 1);
    const reasons = Object.values(game.bases).flatMap((each) =>
      armyOf(game, each.side).zone.map((hex) => whyNotHex(game, each, hex)?.reason),
    );
    expect(new Set(reasons)).toEqual(new Set([undefined]));
  });

  const inHand = { where: { at: 'unplaced' } } as const;
  const PLACES = { phase: { name: 'placement', side: 'foundry' }, turn: 0 } as const;

  it('a refusal tells how near the enemy is and how far it should be, or who fills the hex', () => {
    const anvil = base('anvil', '1305', inHand);
    const near = gameWith([anvil, base('heron', '1308/N')], PLACES);
    expect(whyNotHex(near, anvil, at('1305'))).toEqual({
      reason: 'enemyNear',
      rule: '§15',
      hex: at('1305'),
      enemy: 'heron',
      distance: 3,
      least: 4,
    });
    const full = gameWith([anvil, base('anvil', '1305', { id: 'other' })], PLACES);
    expect(whyNotHex(full, anvil, at('1305'))).toMatchObject({ reason: 'stackFull', bases: ['other'] });
  });

  it('a base is taken up again, its own side’s alone; what is offered may be done', () => {
    const game = gameWith(
      [
        base('anvil', '1305', inHand),
        base('lineSection', '1206'),
        base('anvil', '1105', { id: 'full' }),
        base('heron', '1214'),
      ],
      PLACES,
    );
    const offered = placementOptions(game);
    expect(offered.filter(({ type }) => type === 'unplace')).toEqual([
      { type: 'unplace', base: 'lineSection' },
      { type: 'unplace', base: 'full' },
    ]);
    for (const action of offered) expect(whyIllegal(game, action)).toBeUndefined();
    const draft = draftOf(game);
    expect(playPlacement(draft, { type: 'unplace', base: id('lineSection') })).toEqual([
      { type: 'unplaced', base: 'lineSection' },
    ]);
    expect(draft.bases[id('lineSection')].where).toEqual({ at: 'unplaced' });
  });
});
