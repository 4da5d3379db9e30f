import { describe, expect, it } from 'vitest';
import { fingerprintOf } from '../../rules/fingerprint';
import { endingOf, goldenGames, replayed } from './goldenGames';

describe('the golden games of First Light', () => {
  it.each(goldenGames())('%s ends as recorded', (_, golden) => {
    const game = replayed(golden);
    expect(endingOf(game)).toBe(golden.ending);
    expect(fingerprintOf(game)).toBe(golden.fingerprint);
  });

  it('are there for both ways of writing orders', () => {
    const names = goldenGames().map(([name]) => name);
    for (const orders of ['quick', 'ahead'])
      for (const ending of [
        'flags-foundry',
        'flags-league',
        'worth-foundry',
        'worth-league',
        'worth-draw',
        'noBases-foundry',
        'noBases-league',
      ])
        expect(names).toContain(`${orders}-${ending}`);
  });
});
