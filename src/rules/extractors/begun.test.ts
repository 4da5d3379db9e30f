import { describe, expect, it } from 'vitest';
import { allHexes, hexNumber } from '../../hex';
import { positionBegun, type BeginFault } from './begun';
import { whyIllegal } from './legality';
import { doriana } from './maps/doriana';
import { writePosition } from './notation';
import { options } from './options';
import { isSetup, openSetup, setup, setupFrom } from './setup';
import { positionToBegin } from './toBegin';
import type { Position, Setup } from './types';
import { view } from './view';

const LINE =
  'engage full T3 Dfire | D panza-shock-1@1215 -1 pinned; panza-lance@1413>floater-1; pgp-1@1412/NE a4; floater-1@1413/S | ' +
  'A glide A@1010/S a11 v-1 w:laser,-,shredder m:vector!,close,- m@1 c:sweep,-,-';

const begun = () => positionToBegin(LINE) as Position;

describe('a game begins at a position in notation', () => {
  it('with all it says, and dice of its own', () => {
    const game = setup(setupFrom(begun(), LINE), 7);
    expect(view(game, 'all')).toEqual(begun());
    expect(game.dice.rolled).toBe(0);
    expect(writePosition(game)).toBe(writePosition(begun()));
  });

  it('its set-up has the shape of one; of another scenario or other rules it has not', () => {
    const from = setupFrom(begun(), LINE);
    expect(isSetup(from)).toBe(true);
    expect(isSetup({ ...from, scenario: 'ambush' })).toBe(false);
    expect(isSetup({ ...from, rules: 'simple' })).toBe(false);
    expect(isSetup({ ...from, from: 'nothing' })).toBe(false);
    expect(isSetup({ ...from, from: 7 })).toBe(false);
    expect(isSetup({ ...from, from: LINE + ' '.repeat(30_000) })).toBe(false);
  });

  it('a list of games is not told the position', () => {
    expect(openSetup(setupFrom(begun(), LINE))).toEqual({ scenario: 'engage', rules: 'full' });
    expect(openSetup({ scenario: 'engage', rules: 'full' })).toEqual({ scenario: 'engage', rules: 'full' });
  });

  it('throws RangeError where it writes none', () => {
    const wrong: Setup = { scenario: 'engage', rules: 'full', from: 'engage' };
    expect(() => setup(wrong, 1)).toThrow(RangeError);
    expect(() => setup({ scenario: 'ambush', rules: 'full', from: LINE }, 1)).toThrow(RangeError);
  });
});

const LAKE = hexNumber(
  doriana.grid,
  allHexes(doriana.grid).find(
    (hex) => doriana.terrain[hex] === 'lake' && !doriana.roads.flat().includes(hex),
  )!,
);
const HEAD = 'engage full T3 Dmovement';

describe('a position that can be read is refused', () => {
  it.each<[BeginFault['error'], string]>([
    ['scenario', 'nowhere full T3 Dfire'],
    ['over', 'engage full T3 ended | D panza-lance@1215'],
    ['turnOutside', 'engage full T40 Dmovement | D panza-lance@1215'],
    ['turnOutside', 'engage full T0 Dmovement | D panza-lance@1215'],
    ['turnOutside', 'engage full T3 Dplacement | D panza-lance@unplaced'],
    ['nobody', `${HEAD} | D panza-lance@lost`],
    ['offTerrain', `${HEAD} | D panza-lance@${LAKE}`],
    ['stacked', `${HEAD} | D panza-lance@1412; pgp-1@1412/N; pgp-2@1412/N`],
    ['stacked', `${HEAD} | D panza-lance@1412 | A glide A@1412/N m:close,-,- c:sweep,-,-`],
    ['aboard', `${HEAD} | D panza-lance@1412>pgp-1; pgp-1@1412/N`],
    ['aboard', `${HEAD} | D panza-lance@1412>floater-1; floater-1@1413/N`],
    ['strength', `${HEAD} | D pgp-1@1412/N a0`],
    ['strength', `${HEAD} | D pgp-1@1412/N a9`],
    ['strength', `${HEAD} | D panza-lance@1412 -1`],
    ['faceDown', `${HEAD} | A glide A@1412/N m:close,?,- c:sweep,-,-`],
    ['noOrders', 'engage simple T3 Dmovement | A glide A@1412/N m:close,-,-'],
    ['display', `${HEAD} | A glide A@1412/N v-9 m:close,-,-`],
    ['names', `${HEAD} | A glide A@1412/N m:close,-,- t:pgp-1`],
    ['names', `${HEAD} | A glide A@1412/N m:close,-,- | uncovered pgp-1`],
    ['halfway', `${HEAD} | A glide A@1412/N m:close,-,- | activation moving A close 1`],
    ['halfway', 'engage full T3 Amovement | A glide A@1412/N m:close,-,- | activation moving B close 1'],
  ])('%s: %s', (error, line) => {
    expect(positionToBegin(line)).toMatchObject({ error });
  });
});

