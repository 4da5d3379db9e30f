import { describe, expect, it, test } from 'vitest';
import { whyIllegal } from '../legality';
import { at } from '../maps/valley';
import { furrows } from '../ruleset';
import { base, DECLARES_1, draftOf, gameWith, id, told, type Sketch } from '../testing';
import type { Action, Declaration, Game, Reason } from '../types';
import { placedBase } from '../bases';
import { canDeclare, declarationsOf, declareOptions, targetsOf } from './options';
import { shootersLeft } from './armament';

const FIRES = told('slow', '-+-+-', ['fire', 'fire']);
const anvil = (place = '1608/S', rest: Sketch = {}) => base('anvil', place, { ...FIRES, ...rest });
const line = (place = '1608/S', rest: Sketch = {}) => base('lineSection', place, { ...FIRES, ...rest });
const heron = (place = '1610/N') => base('heron', place);

const declaring = (bases: Parameters<typeof gameWith>[0], rest: Partial<Game> = {}) =>
  gameWith(bases, { ...DECLARES_1('foundry'), ...rest });
const declare = (rest: Partial<Declaration> = {}): Action => ({
  type: 'declare',
  base: id('anvil'),
  weapon: 'longGun',
  models: 1,
  elites: [],
  target: id('heron'),
  ...rest,
});
const ofLine = (rest: Partial<Declaration> = {}) =>
  declare({ base: id('lineSection'), weapon: 'rifle', ...rest });

describe('§8.1: what may be declared', () => {
  it('a loaded gun at an enemy in range, arc and sight, by what was told to fire', () => {
    expect(whyIllegal(declaring([anvil(), heron()]), declare())).toBeUndefined();
    expect(whyIllegal(declaring([line(), heron()]), ofLine({ models: 4 }))).toBeUndefined();
    const second = declaring([anvil('1608/S', told('slow', '-+-+-', ['none', 'fire'])), heron()], {
      part: 'gunnery2',
      phase: { name: 'declare', side: 'foundry', part: 2 },
    });
    expect(whyIllegal(second, declare())).toBeUndefined();
  });

  test.each<[string, Game, Action, Reason['reason'], string]>([
    [
      'a base not on the map',
      declaring([anvil('1608/S', { where: { at: 'unplaced' } }), heron()]),
      declare(),
      'notOnMap',
      '§8.1',
    ],
    ['a shaken base', declaring([anvil('1608/S', { shaken: 1 }), heron()]), declare(), 'shaken', '§5.6'],
    [
      'a base told otherwise in this part',
      declaring([anvil('1608/S', told('slow', '-+-+-', ['load', 'fire'])), heron()]),
      declare(),
      'noFireOrder',
      '§5.5',
    ],
    [
      'a base told nothing',
      declaring([anvil('1608/S', { order: null }), heron()]),
      declare(),
      'noFireOrder',
      '§5.5',
    ],
    [
      'a second fire on the move',
      declaring([anvil('1608/S', { mode: 'fast', turn: { fired: true } }), heron()]),
      declare(),
      'firedThisTurn',
      '§5.5',
    ],
    [
      'a second fire at a crawl',
      declaring([line('1608/S', { mode: 'crawl', turn: { fired: true } }), heron()]),
      ofLine(),
      'firedThisTurn',
      '§5.5',
    ],
    [
      'a weapon of another',
      declaring([anvil(), heron()]),
      declare({ weapon: 'rifle' }),
      'noSuchWeapon',
      '§3.3',
    ],
    ['a jammed weapon', declaring([anvil('1608/S', { jammed: 2 }), heron()]), declare(), 'jammed', '§3.5'],
    [
      'a gun without its token',
      declaring([anvil('1608/S', { loads: {} }), heron()]),
      declare(),
      'notLoaded',
      '§3.3',
    ],
    ['nobody to fire it', declaring([anvil(), heron()]), declare({ models: 0 }), 'nobodyFires', '§8.1'],
    [
      'more models than live',
      declaring([line('1608/S', { models: 2 }), heron()]),
      ofLine({ models: 3 }),
      'modelsShort',
      '§8.1',
    ],
    [
      'a sergeant that it has not',
      declaring([line(), heron()]),
      ofLine({ elites: ['sergeant'] }),
      'modelsShort',
      '§8.1',
    ],
    [
      'one sergeant twice',
      declaring([line('1608/S', { upgrades: ['sergeant'] }), heron()]),
      ofLine({ models: 0, elites: ['sergeant', 'sergeant'] }),
      'modelsShort',
      '§8.1',
    ],
    [
      'a friend',
      declaring([anvil(), line('1609/S'), heron()]),
      declare({ target: id('lineSection') }),
      'friend',
      '§8.1',
    ],
    [
      'an enemy that is gone',
      declaring([anvil(), base('heron', '1610/N', { where: { at: 'unplaced' } })]),
      declare(),
      'notOnMap',
      '§8.1',
    ],
    [
      'beyond twice its range',
      declaring([anvil('1605/S'), heron('1614/N')]),
      declare(),
      'outOfRange',
      '§8.2',
    ],
    [
      'behind a hull gun',
      declaring([anvil('1608/N'), heron()]),
      declare({ weapon: 'hullAutogun' }),
      'outOfArc',
      '§6.1',
    ],
  ])('not %s', (_, game, action, reason, rule) => {
    const before = JSON.stringify(game);
    expect(whyIllegal(game, action)).toMatchObject({ reason, rule });
    expect(JSON.stringify(game)).toBe(before);
  });

  it('at twice its range, not a hex further; a base that stood or went slowly fires twice', () => {
    expect(whyIllegal(declaring([anvil('1606/S'), heron('1614/N')]), declare())).not.toMatchObject({
      reason: 'outOfRange',
    });
    expect(whyIllegal(declaring([anvil('1605/S'), heron('1614/N')]), declare())).toMatchObject({
      range: 9,
      most: 8,
    });
    for (const mode of ['stand', 'slow', 'setUp'] as const)
      expect(
        whyIllegal(declaring([anvil('1608/S', { mode, turn: { fired: true } }), heron()]), declare()),
      ).toBeUndefined();
  });

  it('§3.5: a jam of last turn holds no more, and strikes the first-named weapon alone', () => {
    expect(whyIllegal(declaring([anvil('1608/S', { jammed: 1 }), heron()]), declare())).toBeUndefined();
    const hull = declare({ weapon: 'hullAutogun' });
    expect(whyIllegal(declaring([anvil('1608/S', { jammed: 2 }), heron()]), hull)).toBeUndefined();
  });

  it('§7: not at what it does not see, and says what is in the way', () => {
    const hidden = declaring([anvil('1301/S'), heron('1307/N')]);
    const why = whyIllegal(hidden, declare());
    expect(why).toMatchObject({ reason: 'noSight', rule: '§7', from: at('1301'), to: at('1307') });
    expect(targetsOf(hidden, placedBase(hidden, id('anvil')), 'longGun')).toEqual([]);
  });

  it('a base or target of no game, or of the other side, is refused', () => {
    const game = declaring([anvil(), heron()]);
    expect(whyIllegal(game, declare({ base: id('rampart') }))).toMatchObject({ reason: 'noSuchBase' });
    expect(whyIllegal(game, declare({ target: id('rampart') }))).toMatchObject({ reason: 'noSuchBase' });
    expect(whyIllegal(game, declare({ base: id('heron'), target: id('anvil') }))).toMatchObject({
      reason: 'notYours',
    });
    expect(whyIllegal(game, { ...declare(), models: 'all' } as unknown as Action)).toMatchObject({
      reason: 'malformed',
      field: 'models',
    });
    expect(whyIllegal({ ...game, phase: { name: 'orders', side: 'foundry' } }, declare())).toMatchObject({
      reason: 'wrongPhase',
    });
    expect(whyIllegal({ ...game, phase: { name: 'ended', side: null } }, declare())).toMatchObject({
      reason: 'gameEnded',
    });
  });
});

