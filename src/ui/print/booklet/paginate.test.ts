import { expect, test } from 'vitest';
import { paginated } from './paginate';

const piece = (height: number, rest: { leads?: boolean; breaks?: boolean } = {}) => ({
  height,
  leads: false,
  breaks: false,
  ...rest,
});

test('pieces fill a page before the next begins', () => {
  expect(paginated([piece(40), piece(50), piece(20), piece(80)], 100)).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

test('a heading goes to the next page with what it leads to', () => {
  expect(paginated([piece(80), piece(10, { leads: true }), piece(20)], 100)).toEqual([[0], [1, 2]]);
});

test('what begins a page begins one, and no page is empty', () => {
  expect(paginated([piece(10, { breaks: true }), piece(10), piece(10, { breaks: true })], 100)).toEqual([
    [0, 1],
    [2],
  ]);
});

test('every piece stands once, in its order', () => {
  const pieces = Array.from({ length: 200 }, (_, at) => piece((at * 37) % 90, { leads: at % 7 === 0 }));
  expect(paginated(pieces, 100).flat()).toEqual(pieces.map((_, index) => index));
});
