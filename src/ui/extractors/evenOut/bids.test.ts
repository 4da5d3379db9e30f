import { describe, expect, it, test } from 'vitest';
import { extractors, SCENARIOS, type Side } from '../../../rules/extractors';
import { agreedWords } from '../wording';
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

  const sides = SCENARIOS.flatMap(({ id }) =>
    (['dorian', 'avronian'] as const).map((side) => [id, side] as const),
  );

  test.each(sides)(
    'R-113: in %s the highest bid for %s is a handicap that can be played',
    (scenario, side) => {
      const points = mostBid(scenario, side);
      const { points: paid } = settle([bid(side, points), bid(side, 0)], 1);
      if (points === 0) expect(paid).toEqual({ dorian: 0, avronian: 0 });
      else
        expect(extractors.isSetup({ scenario, rules: 'full', handicap: { ...paid, turns: 0 } })).toBe(true);
    },
  );

  it('R-110: what is fewer is said in words', () => {
    const words = (dorian: number) =>
      agreedWords({ scenario: 'incoming', handicap: { dorian, avronian: 0, turns: 0 } });
    expect([words(-5), words(-10)]).toEqual([
      ['Dorian is without its Lance.'],
      ['Dorian is without its Commando.'],
    ]);
  });
});
