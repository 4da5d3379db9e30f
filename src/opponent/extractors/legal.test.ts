import { describe, expect, it, test } from 'vitest';
import { extractors, SCENARIOS, whyIllegal, type Game, type Position } from '../../rules/extractors';
import type { Explanation } from '../contract';
import { sumOf } from '../explain';
import { answerTo } from '../think';
import { mind } from '.';

const games = SCENARIOS.flatMap(({ id: scenario }) =>
  (['full', 'simple'] as const).map((rules) => ({ scenario, rules })),
);

/** A whole game between two of a level, each told only what it may know. */
function played(
  game: Game,
  level: 'recruit' | 'sergeant',
  each: (view: Position) => void,
  answered: (why: Explanation) => void = () => undefined,
) {
  for (let side = extractors.sideToDecide(game); side !== null; side = extractors.sideToDecide(game)) {
    const view = extractors.view(game, side);
    each(view);
    const { action, explanation } = answerTo(mind, {
      game: 'extractors',
      view,
      side,
      level,
      seed: game.turn,
    });
    answered(explanation);
    expect(whyIllegal(game, action)).toBeUndefined();
    expect(explanation.chosen.action).toEqual(action);
    expect(explanation.chosen.total).toBe(sumOf(explanation.chosen.terms));
    extractors.play(game, action);
  }
}

describe('the opponent', () => {
  test("a Recruit's runners of Incoming! lose no time: they take the best way they see", () => {
    const game = extractors.setup({ scenario: 'incoming', rules: 'simple' }, 11);
    const behind: number[] = [];
    let runs = false;
    played(
      game,
      'recruit',
      ({ phase: { name, side } }) => (runs = name === 'movement' && side === 'dorian'),
      ({ chosen, best }) => runs && behind.push(best - chosen.total),
    );
    expect(behind.length).toBeGreaterThan(6);
    expect(Math.max(...behind)).toBeLessThan(1e-9);
  });

  test.each(games)('plays $scenario, $rules, from the build-up to the end', (setup) => {
    const game = extractors.setup(setup, 11);
    played(game, 'recruit', () => undefined);
    expect(game.victory).not.toBeNull();
  });

  it('changes nothing of the view it is shown', () => {
    const game = extractors.setup({ scenario: 'incoming', rules: 'full' }, 5);
    let [before, asked] = ['', 0];
    let shown: unknown = null;
    played(
      game,
      'sergeant',
      (view) => {
        asked++;
        shown = view;
        before = JSON.stringify(view);
      },
      () => expect(JSON.stringify(shown)).toBe(before),
    );
    expect(asked).toBeGreaterThan(20);
  });

  it('answers the same task alike', () => {
    const game = extractors.setup({ scenario: 'engage', rules: 'full' }, 5);
    const view = extractors.view(game, 'dorian');
    const task = { game: 'extractors', view, side: 'dorian', level: 'sergeant', seed: 9 } as const;
    expect(answerTo(mind, task)).toEqual(answerTo(mind, task));
  });
});
