import { describe, expect, test } from 'vitest';
import { reachOf } from '../movement/reach';
import { machine } from '../testing';
import { constraintOf } from './constraint';
import { A, machineIn } from '../orders/testing';
import { SE, revealed, endsOf } from './testing';

describe('§8.3.6, §8.5 Free Move', () => {
  test('no restriction', () => {
    const free = revealed({ order: 'freeMove' });
    const simple = { ...structuredClone(free), rules: 'simple', activation: null } as const;
    expect(endsOf(free)).toMatchObject(endsOf(simple));
    expect(reachOf(free, A).ruledOut).toEqual([]);
  });
});

test('§8.3: a machine that has revealed nothing is under no constraint, nor is any under Simple rules', () => {
  const game = revealed({ order: 'close' });
  expect(constraintOf(game, machine('B', 'glide', ['0706', SE]))).toBeNull();
  expect(constraintOf({ ...game, activation: null }, machineIn(game))).toBeNull();
  expect(constraintOf({ ...game, rules: 'simple' }, machineIn(game))).toBeNull();
});
