import { describe, expect, it, test } from 'vitest';
import {
  armiesOf,
  budgetOf,
  copyGame,
  extractors,
  purchasesOf,
  recommendedForce,
  SCENARIOS,
  scenarioOf,
  whyIllegal,
  type Game,
  type Setup,
  type Side,
} from '../../../rules/extractors';
import { houseForces } from './houseForces';
import found from './houseForces.json' with { type: 'json' };

const buyers = SCENARIOS.flatMap(({ id }) =>
  (['full', 'simple'] as const).flatMap((rules) =>
    (['dorian', 'avronian'] as const)
      .filter((side) => scenarioOf(id).forces.some((force) => force.side === side && force.budget))
      .map((side) => [id, rules, side] as const),
  ),
);

function buildUp(setup: Setup, side: Side): Game {
  const game = copyGame(extractors.setup(setup, 1));
  game.phase = { name: 'buildUp', side };
  return game;
}

describe('armies of the house', () => {
  test.each(buyers)(
    '%s, %s: three for the %s, each named, each bought whole [§5]',
    (scenario, rules, side) => {
      const setup = { scenario, rules };
      const forces = houseForces(buildUp(setup, side));
      const armies = armiesOf(setup, side);
      expect(forces).toHaveLength(3);
      expect(new Set(armies).size).toBe(armies.length);
      expect(new Set(forces.map(({ name }) => name)).size).toBe(3);
      expect(forces[0].words).toMatch(
        /^Recommended for an even game\. .* Won \d+ of \d+ between Sergeants\.$/,
      );
      for (const { army, words } of forces) {
        const game = buildUp(setup, side);
        extractors.play(game, { type: 'recommend', army });
        const bought = [...scenarioOf(setup.scenario).forces.entries()].flatMap(([force, { side: owner }]) =>
          owner === side ? purchasesOf(game, force) : [],
        );
        expect(bought).toHaveLength(recommendedForce(setup, side, army).length);
        expect(whyIllegal(game, { type: 'endPhase' })).toBeUndefined();
        const [, unspent] = /(\d+) points stay unspent/.exec(words) ?? [];
        const left = [...scenarioOf(setup.scenario).forces.entries()].map(
          ([force, { side: owner, budget }]) => (owner === side && budget ? budgetOf(game, force).left : 0),
        );
        if (unspent !== undefined) expect(Math.max(...left), words).toBe(Number(unspent));
        if (words.includes('No infantry'))
          expect(JSON.stringify(bought), words).not.toMatch(/cell|transcom|dagmaton/);
        const [, likened] = /\bAs (.+?), with /.exec(words) ?? [];
        if (likened !== undefined)
          expect(
            forces.map(({ name }) => name.toLowerCase()),
            words,
          ).toContain(likened);
        expect(words).toMatch(/\.$/);
      }
    },
  );

  it('has words for those that are offered and no others, so that none stands under the name of another', () => {
    const words = Object.entries(found).map(([name, forces]) => [name, forces.length]);
    expect(words.filter(([, count]) => count !== 3)).toEqual([]);
    const offered = houseForces(buildUp({ scenario: 'engage', rules: 'full' }, 'dorian'));
    expect(offered.map(({ name, army }) => [name, army])).toEqual([
      ['The raiders', 4],
      ['The swarm', 1],
      ['The hammer', 2],
    ]);
    const machines = houseForces(buildUp({ scenario: 'extractors', rules: 'simple' }, 'avronian'));
    expect(machines.map(({ name, army }) => [name, army])).toEqual([
      ['The light patrol', 4],
      ['The fortress', 0],
      ['The flight', 1],
    ]);
  });

  it('R-110: with fewer points as much of one is bought as they allow', () => {
    const poor = buildUp(
      { scenario: 'engage', rules: 'full', handicap: { dorian: -60, avronian: 0, turns: 0 } },
      'dorian',
    );
    extractors.play(poor, { type: 'recommend', army: 1 });
    expect(budgetOf(poor, 0).left).toBeLessThan(10);
    expect(whyIllegal(poor, { type: 'endPhase' })).toBeUndefined();
  });
});
