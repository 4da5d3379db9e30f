import { describe, expect, it } from 'vitest';
import { allHexes, hexNumber } from '../../hex';
import { positionToBegin, type BeginFault } from './begun';
import { doriana } from './maps/doriana';
import { writePosition } from './notation';
import { isSetup, openSetup, setup, setupFrom } from './setup';
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
