import { expect, test } from 'vitest';
import { paginated, type Measured } from './paginate';

const piece = (height: number, rest: Partial<Omit<Measured, 'height'>> = {}) => ({
  height,
  leads: false,
  breaks: false,
  floats: false,
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

const heading = piece(10, { leads: true });
const picture = piece(60, { floats: true });

test('text goes before a picture that does not fit, which begins the next page', () => {
  expect(paginated([heading, piece(40), picture, piece(20), piece(20), piece(20)], 100)).toEqual([
    [0, 1, 3, 4],
    [2, 5],
  ]);
});

test('no text goes before the text above it, nor out of its section, nor before a chart of the next', () => {
  expect(paginated([piece(50), picture, piece(60), piece(10)], 100)).toEqual([[0], [1], [2, 3]]);
  expect(paginated([piece(50), picture, heading, piece(10)], 100)).toEqual([[0], [1, 2, 3]]);
  expect(paginated([piece(50), heading, picture, piece(10)], 100)).toEqual([[0], [1, 2, 3]]);
});

test('a line that leads to a table floats with it', () => {
  const line = piece(10, { leads: true, floats: true });
  expect(paginated([heading, piece(50), line, picture, piece(20)], 100)).toEqual([
    [0, 1, 4],
    [2, 3],
  ]);
});
