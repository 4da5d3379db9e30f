import { describe, expect, it } from 'vitest';
import { copyGame, extractors, SCENARIOS, type Game } from '../../../rules/extractors';
import type { Task } from '../../contract';
import { adviceOn } from '../../review/advice';
import type { AdviceReport } from '../../review/contract';
import { mind } from '..';
import { STEADY } from '../styles';
import { weigh } from '../turn';
import { umpire } from '../umpire';
import { alternatives } from '.';

/** The first position of each phase of preparation, both sides, as the side that decides sees it. */
function preparations(scenario: (typeof SCENARIOS)[number]['id'], rules: 'full' | 'simple'): readonly Game[] {
  const game = copyGame(extractors.setup({ scenario, rules }, 1));
  const found: Game[] = [];
  for (let last = '', acts = 0; acts < 400 && game.turn < 1; acts++) {
    const { side, name } = game.phase;
    if (`${side} ${name}` !== last) found.push(copyGame(game));
    last = `${side} ${name}`;
    const view = extractors.view(game, side!);
    extractors.play(game, weigh(view, { style: STEADY, sight: 'near', seed: 3 })[0].action);
  }
  return found;
}

const each = SCENARIOS.map(({ id }) => [id, id === 'engage' ? 'simple' : 'full'] as const);

describe('what is suggested while a side prepares [§5, §8.1]', () => {
  it.each(each)('%s %s: up to three plans that differ, each legal from first to last', (scenario, rules) => {
    for (const game of preparations(scenario, rules)) {
      const plans = alternatives(extractors.view(game, game.phase.side!))!;
      expect(plans.length).toBeGreaterThan(1);
      expect(plans.length).toBeLessThanOrEqual(3);
      expect(new Set(plans.map(({ plan }) => JSON.stringify(plan))).size).toBe(plans.length);
      for (const { plan } of plans) {
        const copy = copyGame(game);
        for (const action of plan) {
          expect(extractors.whyIllegal(copy, action)).toBeUndefined();
          extractors.play(copy, action);
        }
        expect(extractors.whyIllegal(copy, { type: 'endPhase' })).toBeUndefined();
      }
    }
  });
});

describe('advice', () => {
  const [, game] = preparations('incoming', 'full');
  const view = extractors.view(game, 'dorian');
  const task: Task = { game: extractors.name, view, side: 'dorian', level: 'captain', seed: 19 };
  const told = (count: number): readonly AdviceReport[] => {
    const found: AdviceReport[] = [];
    for (const report of adviceOn(mind, umpire, task, alternatives)) {
      if (report) found.push(report);
      if (found.length === count) break;
    }
    return found;
  };

  it('tells the plans first, then the chance of each after so many games played on, the same each time', () => {
    const reports = told(4);
    const [first, ...tried] = reports;
    if (first.type !== 'advised') throw new Error(first.type);
    expect(first.suggestions).toEqual(alternatives(view));
    for (const [index, report] of tried.entries()) {
      if (report.type !== 'tried') throw new Error(report.type);
      expect(report.tries).toBe(index + 1);
      expect(report.chances).toHaveLength(first.suggestions.length);
      for (const { chance, low, high } of report.chances) {
        expect(chance * 2 * report.tries).toBeCloseTo(Math.round(chance * 2 * report.tries), 9);
        expect(low).toBeLessThanOrEqual(chance);
        expect(high).toBeGreaterThanOrEqual(chance);
      }
    }
    expect(told(4)).toEqual(reports);
  });
});
