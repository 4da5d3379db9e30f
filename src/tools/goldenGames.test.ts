import { describe, expect, it } from 'vitest';
import type { Types } from '../rules/ruleset';
import { goldenGames, goldenId, replay, type Recorded } from './goldenGames';
import { RECORDED } from './recorded';

/** Every ending of every set-up has a game that the rules still play as it was recorded, turn by turn. */
function holdTheirEndings<T extends Types>(recorded: Recorded<T>): void {
  const { rules, setups, endingsOf, endingOf, victoryOf, nameOf } = recorded;
  const games = goldenGames(rules);
  const idsOf = (setup: T['Setup']) => endingsOf(setup).map((ending) => goldenId(recorded, setup, ending));

  describe(`the golden games of ${rules.title}`, () => {
    it.each(setups.map((setup) => [nameOf(setup), setup] as const))(
      'show every way %s can end',
      (_, setup) => {
        expect(idsOf(setup).filter((id) => !games.has(id))).toEqual([]);
      },
    );

    it('show nothing but endings there are', () => {
      const known = setups.flatMap(idsOf);
      expect([...games.keys()].filter((id) => !known.includes(id))).toEqual([]);
    });

    it.each([...games])('%s: comes to its recorded end, turn by turn', (_, golden) => {
      const { game, checks } = replay(rules, golden);
      expect(checks).toEqual(golden.checks);
      expect(victoryOf(game)).toEqual(golden.victory);
      expect(endingOf(game)).toBe(golden.ending);
    });
  });
}

for (const ask of RECORDED.values()) ask(holdTheirEndings);
