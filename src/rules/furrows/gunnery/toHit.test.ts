import { describe, expect, it, test } from 'vitest';
import { total } from '../../result';
import { at } from '../maps/valley';
import { base, gameWith, scripted } from '../testing';
import type { Base, Mode, ModelKind, ToHit, ToHitCause, UnitName, WeaponName } from '../types';
import { placedBase } from '../bases';
import { UNITS } from '../data';
import { rollOpenEnded } from './resolve';
import { bestCover, modeInFire, openEndedChance, rangeBand, toHitOf } from './toHit';

function roll(firer: Base, target: Base, weapon?: WeaponName, model: ModelKind = 'ordinary'): ToHit {
  const game = gameWith([firer, target]);
  return toHitOf(game, {
    firer: placedBase(game, firer.id),
    weapon: weapon ?? UNITS[firer.unit].weapons[0],
    model,
    target: placedBase(game, target.id),
  });
}
const sumOf = (toHit: ToHit) => total(toHit.modifiers);
const valueOf = (toHit: ToHit, code: ToHitCause['code']) =>
  toHit.modifiers.find(({ cause }) => cause.code === code)?.value;

/** Straight south of 1608, all clear. */
const FIRER = '1608/S';
const NEAR = '1609/N';
const TWO = '1610/N';
const THREE = '1611/N';

describe('§17, worked examples 1 to 4: to hit', () => {
  it('1. open-ended 6, 5, 6, 3 is 8; 6, 4 is 6; a net −3 hits with 8, chance 1/54', () => {
    expect(rollOpenEnded(scripted(6, 5, 6, 3))).toEqual({ rolls: [6, 5, 6, 3], rolled: 8 });
    expect(rollOpenEnded(scripted(6, 4))).toEqual({ rolls: [6, 4], rolled: 6 });
    expect(openEndedChance(5 + 3)).toBeCloseTo(1 / 54, 12);
  });

  it('2. a slow Heron’s lance gun at a fast Anvil in the clear: at range 3 on 5+, 1/3; at range 6 on 6+, 1/6', () => {
    const anvil = (place: string) => base('anvil', place, { mode: 'fast' });
    const near = roll(base('heron', '1608/S'), anvil('1611/N'));
    expect([sumOf(near), near.needed, near.chance]).toEqual([0, 5, 1 / 3]);
    const far = roll(base('heron', '1607/S'), anvil('1613/N'));
    expect([sumOf(far), far.needed, far.chance]).toEqual([-1, 6, 1 / 6]);
  });

  it('3. a standing Anvil that aimed, at range 1 at League rifles standing in a trench: +3, 2+, 5/6', () => {
    const anvil = base('anvil', '1412/S', { mode: 'stand', turn: { aimed: at('1412') } });
    const toHit = roll(anvil, base('leagueRifles', '1413/N', { mode: 'stand' }));
    expect([sumOf(toHit), toHit.needed, toHit.chance]).toEqual([3, 2, 5 / 6]);
  });

  it('4. a fast Line section at range 4 at crawling rifles: −3, 1/54; in a trench still −3, cover does not add up', () => {
    const line = (place: string) => base('lineSection', place, { mode: 'fast' });
    const rifles = (place: string) => base('leagueRifles', place, { mode: 'crawl' });
    const open = roll(line('1608/S'), rifles('1612/N'));
    expect([sumOf(open), open.chance]).toEqual([-3, expect.closeTo(1 / 54, 12)]);
    expect(sumOf(roll(line('1409/S'), rifles('1413/N')))).toBe(-3);
  });

  it('23. a standing Anvil that went Rev fires in Gunnery 2 at range 3 at a slow Heron: 5+; had it stood still: 4+', () => {
    const heron = base('heron', THREE, { mode: 'slow' });
    const moved = roll(base('anvil', FIRER, { mode: 'stand', turn: { moved: true } }), heron);
    expect([sumOf(moved), moved.needed]).toEqual([0, 5]);
    expect(roll(base('anvil', FIRER, { mode: 'stand' }), heron).needed).toBe(4);
  });
});

