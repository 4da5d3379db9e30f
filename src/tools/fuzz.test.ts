import { describe, expect, it } from 'vitest';
import { SCENARIOS, type Setup } from '../rules/extractors';
import { endingOf } from './endings';
import { randomGame } from './randomGame';
import { strictWatch } from './watch';

const SEEDS = 20;
const SETUPS = SCENARIOS.flatMap(({ id }) =>
  (['full', 'simple'] as const).map((rules): Setup => ({ scenario: id, rules })),
);

describe('random games', () => {
  it.each(SETUPS)(
    'of $scenario, $rules rules, end, roll the dice they tell of and break nothing',
    (setup) => {
      for (let seed = 1; seed <= SEEDS; seed++) {
        const { game } = randomGame(setup, seed, strictWatch());
        expect(endingOf(game), `seed ${seed}`).toBeDefined();
      }
    },
  );

  it('are the same for the same seed', () => {
    const setup: Setup = { scenario: 'engage', rules: 'full' };
    expect(randomGame(setup, 7)).toEqual(randomGame(setup, 7));
  });
});
