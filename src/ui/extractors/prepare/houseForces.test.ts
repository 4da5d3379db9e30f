import { describe, expect, it, test } from 'vitest';
import { copyGame, extractors, SCENARIOS, whyIllegal, type Setup } from '../../../rules/extractors';
import { houseForces } from './houseForces';
import { readForces, takeUpOf } from './savedForces';

const cases = SCENARIOS.flatMap(({ id }) =>
  (['full', 'simple'] as const).flatMap((rules) =>
    (['dorian', 'avronian'] as const).flatMap((side) => {
      const game = copyGame(extractors.setup({ scenario: id, rules }, 1));
      game.phase = { name: 'buildUp', side };
      return houseForces(game).map((force) => [id, rules, force.name, game, force] as const);
    }),
  ),
);

describe('armies of the house', () => {
  it('there are some, each with a name of its own', () => {
    expect(cases.length).toBeGreaterThan(0);
    const names = cases.map(([id, rules, name, , { side }]) => [id, rules, side, name].join(' '));
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(cases)(
    'in %s, %s: %s can be taken up whole, kept and played [§5]',
    (_scenario, _rules, _name, game, force) => {
      const taken = takeUpOf(game, force);
      if ('problem' in taken) throw new Error(taken.problem);
      const bought = copyGame(game);
      for (const act of taken.acts) extractors.play(bought, act);
      expect(whyIllegal(bought, { type: 'endPhase' })).toBeUndefined();
      expect(readForces([force])).toHaveLength(1);
      expect(force.words).toMatch(/ Won \d+ of \d+ between Sergeants\.$/);
    },
  );

  it('a handicap that leaves too few points says so and changes nothing', () => {
    const [, , , printed, force] = cases.find(
      ([id, , , , { side }]) => id === 'engage' && side === 'dorian',
    )!;
    const setup: Setup = {
      scenario: 'engage',
      rules: printed.rules,
      handicap: { dorian: -60, avronian: 0, turns: 0 },
    };
    const poor = copyGame(extractors.setup(setup, 1));
    poor.phase = { name: 'buildUp', side: 'dorian' };
    expect(takeUpOf(poor, force)).toMatchObject({
      problem: expect.stringContaining('does not fit here') as string,
    });
  });
});
