import { describe, expect, it } from 'vitest';
import { SCENARIOS, type Setup } from '../rules/extractors';
import { endingOf, endingsOf } from './endings';
import { goldenGames, goldenId, replay } from './goldenGames';

const SETUPS = SCENARIOS.flatMap(({ id }) =>
  (['full', 'simple'] as const).map((rules): Setup => ({ scenario: id, rules })),
);
const GAMES = goldenGames();

describe('the golden games', () => {
  it.each(SETUPS)('of $scenario, $rules rules, show every way it can end', (setup) => {
    const wanted = endingsOf(setup).map(({ name }) => goldenId(setup, name));
    expect(wanted.filter((id) => !GAMES.has(id))).toEqual([]);
  });

  it('show nothing but endings there are', () => {
    const known = SETUPS.flatMap((setup) => endingsOf(setup).map(({ name }) => goldenId(setup, name)));
    expect([...GAMES.keys()].filter((id) => !known.includes(id))).toEqual([]);
  });

  it.each([...GAMES.values()])('$id: comes to its recorded end, turn by turn', (golden) => {
    const { game, checks } = replay(golden.setup, golden.seed, golden.actions);
    expect(checks).toEqual(golden.checks);
    expect(game.victory).toEqual(golden.victory);
    expect(endingOf(game)?.name).toBe(golden.ending);
  });
});
