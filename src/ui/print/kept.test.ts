import { expect, test } from 'vitest';
import { FITS, stepped } from './counters/backFit';
import { readKept } from './kept';

const USUAL = { paper: 'a4', ink: 'colour', tables: true, backs: 'long', fit: FITS };

test('what was kept comes back, with the offset and scale of the backs', () => {
  const kept = {
    paper: 'letter',
    ink: 'low',
    tables: false,
    backs: 'short',
    fit: { x: 1.25, y: -0.5, scale: 99.4 },
  };
  expect(readKept(JSON.stringify(kept), 'en-GB')).toEqual(kept);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['a number', '7'],
  ['other values', JSON.stringify({ paper: 'a0', ink: 7, backs: 'odd', fit: { x: 40, scale: 'big' } })],
])('of %s the usual is taken', (_, text) => {
  expect(readKept(text, 'en-GB')).toEqual(USUAL);
});

test('Letter is the usual where it is used', () => {
  expect(readKept(null, 'en-US').paper).toBe('letter');
});

test('the offset goes by quarters of a millimetre, and not beyond five', () => {
  expect(stepped(FITS, 'x', 1).x).toBe(0.25);
  expect(stepped({ ...FITS, y: 5 }, 'y', 1).y).toBe(5);
  expect(stepped({ ...FITS, scale: 99.9 }, 'scale', 1).scale).toBe(100);
});
