import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { Side } from '../../rules/extractors';
import { LEVELS } from '../contract';
import { bidOf, type Rung, type Told } from './bid';

const ladder = (side: Side, rungs: Readonly<Record<number, number>>): readonly Rung[] =>
  Object.entries(rungs).map(([points, dorian]) => ({ side, points: Number(points), dorian }));

const LEANS_DORIAN: Told = { dorian: 75, fewer: ladder('dorian', { 5: 53, 10: 35 }) };
const LEANS_AVRONIAN: Told = { dorian: 37, fewer: ladder('avronian', { 5: 36, 10: 47, 15: 55 }) };
const STRONG = LEVELS.filter((level) => level !== 'recruit');

describe('R-113: the computer bids from what the card says', () => {
  test.each(STRONG)('R-113: %s bids as far as its side still wins half', (level) => {
    expect(bidOf(level, LEANS_DORIAN, 1)).toEqual({
      bid: { side: 'dorian', points: 5 },
      wins: 53,
      more: { points: 10, wins: 35 },
      short: 0,
    });
    expect(bidOf(level, LEANS_AVRONIAN, 1)).toEqual({
      bid: { side: 'avronian', points: 10 },
      wins: 53,
      more: { points: 15, wins: 45 },
      short: 0,
    });
  });

  test('R-113: it bids nothing that has not been measured', () => {
    const { bid, more } = bidOf('colonel', { dorian: 65, fewer: [] }, 1);
    expect(bid).toEqual({ side: 'dorian', points: 0 });
    expect(more).toBeNull();
  });

  test('R-113: points that give too much away are not bid', () => {
    const told: Told = { dorian: 52, fewer: ladder('dorian', { 5: 44 }) };
    expect(bidOf('captain', told, 1).bid).toEqual({ side: 'dorian', points: 0 });
  });

  test('R-113: where the sides are equal, or nothing was measured, the seed names one', () => {
    const named = (told: Told | undefined) =>
      new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => bidOf('sergeant', told, seed).bid.side));
    expect(named({ dorian: 50, fewer: [] })).toEqual(new Set(['dorian', 'avronian']));
    expect(named(undefined)).toEqual(new Set(['dorian', 'avronian']));
    expect(bidOf('sergeant', undefined, 1)).toMatchObject({ wins: null, more: null, short: 0 });
  });

  test('R-113: Recruit may bid what leaves it up to four of a hundred less, and the account says how much', () => {
    const seeds = Array.from({ length: 40 }, (_, seed) => bidOf('recruit', LEANS_DORIAN, seed));
    const made = new Map(seeds.map(({ bid, short }) => [`${bid.side} ${bid.points}`, short]));
    // Against a bid of 5 it is left 47 of 100 as Avronian; by lot between equal bids it would be 50.
    expect(made).toEqual(
      new Map([
        ['dorian 5', 0],
        ['dorian 0', 3],
      ]),
    );
  });

  property.prop([
    fc.integer({ min: 51, max: 100 }),
    fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 6 }),
  ])(
    'R-113: whatever the steps of a falling ladder, one more would leave its side under half',
    (printed, steps) => {
      let dorian = printed;
      const fewer = steps.map((step, index) => ({
        side: 'dorian' as const,
        points: 5 * (index + 1),
        dorian: (dorian = Math.max(0, dorian - step)),
      }));
      const { bid, wins, more } = bidOf('captain', { dorian: printed, fewer }, 1);
      expect(bid.side).toBe('dorian');
      expect(wins).toBeGreaterThanOrEqual(50);
      expect(more?.wins ?? 0).toBeLessThanOrEqual(50);
    },
  );

  test.each(LEVELS)('R-113: the same card and seed are the same bid of %s', (level) =>
    expect(bidOf(level, LEANS_AVRONIAN, 7)).toEqual(bidOf(level, LEANS_AVRONIAN, 7)),
  );
});
