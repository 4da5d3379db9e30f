import { describe, expect, test } from 'vitest';
import type { Direction } from '../../../hex';
import { at } from '../maps/doriana';
import { section, staticPiece, vehicle } from '../testing';
import { act, refusal } from '../orders/testing';
import { SE, revealed, shock, range, name, endsOf, ruledOut, requirement, move, faces } from './testing';

const NE: Direction = 1;

describe('§8.3.2 Close', () => {
  test('Example 6: a Glide, speed 6, range 5 from the closest enemy must end at range 2 or less, facing it', () => {
    const game = revealed({ order: 'close' });
    const ends = endsOf(game);
    expect([...new Set(ends.map((end) => range(name(end), '1204')))].sort()).toEqual([1, 2]);
    expect(ends.every((end) => faces(end, '1204'))).toBe(true);
    const short = ruledOut(game, '0904');
    expect(requirement(short, 'distanceAtMost')).toMatchObject({ need: 2, have: 3, met: false });
    expect(short.verdict).toMatchObject({ legal: false, shortfall: 1 });
  });

  test('Example 6: it stops when adjacent', () => {
    const game = revealed({ order: 'close' });
    const path = ['0804', '0905', '1004', '1105', '1205'];
    expect(range('1105', '1204')).toBe(1);
    expect(refusal(game, move(path, NE))).toEqual({
      rule: 'R-62',
      reason: 'mustStop',
      hex: at('1105'),
      why: 'adjacent',
    });
    act(game, move(path.slice(0, 4), NE));
  });

  test('an end that does not face the enemy is ruled out with the turns it is short', () => {
    const game = revealed({ order: 'close' });
    const away = ruledOut(game, '1004', 4);
    expect(requirement(away, 'inFront')).toMatchObject({ unit: 'panza-shock-1', met: false });
    expect(away.verdict).toMatchObject({ shortfall: 0, legal: false });
    expect(refusal(game, { ...move(['0804', '0905', '1004'], 3) })).toMatchObject({
      reason: 'againstOrder',
      order: 'close',
    });
  });

  test('already adjacent it only turns to face the enemy', () => {
    const game = revealed({ order: 'close', from: '1104', facing: 5 });
    expect(endsOf(game).every((end) => end.path.length === 0 && faces(end, '1204'))).toBe(true);
    expect(endsOf(game).length).toBeGreaterThan(0);
    expect(refusal(game, move(['1004'], SE))).toMatchObject({ reason: 'mustStop', why: 'adjacent' });
  });

  test('coming nearer to other enemies is allowed, past them too', () => {
    const enemies = [shock('1204'), shock('1003', 'panza-shock-2'), shock('0905', 'panza-lance')];
    const game = revealed({ order: 'close', from: '0905', enemies: enemies.slice(0, 2), facing: SE });
    expect(range('0905', '1003')).toBeLessThan(range('0905', '1204'));
    expect(endsOf(game).every((end) => faces(end, '1003'))).toBe(true);
  });

  test('R-19: closest counts hexes, line of sight or not', () => {
    const hidden = shock('1207', 'panza-shock-2');
    const game = revealed({ order: 'close', from: '1212', facing: 0, enemies: [hidden, shock('1418')] });
    expect(endsOf(game).every((end) => faces(end, '1207'))).toBe(true);
  });

  test('R-19: hidden, embarked and sheltered units do not count', () => {
    const near = [
      { ...shock('0805', 'panza-shock-2'), hidden: true },
      section('panza-lance', '0805', {
        where: { at: 'map', hex: at('0805'), facing: null, inside: vehicle('floater-1', '0805').id },
      }),
    ];
    const game = revealed({ order: 'close', enemies: [shock('1204'), ...near] });
    expect(endsOf(game).every((end) => faces(end, '1204'))).toBe(true);
  });

  test('§9.5: an empty fort counts as an enemy', () => {
    const fort = staticPiece('fort-1', '0904');
    const game = revealed({ order: 'close', enemies: [shock('1204'), fort] });
    expect(endsOf(game).every((end) => faces(end, '0904'))).toBe(true);
  });

  test('half is half the current speed, rounded down: a Glide that lost 1 speed has 5', () => {
    const game = revealed({ order: 'close', rest: { speedLost: 1 } });
    expect(requirement(ruledOut(game, '0804'), 'distanceAtMost')).toMatchObject({ need: 3 });
  });

  test('half of speed 1 is nothing: it may stay and turn', () => {
    const game = revealed({ order: 'close', rest: { speedLost: 5 } });
    expect(endsOf(game).some((end) => end.path.length === 0)).toBe(true);
  });
});
