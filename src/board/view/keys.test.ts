import { describe, expect, test } from 'vitest';
import { createGrid, hexNumber, parseHex } from '../../hex';
import { asked, steppedTo } from './keys';

const grid = createGrid(24, 27);
const from = (number: string, key: string) => {
  const hex = steppedTo(grid, parseHex(grid, number)!, key);
  return hex === undefined ? undefined : hexNumber(grid, hex);
};

describe('the keyboard on the map', () => {
  test.each([
    ['ArrowUp', '1211', '1311'],
    ['ArrowDown', '1213', '1313'],
    ['q', '1112', '1211'],
    ['e', '1312', '1411'],
    ['a', '1113', '1212'],
    ['d', '1313', '1412'],
    ['ArrowLeft', '1112', '1212'],
    ['ArrowRight', '1312', '1412'],
    ['Home', '0112', '0112'],
    ['End', '2412', '2412'],
  ])('%s goes from 1212 to %s and from 1312 to %s', (key, even, odd) => {
    expect(from('1212', key)).toBe(even);
    expect(from('1312', key)).toBe(odd);
  });

  test('capitals step too', () => {
    expect(from('1212', 'Q')).toBe('1112');
  });

  test.each([
    ['0101', 'ArrowUp'],
    ['0101', 'ArrowLeft'],
    ['0101', 'q'],
    ['2427', 'ArrowDown'],
    ['2427', 'd'],
    ['2427', 'ArrowRight'],
  ])('at the edge of the map %s stays put on %s', (number, key) => {
    expect(from(number, key)).toBe(number);
  });

  test.each(['Enter', 'n', 't', 'f', '3', 'Escape', 'Tab'])('%s is no step', (key) => {
    expect(from('1212', key)).toBeUndefined();
  });
});

describe('a hex number typed after G', () => {
  test.each([
    ['', '1', { kind: 'more', digits: '1' }],
    ['19', '1', { kind: 'more', digits: '191' }],
    ['191', '6', { kind: 'go', hex: parseHex(grid, '1916') }],
    ['252', '5', { kind: 'nowhere', digits: '2525' }],
    ['19', 'Backspace', { kind: 'more', digits: '1' }],
    ['19', 'Escape', { kind: 'left' }],
    ['19', 'x', { kind: 'left' }],
  ])('after "%s", %s', (digits, key, answer) => {
    expect(asked(grid, digits, key)).toEqual(answer);
  });
});
