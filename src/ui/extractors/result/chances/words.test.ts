import { describe, expect, it } from 'vitest';
import { extractors } from '../../../../rules/extractors';
import { bounds, greatestTurn, hundredths, leftAt, leftText, pointWords } from './words';
import type { GameReview } from './reviewer';

const review = (chances: readonly number[], points: GameReview['points'] = []): GameReview => ({
  turns: chances.map((chance, at) => ({ turn: at + 1, step: at * 10, chance, low: chance, high: chance })),
  end: 1,
  luck: { change: 0.1, low: -0.02, high: 0.22 },
  play: { change: 0.2, low: 0.1, high: 0.3 },
  tries: 30,
  points,
});

describe('the turn in which most changed', () => {
  it('is told where no single die or decision of it is', () => {
    expect(greatestTurn(review([0.24, 0.12, 0.79]))).toBe(
      'Most changed in turn 2: 12 → 79 %, by no one die or move alone.',
    );
  });

  it('is told where the only one of it went the other way', () => {
    expect(greatestTurn(review([0.74, 0.66, 0.26], [{ type: 'die', step: 22, change: -0.2 }]))).toBe(
      'Most changed in turn 3: 26 → 100 %, by no one die or move alone.',
    );
  });

  it('is not where one of them is told, nor where little changed', () => {
    expect(greatestTurn(review([0.24, 0.12, 0.79], [{ type: 'die', step: 12, change: 0.4 }]))).toBeNull();
    expect(greatestTurn(review([0.9, 0.95, 0.97]))).toBeNull();
    expect(greatestTurn(review([]))).toBeNull();
  });
});

it('a better decision changes as much as the chances beside it differ', () => {
  const game = extractors.setup({ scenario: 'incoming', rules: 'simple' }, 1);
  const [action] = extractors.options(game);
  const point = {
    type: 'decision',
    step: 0,
    change: 0.2334,
    better: action,
    instead: { chance: 0.6349 },
    played: { chance: 0.8684 },
  } as Parameters<typeof pointWords>[0];
  expect(game.phase.side).toBe('avronian');
  const { text, change } = pointWords(point, { steps: [{ game }] as never, actions: [action], throws: [] });
  expect(text).toMatch(/37 % for Avronian instead of 13\.$/);
  expect(change).toBe('+24');
});

it('a change is told with its bounds', () => {
  const { luck } = review([]);
  expect(`${hundredths(luck.change)}, ${bounds(luck)}`).toBe('+10, −2 to +22');
});

it('what is left of the work is told by what has been done, once there is enough to go by', () => {
  expect(leftAt(0.02, 4000)).toBeNull();
  expect(leftAt(0.25, 30_000)).toBe(90_000);
  expect([3100, 38_000, 89_000, 90_000, 170_000].map(leftText)).toEqual([
    '4 s left',
    '38 s left',
    '89 s left',
    '2 min left',
    '3 min left',
  ]);
});
