import { describe, expect, it } from 'vitest';
import { chanceOf } from './chance';
import { meanOf, mirrored, NOTHING, spreadOf, standingIn, sumOf, type Spread } from './spread';

const coin = spreadOf([
  [0, 0.5],
  [1, 0.5],
]);
const die = spreadOf([...Array(10).keys()].map((face) => [face, 0.1]));
const all = (spreads: readonly Spread[]) => spreads.reduce(sumOf, NOTHING);

describe('a spread', () => {
  it('adds what comes more than once and knows its mean', () => {
    const spread = spreadOf([
      [-3, 0.25],
      [2, 0.5],
      [-3, 0.25],
    ]);
    expect(spread).toEqual({ least: -3, chances: [0.5, 0, 0, 0, 0, 0.5] });
    expect(meanOf(spread)).toBeCloseTo(-0.5);
  });

  it('of nothing is refused', () => expect(() => spreadOf([])).toThrow(RangeError));

  it('of two coins is one, two, one', () => {
    const { least, chances } = sumOf(coin, coin);
    expect([least, ...Array.from(chances)]).toEqual([0, 0.25, 0.5, 0.25]);
  });

  it('mirrored has the mean of the other side', () => {
    const lopsided = sumOf(die, spreadOf([[-7, 0.3], [12, 0.7]])); // prettier-ignore
    expect(meanOf(mirrored(lopsided))).toBeCloseTo(-meanOf(lopsided));
    expect(standingIn(mirrored(lopsided), 3).below).toBeCloseTo(standingIn(lopsided, -3).above);
  });

  it('says where a number stands', () => {
    const { below, same, above } = standingIn(sumOf(die, die), 9);
    expect([below, same, above].map((chance) => Number(chance.toFixed(6)))).toEqual([0.45, 0.1, 0.45]);
  });
});

describe('a sum of spreads', () => {
  /** A hundred small sets of dice of any kind. */
  const sets = [...Array(100).keys()].map((seed) => {
    const chance = chanceOf(seed);
    return [...Array(1 + chance(4)).keys()].map(() => {
      const weights = [...Array(1 + chance(4)).keys()].map(() => [chance(41) - 20, 1 + chance(5)] as const);
      const whole = weights.reduce((sum, [, weight]) => sum + weight, 0);
      return weights.map(([value, weight]) => [value, weight / whole] as const);
    });
  });

  it('is what going through all dice one by one comes to', () => {
    for (const [seed, set] of sets.entries()) {
      let ways: readonly (readonly [number, number])[] = [[0, 1]];
      for (const cases of set)
        ways = ways.flatMap(([sum, chance]) =>
          cases.map(([value, of]) => [sum + value, chance * of] as const),
        );
      const spread = all(set.map((cases) => spreadOf(cases)));
      const [rolled] = ways[seed % ways.length];
      const { below, same, above } = standingIn(spread, rolled);
      const chanceThat = (is: (sum: number) => boolean) =>
        ways.reduce((chance, [sum, of]) => (is(sum) ? chance + of : chance), 0);
      expect(below).toBeCloseTo(
        chanceThat((sum) => sum < rolled),
        9,
      );
      expect(same).toBeCloseTo(
        chanceThat((sum) => sum === rolled),
        9,
      );
      expect(above).toBeCloseTo(
        chanceThat((sum) => sum > rolled),
        9,
      );
      expect(meanOf(spread)).toBeCloseTo(
        ways.reduce((mean, [sum, of]) => mean + sum * of, 0),
        9,
      );
    }
  });
});
