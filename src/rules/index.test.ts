import { describe, expect, it } from 'vitest';
import { GAMES, gameNamed } from '.';

describe('the games there are', () => {
  it.each(GAMES.map(({ name }) => name))('%s is loaded as it is listed', async (listed) => {
    const { name, version, title, load } = GAMES.find((game) => game.name === listed)!;
    const rules = await load();
    expect(rules).toMatchObject({ name, version, title });
    expect(rules.sides).toHaveLength(2);
    expect(rules.scenarios.length).toBeGreaterThan(0);
    const titles = rules.scenarios.map((scenario) => scenario.title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('each has a name of its own, by which it is found', () => {
    for (const game of GAMES) expect(gameNamed(game.name)).toBe(game);
    expect(gameNamed('chess')).toBeUndefined();
  });
});
