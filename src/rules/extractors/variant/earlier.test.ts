import { describe, expect, it, test } from 'vitest';
import { writePosition } from '../notation';
import { extractors } from '../ruleset';
import { setup, setupFrom } from '../setup';
import type { Setup, Variant } from '../types';
import { speedOf } from '../units';
import { FREE_NAMES, FREE_NUMBERS, gameOf, printedNumber, printedUnder, setupOf } from '.';

const INCOMING: Setup = { scenario: 'incoming', rules: 'simple' };
const ORNI_THEN = 8;
const orniOf = ({ units }: ReturnType<typeof setup>) =>
  Object.values(units).find(({ kind }) => kind === 'orni')!;

describe('R-111: numbers that an earlier version of the rules printed otherwise', () => {
  it('R-111: are none of the version in force', () => {
    expect(printedUnder(extractors.version)).toEqual({});
  });

  test.each(Object.entries(printedUnder(1)))(
    'R-111: %s %i differs from the print and is free',
    (name, value) => {
      const number = FREE_NAMES.find((each) => each === name)!;
      const [from, to] = FREE_NUMBERS[number];
      expect(value).not.toBe(printedNumber(number));
      expect(value).toBeGreaterThanOrEqual(from);
      expect(value).toBeLessThanOrEqual(to);
    },
  );

  test.each([1, 2])(
    'R-111: a game of version %i keeps them, said as the numbers it was agreed to have',
    (version) => {
      const game = setup(INCOMING, 1, version);
      expect(speedOf(orniOf(game))).toBe(ORNI_THEN);
      expect(game.variant).toEqual(printedUnder(version));
      expect(speedOf(orniOf(setup(INCOMING, 1)))).toBe(printedNumber('orni.speed'));
    },
  );

  it('R-111: such a game is written down as it was then, so that its fingerprints stay', () => {
    const then = gameOf(setup(INCOMING, 1, 2), 2);
    expect(then).not.toHaveProperty('variant');
    expect(orniOf(then)).not.toHaveProperty('varied');
    expect(then).toEqual(setup(INCOMING, 1));
  });

  it('R-111: what was agreed then stands over them, also what is printed now', () => {
    const agreed: Variant = { 'revil.mix': 5, 'orni.speed': 6 };
    const begun: Setup = { ...INCOMING, variant: agreed };
    const game = setup(begun, 1, 2);
    expect(speedOf(orniOf(game))).toBe(6);
    expect(game.variant).toMatchObject({ 'revil.mix': 5 });
    const then = gameOf(game, 2);
    expect(then.variant).toEqual(agreed);
    expect(orniOf(then).varied).toEqual({ speed: 6 });
  });

  it('R-111: a game that began at a position keeps them too', () => {
    const line = writePosition(setup(INCOMING, 1));
    const begun = setupFrom(setup(INCOMING, 1), line);
    expect(extractors.isSetup(begun)).toBe(true);
    const game = setup(begun, 1, 2);
    expect(speedOf(orniOf(game))).toBe(ORNI_THEN);
    expect(setupOf(begun, 2)).toMatchObject({ variant: printedUnder(2) });
    expect(setupOf(begun, extractors.version)).toBe(begun);
  });
});