describe('§8.1: who is left to fire', () => {
  const with2 = { ...line('1608/S', { upgrades: ['sergeant'] }) };
  const sergeants = (declared: readonly Declaration[] = []) => declaring([with2, heron()], { declared });
  const shot: Declaration = {
    base: id('lineSection'),
    weapon: 'rifle',
    models: 2,
    elites: ['sergeant'],
    target: id('heron'),
  };

  it('each model is bound by one declaration', () => {
    const before = shootersLeft(sergeants(), with2, 'rifle');
    const after = shootersLeft(sergeants([shot]), with2, 'rifle');
    expect(before.elites).toEqual(['sergeant']);
    expect(after).toEqual({ ordinary: before.ordinary - 2, elites: [] });
    expect(whyIllegal(sergeants([shot]), ofLine({ elites: ['sergeant'] }))).toMatchObject({
      reason: 'modelsShort',
      model: 'sergeant',
    });
  });

  it('a tank fires all it has: a shot of one gun binds no other', () => {
    const declared = [{ ...shot, base: id('anvil'), weapon: 'longGun' as const, models: 1, elites: [] }];
    const game = declaring([anvil(), heron()], { declared });
    expect(whyIllegal(game, declare())).toMatchObject({ reason: 'modelsShort', model: 'ordinary', left: 0 });
    expect(whyIllegal(game, declare({ weapon: 'hullAutogun' }))).toBeUndefined();
  });

  it('every crew is offered, from one model to all, with the sergeant and without', () => {
    const game = sergeants();
    const { ordinary } = shootersLeft(game, with2, 'rifle');
    const offered = declarationsOf(game, placedBase(game, id('lineSection')));
    expect(offered).toHaveLength(2 * (ordinary + 1) - 1);
    expect(offered.every(({ models, elites }) => models + elites.length > 0)).toBe(true);
    for (const each of offered) expect(whyIllegal(game, { type: 'declare', ...each })).toBeUndefined();
  });

  it('what is declared can be taken back, of one weapon at one target at once, and no more', () => {
    const game = sergeants([shot, { ...shot, models: 1, elites: [] }]);
    const back: Action = { type: 'undeclare', base: shot.base, weapon: 'rifle', target: shot.target };
    expect(declareOptions(game).filter(({ type }) => type === 'undeclare')).toEqual([back]);
    expect(whyIllegal(game, back)).toBeUndefined();
    expect(whyIllegal(sergeants(), back)).toMatchObject({ reason: 'notDeclared', rule: '§8.1' });
    const draft = draftOf(game);
    expect(furrows.play(draft, back)).toMatchObject([{ type: 'undeclared', declarations: game.declared }]);
    expect(draft.declared).toEqual([]);
  });

  it('a side without anything to fire, or anyone to fire at, declares nothing', () => {
    const game = declaring([anvil(), heron()]);
    expect([canDeclare(game, 'foundry'), canDeclare(game, 'league')]).toEqual([true, false]);
    const far = declaring([anvil('1605/S'), heron('1614/N')]);
    expect(canDeclare(far, 'foundry')).toBe(false);
    expect(declareOptions(far)).toEqual([{ type: 'endDeclaring' }]);
  });
});