describe('§8.2: every modifier', () => {
  const MODES: readonly (readonly [Mode, UnitName, UnitName, number])[] = [
    ['stand', 'anvil', 'heron', 1],
    ['slow', 'anvil', 'heron', 0],
    ['fast', 'anvil', 'heron', -1],
    ['crawl', 'lineSection', 'leagueRifles', 1],
    ['setUp', 'ramGun', 'pikeGun', 1],
  ];

  test.each(MODES)('%s: of the %s firing and of the %s fired at: %i', (mode, firer, target, value) => {
    expect(valueOf(roll(base(firer, FIRER, { mode }), base('heron', NEAR)), 'firerMode')).toBe(value);
    expect(valueOf(roll(base('anvil', FIRER), base(target, NEAR, { mode })), 'targetMode')).toBe(value);
  });

  test.each([
    [0, 'close'],
    [1, 'close'],
    [2, 'normal'],
    [4, 'normal'],
    [5, 'long'],
    [8, 'long'],
    [9, 'out'],
  ])('range %i of a weapon of 4 is %s', (range, band) => {
    expect(rangeBand(range, 4)).toBe(band);
  });

  it('range: +1 close, 0 up to range, −1 up to twice the range', () => {
    const rifles = (place: string) =>
      valueOf(roll(base('lineSection', FIRER), base('heron', place)), 'range');
    expect([rifles(NEAR), rifles(TWO), rifles(THREE)]).toEqual([1, 0, -1]);
  });

  it('on the edge of the arc: −1, and no row inside it [E-24]', () => {
    const anvil = base('anvil', '1210/N');
    const edge = roll(anvil, base('heron', '1309/S'), 'hullAutogun');
    expect(valueOf(edge, 'edge')).toBe(-1);
    expect(valueOf(roll(anvil, base('heron', '1309/S'), 'longGun'), 'edge')).toBeUndefined();
    expect(valueOf(roll(anvil, base('heron', '1209/S'), 'hullAutogun'), 'edge')).toBeUndefined();
  });

  it('huge: +1', () => {
    expect(valueOf(roll(base('heron', FIRER), base('rampart', NEAR)), 'huge')).toBe(1);
    expect(valueOf(roll(base('heron', FIRER), base('anvil', NEAR)), 'huge')).toBeUndefined();
  });

  it('Good shot +1, Excellent shot +2, Bad shot −1; a Sergeant and a Deadeye shoot better than their fellows [§3.4]', () => {
    const grade = (unit: UnitName, model: ModelKind = 'ordinary') =>
      valueOf(roll(base(unit, FIRER), base('heron', NEAR), undefined, model), 'shot');
    expect([grade('kite'), grade('alchemists'), grade('lineSection')]).toEqual([1, -1, undefined]);
    expect([grade('lineSection', 'sergeant'), grade('reedScouts', 'deadeye')]).toEqual([1, 2]);
    expect([grade('lineSection', 'champion'), grade('reedScouts', 'captain')]).toEqual([undefined, 1]);
  });

  it('Steady: +1 firing, +1 fired at; enhanced accuracy +1', () => {
    const pike = base('pikeGun', FIRER, { mode: 'setUp' });
    expect(valueOf(roll(pike, base('anvil', NEAR)), 'steadyFirer')).toBe(1);
    expect(valueOf(roll(base('anvil', NEAR), pike), 'steadyTarget')).toBe(1);
    expect(valueOf(roll(base('heron', FIRER), base('anvil', NEAR)), 'accuracy')).toBe(1);
    expect(valueOf(roll(base('anvil', FIRER), base('heron', NEAR)), 'accuracy')).toBeUndefined();
  });

  it('lists modes and range always, nothing else that does not count', () => {
    const codes = roll(base('anvil', FIRER), base('heron', TWO)).modifiers.map(({ cause }) => cause.code);
    expect(codes).toEqual(['firerMode', 'targetMode', 'range']);
  });

  it('E-23: no automatic hit or miss: +4 always hits, −4 needs a 9', () => {
    expect(openEndedChance(1)).toBe(1);
    expect(openEndedChance(-3)).toBe(1);
    expect(openEndedChance(2)).toBe(5 / 6);
    expect(openEndedChance(6)).toBe(1 / 6);
    expect(openEndedChance(7)).toBeCloseTo(1 / 18, 12);
    expect(openEndedChance(9)).toBeCloseTo(1 / 162, 12);
  });
});

