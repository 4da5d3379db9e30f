import { describe, expect, test } from 'vitest';
import { machine } from '../testing';
import { mustStillExecute, orderOptions } from './options';
import { act, firing, machineIn, refusal, N, shot, fire, allocate, cease, lance, shock } from './testing';

describe('Simple Extractors!', () => {
  const simple = () =>
    firing([lance, shock, machine('A', 'bipod', ['1715', N], { weapons: ['laser', 'laser'] })], {
      rules: 'simple',
    });

  test('machines fire freely and cease when they like', () => {
    const game = simple();
    expect(refusal(game, cease)).toMatchObject({ reason: 'notRevealed' });
    act(game, fire('panza-shock-1', [0]));
    expect(mustStillExecute(game)).toEqual([]);
    expect(orderOptions(game)).toEqual([cease]);
    expect(refusal(game, allocate(shot('panza-lance', [1])))).toEqual({
      rule: '§8.4',
      reason: 'notAllocated',
      order: 'freeTarget',
    });
    act(game, cease);
    expect(machineIn(game).fired).toBe(true);
    expect(game.activation).toBeNull();
  });
});
