import { describe, expect, it } from 'vitest';
import { hitRange, percent, signed } from './figures';

describe('figures in words', () => {
  it.each([
    [0.338, '33.8\u00a0%'],
    [0.5, '50\u00a0%'],
    [0, '0\u00a0%'],
    [1, '100\u00a0%'],
    [0.1 + 0.2 + 0.7, '100\u00a0%'],
    [0.9996, '99.9\u00a0%'],
    [0.0004, '0.1\u00a0%'],
  ])('a chance of %d is %s', (chance, words) => expect(percent(chance)).toBe(words));

  it.each([
    [2, '+2'],
    [0, '0'],
    [-1, '\u22121'],
  ])('a modifier of %d is %s', (value, words) => expect(signed(value)).toBe(words));

  it.each([
    [5, '5–9'],
    [9, '9'],
    [10, 'none'],
    [-1, '0–9'],
  ])('from %d the rolls that hit are %s', (from, words) => expect(hitRange(from)).toBe(words));
});
