import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '.';
import { extractors } from '../ruleset';
import type { Side } from '../types';
import { mostBid, settle, type Bid } from './bids';

const bid = (side: Side, points: number): Bid => ({ side, points });

describe('R-113: the players bid for a side', () => {
  test.each<[string, Bid, Bid, 0 | 1, readonly [Side, Side], number, number]>([
    ['different sides cost nothing', bid('dorian', 20), bid('avronian', 5), 0, ['dorian', 'avronian'], 0, 0],
    ['the higher bid plays it', bid('dorian', 20), bid('dorian', 15), 1, ['dorian', 'avronian'], -20, 0],
    ['whoever makes it', bid('avronian', 5), bid('avronian', 10), 0, ['dorian', 'avronian'], 0, -10],
    [
      'a lot among equals: the first',
      bid('dorian', 10),
      bid('dorian', 10),
      0,
      ['dorian', 'avronian'],
      -10,
      0,
    ],
    [
      'a lot among equals: the second',
      bid('dorian', 10),
      bid('dorian', 10),
      1,
      ['avronian', 'dorian'],
      -10,
      0,
    ],
    ['nothing bid by either', bid('dorian', 0), bid('dorian', 0), 1, ['avronian', 'dorian'], 0, 0],
  ])('R-113: %s', (_, first, second, lot, sides, dorian, avronian) =>
    expect(settle([first, second], lot)).toEqual({ sides, points: { dorian, avronian } }),
  );

  const sides = SCENARIOS.flatMap((scenario) =>
    (['dorian', 'avronian'] as const).map((side) => [scenario.id, side, scenario] as const),
  );

  test.each(sides)(
    'R-113: in %s the highest bid for %s is a handicap that can be played',
    (scenario, side, of) => {
      const points = mostBid(of, side);
      const { points: paid } = settle([bid(side, points), bid(side, 0)], 1);
      if (points === 0) expect(paid).toEqual({ dorian: 0, avronian: 0 });
      else
        expect(extractors.isSetup({ scenario, rules: 'full', handicap: { ...paid, turns: 0 } })).toBe(true);
    },
  );
});
