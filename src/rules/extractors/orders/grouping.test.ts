import { describe, expect, test } from 'vitest';
import type { CounterId } from '../types';
import { allGroupings, bestGroupings, compareSizes, concentrations, sizesOf, type Group } from './grouping';

/** 'ab b c': slot 0 may fire at a and b, slot 1 at b, slot 2 at c. */
function choices(text: string) {
  return text.split(' ').map((targets, slot) => ({ slot, targets: [...targets] as CounterId[] }));
}

/** 'a0,1 c2'. */
function written(groups: readonly Group[]): string {
  return groups
    .map(({ target, slots }) => target + slots.join(','))
    .sort()
    .join(' ');
}

const best = (text: string) => bestGroupings(choices(text), 64).map(written).sort();

describe('R-21: the choice that lets most weapons combine', () => {
  test.each<[what: string, weapons: string, groupings: readonly string[]]>([
    ['a weapon that can joins another', 'a ab', ['a0,1']],
    ['what is equal is the player’s choice', 'ab ab', ['a0,1', 'b0,1']],
    ['weapons that cannot combine are each free', 'ab c', ['a0 c1', 'b0 c1']],
    ['sizes, largest first: 3+1 before 2+2', 'a ab ab b', ['a0 b1,2,3', 'a0,1,2 b3']],
    ['then the next size: 2+2 before 2+1+1', 'a ab b c c', ['a0 b1,2 c3,4', 'a0,1 b2 c3,4']],
    ['of four targets that could lead, those that leave a pair', 'ab acd c bd', ['b0,3 c1,2']],
    ['the largest group comes first, whatever is left', 'ab ac d bd bc', ['a1 b0,3,4 d2', 'b0,3,4 c1 d2']],
  ])('%s', (_what, weapons, groupings) => {
    expect(best(weapons)).toEqual(groupings);
  });

  test('without weapons there is nothing to choose', () => {
    expect(bestGroupings([], 64)).toEqual([[]]);
  });

  test('the best grouping is the best of all there are', () => {
    for (const weapons of ['ab bc ca', 'abc ab c d ad', 'ab cd ac bd abcd', 'a b c d e', 'abc abc abc'])
      expect(sizesOf(bestGroupings(choices(weapons), 1)[0])).toEqual(
        allGroupings(choices(weapons), 100000)
          .map(sizesOf)
          .reduce((a, b) => (compareSizes(b, a) > 0 ? b : a)),
      );
  });

  test('sizes compare in order', () => {
    expect(compareSizes([2, 1], [1, 1, 1])).toBeGreaterThan(0);
    expect(compareSizes([2, 1], [2, 1])).toBe(0);
    expect(compareSizes([2], [2, 1])).toBeLessThan(0);
  });
});

test('every way of giving each weapon a target, no more than asked for', () => {
  expect(allGroupings(choices('ab ab'), 64).map(written)).toEqual(['a0,1', 'a0 b1', 'a1 b0', 'b0,1']);
  expect(allGroupings(choices('ab ab'), 3)).toHaveLength(3);
});

test('of very many ways one with each target', () => {
  expect(concentrations(choices('abc bc')).map(written)).toEqual(['a0 b1', 'b0,1', 'c0,1']);
});
