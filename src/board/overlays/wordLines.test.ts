import { describe, expect, it } from 'vitest';
import { linesOf } from './wordLines';

describe('words on the map', () => {
  it('go into lines of about fifteen letters, a word longer than that is cut', () => {
    expect(linesOf('Shock waits here for the Orni')).toEqual(['Shock waits', 'here for the', 'Orni']);
    expect(linesOf('x'.repeat(40)).every((line) => line.length <= 19)).toBe(true);
    expect(linesOf('x'.repeat(40)).join('')).toHaveLength(40);
  });
});
