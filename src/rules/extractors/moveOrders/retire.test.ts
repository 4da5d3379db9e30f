import { describe, expect, test } from 'vitest';
import { at } from '../maps/doriana';
import { section } from '../testing';
import { revealed, shock, range, name, endsOf, ruledOut, requirement } from './testing';

describe('§8.3.3 Retire', () => {
  test('it ends at least half farther from the closest enemy, with any facing', () => {
    const game = revealed({ order: 'retire', from: '1004', facing: 5, enemies: [shock('1204')] });
    const ends = endsOf(game);
    expect(Math.min(...ends.map((end) => range(name(end), '1204')))).toBe(5);
    expect(new Set(ends.map(({ facing }) => facing)).size).toBe(6);
    const short = ruledOut(game, '0804');
    expect(short.verdict.requirements).toEqual([
      { code: 'distanceAtLeast', from: at('1204'), unit: 'panza-shock-1', need: 5, have: 4, met: false },
    ]);
  });

  test('never closer to any other enemy than the distance it began at from the one it retires from', () => {
    const enemies = [shock('1204'), shock('0520', 'panza-lance'), shock('0504', 'panza-shock-2')];
    const game = revealed({ order: 'retire', from: '1004', facing: 5, enemies });
    expect(endsOf(game).every((end) => range(name(end), '0504') >= 2)).toBe(true);
    const near = ruledOut(game, '0604');
    expect(requirement(near, 'noCloserTo')).toMatchObject({
      unit: 'panza-shock-2',
      need: 2,
      have: 1,
      met: false,
    });
  });

  test('this does not give way, the distance does', () => {
    const around = ['1204', '0803', '1002', '0804', '1006', '1107', '0906'];
    const ids = [
      'panza-shock-1',
      'panza-shock-2',
      'panza-lance',
      'transcom-1',
      'transcom-2',
      'transcom-3',
      'transcom-4',
    ];
    const enemies = around.map((hex, i) => section(ids[i], hex));
    const game = revealed({ order: 'retire', from: '1004', facing: 5, enemies });
    const ends = endsOf(game);
    expect(ends.length).toBeGreaterThan(0);
    for (const end of ends)
      expect(Math.min(...around.map((hex) => range(name(end), hex)))).toBeGreaterThanOrEqual(2);
    expect(ends.some((end) => range(name(end), '1204') < 5)).toBe(true);
  });
});
