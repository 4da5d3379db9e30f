import { describe, expect, it } from 'vitest';
import { extractors, knownPoints, pointsSoFar, victoryNow, type Game, type Score } from '../rules/extractors';
import { randomGame } from './randomGame';
import { SETUPS } from './states';

const SEEDS = [61, 62, 63, 64];

/** Nothing of a score that is settled changes any more. */
function expectKept(before: Score, after: Score): void {
  for (const [index, { settled, holds }] of before.clauses.entries())
    if (settled) expect(after.clauses[index]).toMatchObject({ settled, holds });
}

describe('the score', () => {
  it.each(SETUPS)('of $scenario, $rules rules, leads to the victory, and what is settled stays', (setup) => {
    for (const seed of SEEDS) {
      let last: Score | undefined;
      const { game } = randomGame(setup, seed, {
        after: (now: Game) => {
          if (now.turn < 1) return;
          const score = pointsSoFar(now);
          if (last) expectKept(last, score);
          last = score;
          const decided = victoryNow(now);
          if (decided && now.phase.name !== 'ended') expect(score.ahead).toBe(decided.winner);
        },
      });
      const { ahead, points } = pointsSoFar(game);
      expect(ahead).toBe(game.victory!.winner);
      expect(points).toEqual(game.victory!.points);
    }
  });

  it.each(SETUPS)('of $scenario, $rules rules, as far as both sides know, is the same in a view', (setup) => {
    for (const seed of SEEDS.slice(2))
      randomGame(setup, seed, {
        after: (game) => {
          if (game.turn < 1 || game.phase.name === 'ended') return;
          for (const side of ['dorian', 'avronian'] as const)
            expect(knownPoints(extractors.view(game, side))).toEqual(knownPoints(game));
        },
      });
  });
});
