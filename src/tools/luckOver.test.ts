import { describe, expect, it } from 'vitest';
import { SCENARIOS, type Setup } from '../rules/extractors';
import { luckOver } from './luckOver';

const setups = SCENARIOS.flatMap(({ id }) =>
  (['full', 'simple'] as const).map((rules): Setup => ({ scenario: id, rules })),
);

describe('the luck of random games', () => {
  it('is nothing on average, and no tenth of the percentile is likelier (`npm run luck` asks 20,000)', () => {
    const { games, throws, impossible, errors, chiSquare, limit, tenths } = luckOver(60, 1, setups);
    expect(tenths.reduce((sum, found) => sum + found, 0)).toBe(games);
    expect(throws).toBeGreaterThan(500);
    expect(impossible).toBe(0);
    expect(Math.abs(errors)).toBeLessThan(3);
    expect(chiSquare).toBeLessThan(limit);
  });
});
