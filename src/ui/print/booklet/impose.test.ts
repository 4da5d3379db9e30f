import { describe, expect, it, test } from 'vitest';
import { imposed, inOrder, type BookSide } from './impose';

/** Reads a folded booklet as a hand leafs through it. */
function leafed(sides: readonly BookSide[]): readonly (number | null)[] {
  const sheets = sides.length / 2;
  const pages: (number | null)[] = Array.from({ length: sheets * 4 }, () => null);
  for (let sheet = 0; sheet < sheets; sheet++) {
    const [outside, inside] = [sides[2 * sheet], sides[2 * sheet + 1]];
    // Sheet 0 is the cover: its right half comes first, what it has on its back second.
    pages[2 * sheet] = outside.right;
    pages[2 * sheet + 1] = inside.left;
    pages[sheets * 4 - 2 - 2 * sheet] = inside.right;
    pages[sheets * 4 - 1 - 2 * sheet] = outside.left;
  }
  return pages;
}

describe.each(Array.from({ length: 64 }, (_, index) => index + 1))('a booklet of %d pages', (count) => {
  const sides = imposed(count, 'long');

  it('folded, is read from the first page to the last, empty pages at the end', () => {
    const read = leafed(sides);
    expect(read.slice(0, count)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    expect(read.slice(count).every((page) => page === null)).toBe(true);
    expect(read.length - count).toBeLessThan(4);
  });

  it('has a back behind every front', () => {
    expect(sides.map(({ face }) => face)).toEqual(
      sides.map((_, index) => (index % 2 === 0 ? 'front' : 'back')),
    );
    expect(sides.length % 2).toBe(0);
  });

  it('on one side only, is in order once cut', () => {
    const read = inOrder(count).flatMap(({ left, right }) => [left, right]);
    expect(read.filter((page) => page !== null)).toEqual(
      Array.from({ length: count }, (_, index) => index + 1),
    );
  });
});

test('eight pages: 8 and 1 outside, 2 and 7 behind them, 6 and 3, 4 and 5 in the middle', () => {
  expect(imposed(8, 'long').map(({ left, right }) => [left, right])).toEqual([
    [8, 1],
    [2, 7],
    [6, 3],
    [4, 5],
  ]);
});

/** Which half of the upright paper a page lies on. */
function halfOf({ left, heads }: BookSide, page: number): 'head' | 'foot' {
  return (page === left) === (heads === 'right') ? 'head' : 'foot';
}

const ACROSS = { right: 'left', left: 'right' } as const;
const OVER = { head: 'foot', foot: 'head' } as const;

describe.each(['long', 'short'] as const)('a printer that turns the paper over its %s edge', (edge) => {
  const sides = imposed(40, edge);
  const leaves = Array.from({ length: 10 }, (_, sheet) => [sides[2 * sheet], sides[2 * sheet + 1]]);

  it('prints every page behind the one before it, on the same half and the same way up', () => {
    for (const [front, back] of leaves)
      for (const [page, behind] of [
        [front.right!, back.left!],
        [front.left!, back.right!],
      ]) {
        expect(Math.abs(page - behind)).toBe(1);
        const half = halfOf(back, behind);
        expect(edge === 'long' ? half : OVER[half]).toBe(halfOf(front, page));
        expect(edge === 'long' ? ACROSS[back.heads] : back.heads).toBe(front.heads);
      }
  });
});