const WHO = 'w:laser,-,- m:close,hold,- c:sweep,target,-';
const NEAR = 'engage full T2 Afire | D panza-lance@0505; panza-shock-1@0607 | A glide A@0606/N w:laser,-,-';
const FAR = 'engage full T2 Amovement | D panza-lance@0505 | A glide A@1010/N';
const FIRES = 'engage full T2 Afire | D panza-lance@0505 | A glide A@1010/N';

describe('a position that leads nowhere is begun no more, but a game begun at it opens', () => {
  it.each<[string, BeginFault['error'], string]>([
    ['§8.4.5: who blows himself up is gone', 'halfway', `${FIRES} ${WHO} | activation firing A selfDestruct`],
    ['§8.4.2: nobody in reach of the sweep', 'stuck', `${FIRES} ${WHO} | activation firing A sweep`],
    ['§7: it has fired', 'stuck', `${NEAR} fired c:sweep,-,- | activation firing A sweep`],
    ['§8.4.4: no mark', 'halfway', `${NEAR} c:target,-,- | activation firing A target`],
    [
      '§8.4.4: marked already',
      'halfway',
      `${NEAR} c:target,-,- t:panza-lance | activation firing A target marking`,
    ],
    ['§8.4.4: a sweep marks nothing', 'halfway', `${NEAR} c:sweep,-,- | activation firing A sweep marking`],
    ['§8.4: no order', 'halfway', `${NEAR} c:sweep,-,- | activation firing A -`],
    ['§6.3: it has moved', 'stuck', `${FAR} moved ${WHO} | activation moving A close 1`],
    [
      '§8.1: it is lost',
      'stuck',
      `engage full T2 Amovement | D panza-lance@0505 | A glide A@lost ${WHO}; bipod B@1011/N w:laser,-,- | activation moving A close 1`,
    ],
    ['§8.3.1: no mark', 'halfway', `${FAR} m:vector,-,- | activation moving A vector 1`],
    [
      '§8.3.1: marked already',
      'halfway',
      `${FAR} m:vector,-,- o:1112 | activation moving A vector 1 marking`,
    ],
    ['§8.3.2: Close marks nothing', 'halfway', `${FAR} ${WHO} | activation moving A close 1 marking`],
    [
      '§8: Simple rules have no orders',
      'halfway',
      'engage simple T2 Amovement | D panza-lance@0505 | A glide A@1010/N | activation moving A close 1',
    ],
    [
      '§8: nor resets',
      'halfway',
      'engage simple T2 Amovement | D panza-lance@0505 | A glide A@1010/N | activation resetting A move',
    ],
    [
      '§8.2: who waits resets nothing',
      'halfway',
      'engage full T2 Amovement | D panza-lance@0505 | A glide A@waiting m:hold,-,- | activation resetting A move',
    ],
    ['§5: no zone to be set up in', 'stuck', 'engage full T0 Dplacement | D panza-lance@unplaced'],
    ['R-59: hidden machine', 'hidden', `${FAR} hidden ${WHO}`],
    [
      'R-59: hidden elsewhere than in Ambush',
      'hidden',
      `${HEAD} | D panza-lance@0505 hidden | A glide A@1010/N ${WHO}`,
    ],
    [
      'R-59: hidden machine in Ambush',
      'hidden',
      `ambush full T2 Amovement | D panza-lance@0505 hidden | A glide A@1010/N hidden ${WHO}`,
    ],
    [
      '§7.3.2: pinned and routed',
      'pinned',
      `${HEAD} | D panza-lance@0505 pinned routed | A glide A@1010/N ${WHO}`,
    ],
    [
      '§8.4.4: mark on the dead',
      'mark',
      `${HEAD} | D panza-lance@0505; panza-shock-1@lost | A glide A@0606/N t:panza-shock-1`,
    ],
    ['§8.4.4: mark on its own side', 'mark', `${HEAD} | D panza-lance@0505 | A glide A@0606/N t:A`],
    [
      'R-42: no way in',
      'entry',
      'extractors full T3 Dmovement | D panza-lance@2005 | A extractor-1@0805/N; glide A@1010/N; bipod B@waiting m:hold,-,-',
    ],
    [
      'R-42: set up, not entering',
      'entry',
      'ambush full T2 Dmovement | D panza-lance@waiting | A bipod A@0110/N; glide B@0210/N',
    ],
    [
      'R-42: set up, not entering',
      'entry',
      'threePodAttack full T2 Dmovement | D commandpost@1324; panza-lance@waiting | A bipod A@0110/N',
    ],
    ['R-42: no speed', 'entry', `${HEAD} | D panza-lance@0505; pgp-1@waiting s2 | A glide A@1010/N`],
    [
      '§4: its orders were due before',
      'entry',
      'engage full T1 Dmovement | D panza-lance@0505 | A glide A@2010/N; bipod B@waiting w:laser,-,-',
    ],
    [
      '§4: its orders were due before',
      'entry',
      'extractors full T4 Amovement | D panza-lance@2005 | A extractor-1@0805/N; bipod B@waiting force3',
    ],
  ])('%s: %s: %s', (_, error, line) => {
    expect(positionToBegin(line)).toMatchObject({ error });
    const begun = positionBegun(line);
    expect(begun).not.toHaveProperty('error');
    const from = setupFrom(begun as Position, line);
    expect(isSetup(from)).toBe(true);
    expect(() => setup(from, 1)).not.toThrow();
  });

  it.each([
    `${NEAR} c:sweep!,-,- | activation firing A sweep`,
    `${NEAR} c:target!,-,- | activation firing A target marking`,
    `${NEAR} c:target!,-,- t:panza-lance | activation firing A target`,
    'engage simple T2 Afire | D panza-lance@0505 | A glide A@0606/N w:laser,-,- | activation firing A -',
    `${FAR} m:close!,-,- | activation moving A close 1`,
    `${FAR} m:vector!,-,- | activation moving A vector 1 marking`,
    `${FAR} m:vector!,-,- o:1112 | activation moving A vector 1`,
    `${FAR} m:-,-,- | activation resetting A move`,
    'ambush full T2 Dmovement | D panza-lance@0505 hidden | A bipod A@0120/N m:hold,-,-',
    'engage full T1 Amovement | D panza-lance@0505 | A bipod B@waiting m:hold!,-,- | activation moving B hold 1',
    'engage simple T1 Amovement | D panza-lance@0505 | A bipod B@waiting',
    'extractors full T3 Afire | D panza-lance@2005 | A extractor-1@0805/N; bipod B@waiting force3',
    'extractors full T4 Dmovement | D panza-lance@2005 | A extractor-1@0805/N; bipod B@waiting force3',
    'extractors full T4 Aprogramming | D panza-lance@2005 | A extractor-1@0805/N; bipod B@waiting force3',
    'extractors full T5 Dmovement | D panza-lance@2005 | A extractor-1@0805/N; bipod B@waiting force3 m:hold,-,-',
  ])('what leads on is begun: %s', (line) => {
    const position = positionToBegin(line);
    expect(position).not.toHaveProperty('error');
    const game = setup(setupFrom(position as Position, line), 1);
    expect(options(game).filter((action) => !whyIllegal(game, action))).not.toEqual([]);
  });
});
