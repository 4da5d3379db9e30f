import { describe, expect, test } from 'vitest';
import { at } from '../maps/doriana';
import type { Machine } from '../types';
import { act, refusal } from '../orders/testing';
import { SE, revealed, endsOf, move } from './testing';

describe('§8.3.5 Hold', () => {
  test.each<[what: string, rest: Partial<Machine>]>([
    ['at full speed', {}],
    ['at speed 0', { speedLost: 6 }],
  ])('no move, any facing at no cost: %s', (_, rest) => {
    const game = revealed({ order: 'hold', rest });
    expect(endsOf(game).map(({ path, facing, spent }) => [path.length, facing, spent])).toEqual(
      [0, 1, 2, 3, 4, 5].map((facing) => [0, facing, 0]),
    );
    expect(refusal(game, move(['0804'], SE)).rule).toBe(rest.speedLost ? 'R-44' : '§8.3');
    const turned = act(game, move([], 5)).find(({ type }) => type === 'moved');
    const cause = { code: 'turn', hex: at('0704'), sixths: 3 };
    expect(turned).toMatchObject({ costs: [{ cause, value: 0 }], facing: 5 });
  });

  test('speed 0 turns freely under Hold only: under other orders by 60°, as R-44 has it', () => {
    const game = revealed({ order: 'freeMove', rest: { speedLost: 6 } });
    expect(endsOf(game).map(({ facing }) => facing)).toEqual([1, 2, 3]);
    expect(refusal(game, move([], 5))).toMatchObject({ rule: 'R-44', reason: 'turnTooFar' });
  });
});
