import { describe, expect, test } from 'vitest';
import { machine } from '../testing';
import type { MoveOrder } from '../types';
import { A, act, machineIn, moving, refusal, reveal } from '../orders/testing';
import { SE, shock, endsOf, move } from './testing';

describe('R-55: with no enemy that counts', () => {
  test.each<MoveOrder>(['close', 'retire', 'patrol'])('%s is not executed: a free 60° turn only', (order) => {
    const game = moving([
      { ...shock('1204'), hidden: true },
      machine('A', 'glide', ['0704', SE], { move: [order] }),
    ]);
    expect(reveal(game)).toContainEqual({ type: 'notExecuted', machine: A, order, why: 'noEnemy' });
    expect(endsOf(game).map(({ path, facing }) => [path.length, facing])).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
    ]);
    expect(refusal(game, move([], 5))).toMatchObject({
      reason: 'againstOrder',
      verdict: {
        requirements: [
          { code: 'standStill', met: true },
          { code: 'freeTurnOnly', sixths: 3, met: false },
        ],
      },
    });
    act(game, move([], 3));
    expect(machineIn(game)).toMatchObject({ moved: true, move: { marker: 0 } });
  });

  test.each<MoveOrder>(['vector', 'hold', 'freeMove'])('%s is executed all the same', (order) => {
    const game = moving([
      { ...shock('1204'), hidden: true },
      machine('A', 'glide', ['0704', SE], { move: [order] }),
    ]);
    expect(reveal(game).map(({ type }) => type)).toEqual(['revealed']);
  });
});
