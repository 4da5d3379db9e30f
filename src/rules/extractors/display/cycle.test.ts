import { describe, expect, test } from 'vitest';
import type { BoxIndex, Cycle, MoveOrder } from '../types';
import { isDestroyed, isEmpty, nextBox, ordersOf } from './cycle';

/** 'VC-' with marker 1: Vector, Close, an empty box; 'x': lost; '?': face down. */
function cycle(text: string, marker: BoxIndex | null): Cycle<MoveOrder> {
  const orders: Record<string, MoveOrder | 'hidden'> = {
    V: 'vector',
    C: 'close',
    R: 'retire',
    '?': 'hidden',
  };
  const boxes = [...text].map((letter) => ({
    order: orders[letter] ?? null,
    revealed: false,
    lost: letter === 'x',
  }));
  return { boxes: boxes as unknown as Cycle<MoveOrder>['boxes'], marker, running: true, reset: false };
}

describe('§8.1, R-53: the next order is in the next filled, intact box after the marker', () => {
  test.each<[what: string, boxes: string, marker: BoxIndex | null, next: BoxIndex | null]>([
    ['before the first order, and after a reset, the first filled box', 'VCR', null, 0],
    ['an empty first box is passed over', '-CR', null, 1],
    ['the box after the marker', 'VCR', 0, 1],
    ['after the last box the cycle begins again', 'VCR', 2, 0],
    ['a single order is repeated', 'V--', 0, 0],
    ['empty boxes are passed over', 'V-R', 0, 2],
    ['destroyed boxes are passed over', 'VxR', 0, 2],
    ["the marker's own box may have been emptied", '-CR', 0, 1],
    ["the marker's own box may have been emptied, the last one too", 'VC-', 2, 0],
    ['R-18: nothing when no orders are left', '---', 1, null],
    ['R-18: nothing when all boxes are destroyed', 'xxx', 1, null],
    ['a box that lies face down counts as filled', '???', 1, 2],
  ])('%s', (_what, boxes, marker, next) => {
    expect(nextBox(cycle(boxes, marker))).toBe(next);
  });

  test('Display example (11): with its middle Combat slot destroyed the cycle skips it', () => {
    expect([null, 0, 2].map((marker) => nextBox(cycle('VxR', marker as BoxIndex | null)))).toEqual([0, 2, 0]);
  });
});

test('§7.3.2: a cycle is destroyed with its last box, and empty with its last order', () => {
  expect([isDestroyed(cycle('xxx', 0)), isDestroyed(cycle('xx-', 0))]).toEqual([true, false]);
  expect([isEmpty(cycle('x--', 0)), isEmpty(cycle('x-V', 0))]).toEqual([true, false]);
});

test('§8.3, §8.4: six Move orders and six Combat orders', () => {
  expect(ordersOf('move')).toHaveLength(6);
  expect(ordersOf('combat')).toHaveLength(6);
});
