import { describe, expect, test } from 'vitest';
import type { CounterId } from '../types';
import { nextSwept } from './sweep';

const ids = (text: string) => [...text] as CounterId[];

describe('§8.4.2, R-57: whose turn it is in a sweep', () => {
  test.each<[what: string, swept: string, enemies: string, next: string]>([
    ['at first anybody', '', 'abc', 'abc'],
    ['an enemy not yet fired on in this sweep', 'a', 'abc', 'bc'],
    ['without one the enemy shot at the fewest times', 'aab', 'ab', 'b'],
    ['among equals the one fired on earliest', 'ba', 'ab', 'b'],
    ['only those the weapon could fire at', 'ab', 'b', 'b'],
    ['nobody in range, nobody next', 'ab', '', ''],
  ])('%s', (_what, swept, enemies, next) => {
    expect(nextSwept(ids(swept), ids(enemies))).toEqual(ids(next));
  });
});