describe('§8.4: aim', () => {
  const aimed = (hex: string) =>
    valueOf(roll(base('anvil', FIRER, { turn: { aimed: at(hex) } }), base('heron', THREE)), 'aim');

  it('+2 at a target in sight from the hex where the base aimed', () => {
    expect(aimed('1608')).toBe(2);
    expect(aimed('1609')).toBe(2);
  });

  it('nothing at a target out of sight from there', () => {
    expect(aimed('1301')).toBeUndefined();
  });

  it('nothing for who has not aimed', () => {
    expect(valueOf(roll(base('anvil', FIRER), base('heron', THREE)), 'aim')).toBeUndefined();
  });
});

describe('E-88: a standing base that has left its hex counts as slow', () => {
  it.each([
    ['stand', true, 'slow'],
    ['stand', false, 'stand'],
    ['crawl', true, 'crawl'],
    ['fast', true, 'fast'],
  ] as const)('%s, moved %s: %s', (mode, moved, counts) => {
    const game = gameWith([base('lineSection', FIRER, { mode, turn: { moved } })]);
    expect(modeInFire(placedBase(game, game.bases['lineSection' as never].id))).toBe(counts);
  });

  it('firing and fired at', () => {
    const moved = { mode: 'stand', turn: { moved: true } } as const;
    const toHit = roll(base('anvil', FIRER, moved), base('heron', TWO, moved));
    expect(toHit.modifiers.slice(0, 2)).toEqual([
      { cause: { code: 'firerMode', mode: 'slow', moved: true }, value: 0 },
      { cause: { code: 'targetMode', mode: 'slow', moved: true }, value: 0 },
    ]);
  });
});

describe('§2, E-26: cover of the target, only the best single one', () => {
  const cover = (target: Base, crushed: readonly string[] = []) => {
    const game = gameWith([target], { crushed: crushed.map(at) });
    return bestCover(game, placedBase(game, target.id));
  };

  it.each([
    ['1210', -1, 'ruins'],
    ['1103', -1, 'forest'],
    ['1302', -1, 'building'],
  ])('%s: %i for %s', (hex, value, terrain) => {
    expect(cover(base('lineSection', hex))).toEqual({ cover: { of: 'terrain', terrain }, value });
  });

  it.each(['1609', '1207', '1407', '1404', '1702', '1801'])('%s gives none', (hex) => {
    expect(cover(base('anvil', hex))).toBeUndefined();
  });

  it('a trench: −2 for foot and crew, nothing for anybody else', () => {
    expect(cover(base('leagueRifles', '1413'))).toEqual({ cover: { of: 'trench' }, value: -2 });
    expect(cover(base('pikeGun', '1413'))?.value).toBe(-2);
    expect(cover(base('heron', '1413'))).toBeUndefined();
    expect(cover(base('fenRiders', '1413'))).toBeUndefined();
  });

  it('a gun pit: −1 for vehicles and crew while they stand or are set up', () => {
    const anvil = (sketch = {}) => cover(base('anvil', '1405', { mode: 'stand', ...sketch }));
    expect(anvil()).toEqual({ cover: { of: 'gunPit' }, value: -1 });
    expect(anvil({ mode: 'slow' })).toBeUndefined();
    expect(anvil({ turn: { moved: true } })).toBeUndefined();
    expect(cover(base('ramGun', '1405', { mode: 'setUp' }))?.cover).toEqual({
      of: 'takeCover',
      mode: 'setUp',
    });
    expect(cover(base('lineSection', '1405', { mode: 'stand' }))).toBeUndefined();
  });

  it('Take cover and Camouflage, with terrain and works the best alone', () => {
    expect(cover(base('lineSection', '1609', { mode: 'crawl' }))).toEqual({
      cover: { of: 'takeCover', mode: 'crawl' },
      value: -2,
    });
    expect(cover(base('lineSection', '1210', { mode: 'crawl' }))?.value).toBe(-2);
    expect(cover(base('lineSection', '1413', { mode: 'crawl' }))).toEqual({
      cover: { of: 'trench' },
      value: -2,
    });
    expect(cover(base('reedScouts', '1407'))).toEqual({
      cover: { of: 'camouflage', terrain: 'rough' },
      value: -1,
    });
    expect(cover(base('reedScouts', '1609'))).toBeUndefined();
  });

  it('counts on the shot', () => {
    const toHit = roll(base('anvil', '1412/S'), base('leagueRifles', '1413/N'));
    expect(valueOf(toHit, 'cover')).toBe(-2);
    expect(valueOf(roll(base('anvil', FIRER), base('heron', TWO)), 'cover')).toBeUndefined();
  });
});
