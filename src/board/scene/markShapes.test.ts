import { describe, expect, test } from 'vitest';
import { createGrid, parseHex } from '../../hex';
import { HEX_APOTHEM } from '../overlays/hexes';
import { centreOf, entryInto } from './markShapes';

const grid = createGrid(24, 27);
const at = (number: string) => centreOf(grid, parseHex(grid, number)!);

describe('a line of sight that stops', () => {
  test('stops where it enters the hex that blocks', () => {
    const [x, y] = entryInto(at('1010'), at('1014'), at('1012'));
    expect(x).toBeCloseTo(at('1012')[0], 6);
    expect(y).toBeCloseTo(at('1012')[1] - HEX_APOTHEM, 6);
  });

  test('along a hexside stops where that side begins', () => {
    const from = at('1010');
    const [x] = entryInto(from, at('1210'), at('1110'));
    expect(x).toBeCloseTo(from[0] + 40, 6);
  });
});
