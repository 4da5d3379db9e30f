import { describe, expect, it } from 'vitest';
import { copyGame, copyPosition, extractors } from '../rules/extractors';
import { fingerprintOf } from '../rules/fingerprint';
import { frozen, SETUPS, statesOf } from './states';

const SEEDS = [41, 42];
const PER_GAME = 12;

describe('copies', () => {
  it.each(SETUPS)('of $scenario, $rules rules, are equal at any time and play on by themselves', (setup) => {
    for (const { game } of statesOf(setup, SEEDS, PER_GAME)) {
      frozen(game);
      const copy = copyGame(game);
      expect(copy).toStrictEqual(structuredClone(game));
      expect(fingerprintOf(copy)).toBe(fingerprintOf(game));
      const action = extractors.options(copy)[0];
      if (action) extractors.play(copy, action);
      const seen = extractors.view(game, 'dorian');
      expect(copyPosition(seen)).toStrictEqual(structuredClone(seen));
    }
  });
});
