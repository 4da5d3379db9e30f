import { expect, test } from 'vitest';
import {
  extractors,
  placesIn,
  recommendedArmy,
  SCENARIOS,
  setUpAnew,
  unitOf,
  unplacedUnits,
  whyIllegal,
  type Game,
  type ScenarioId,
  type Setup,
  type Side,
} from '../../../rules/extractors';
import { houseSetUps } from './houseSetUps';

const PLACING = SCENARIOS.filter(({ id }) => id !== 'engage').flatMap(({ id }) =>
  (['full', 'simple'] as const).map((rules) => {
    const side: Side = id === 'extractors' ? 'avronian' : 'dorian';
    return [id, rules, side] as const;
  }),
);

test.each(PLACING)(
  '%s under %s rules, %s: three set-ups, each with its name, what it is for and what it has won [§5]',
  (scenario, rules, side) => {
    const setUps = houseSetUps({ scenario, rules }, side);
    expect(setUps).toHaveLength(3);
    expect(new Set(setUps.map(({ name }) => name)).size).toBe(3);
    for (const { words } of setUps) expect(words).toMatch(/^[A-Z].*\. Won \d+ of \d+ between Sergeants\.$/);
  },
);

/** The recommended armies bought, when the side begins to place. */
function placing(setup: Setup, side: Side): Game {
  const game = extractors.setup(setup, 3);
  while (game.phase.name === 'buildUp') {
    extractors.play(game, { type: 'recommend', army: recommendedArmy(setup, game.phase.side) });
    extractors.play(game, { type: 'endPhase' });
  }
  expect(game.phase).toEqual({ name: 'placement', side });
  return game;
}

test.each(PLACING)(
  '%s under %s rules, %s: in each of the others every unit of the recommended army stands where it says [§5]',
  (scenario, rules, side) => {
    const game = placing({ scenario, rules }, side);
    const own = unplacedUnits(game).map(({ id }) => id);
    const [, ...others] = houseSetUps({ scenario, rules }, side);
    const stood = others.map(({ written }) => {
      // The second time round everybody stands already, and is taken up first.
      for (const action of setUpAnew(game, written)) {
        expect([action, whyIllegal(game, action)]).toEqual([action, undefined]);
        extractors.play(game, action);
      }
      const named = placesIn(game, written!);
      expect(named.map(({ unit }) => unit).sort()).toEqual([...own].sort());
      for (const { unit, hex, facing, into } of named)
        expect(unitOf(game, unit).where).toEqual({ at: 'map', hex, facing, inside: into });
      return JSON.stringify(own.map((id) => unitOf(game, id).where));
    });
    expect(new Set(stood).size).toBe(2);
  },
);

test.each<[ScenarioId, Side]>([
  ['engage', 'dorian'],
  ['engage', 'avronian'],
  ['incoming', 'avronian'],
])('%s, %s: who places nothing has none', (scenario, side) => {
  expect(houseSetUps({ scenario, rules: 'full' }, side)).toEqual([]);
});
