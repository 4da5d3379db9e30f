import { describe, expect, it } from 'vitest';
import type { CounterId, Event } from '../../../rules/extractors';
import { knownEmpty } from './knownEmpty';

const A = 'A' as CounterId;
const revealed = (box: number, machine = 'A') => ({
  type: 'revealed',
  machine,
  cycle: 'move',
  box,
  order: 'close',
});
const reset = { type: 'reset', machine: 'A', cycle: 'move' };
const log = (...events: readonly unknown[]) => [{ index: 0, events: events as readonly Event[] }];

describe('§8.1: boxes the cycle has gone past are known to be empty', () => {
  it.each<[what: string, events: readonly unknown[], empty: readonly number[]]>([
    ['nothing before the first order', [], []],
    ['the first box may be filled: the others are not known', [revealed(0)], []],
    ['it starts at the first filled box', [revealed(1)], [0]],
    ['the next one in turn tells nothing', [revealed(0), revealed(1)], []],
    ['a box is passed over', [revealed(0), revealed(2)], [1]],
    ['round the end', [revealed(1), revealed(0)], [2]],
    ['the same box twice: both others', [revealed(1), revealed(1)], [0, 2]],
    ['a reset brings new orders', [revealed(1), revealed(1), reset], []],
    ['another machine tells nothing of this one', [revealed(1, 'B'), revealed(1, 'B')], []],
  ])('%s', (_, events, empty) => {
    expect([...knownEmpty(log(...events), A, 'move')].sort()).toEqual(empty);
  });

  it('the other cycle stands for itself', () => {
    expect([...knownEmpty(log(revealed(2)), A, 'combat')]).toEqual([]);
  });
});
