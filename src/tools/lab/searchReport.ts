import type { Setup, Side, WrittenArmy } from '../../rules/extractors';
import { nameOfSetup } from './ledger';
import { percent, table } from './report';
import { chanceOfLogit, strengthsIn, type Bout } from './strengths';
import type { Trial } from './trial';
import { scoreOf } from '../arena/statistics';

/** What a search has found for a scenario. */
export interface Found {
  readonly setup: Setup;
  readonly trials: readonly Trial[];
  /** The best first. */
  readonly finalists: Readonly<Record<Side, readonly WrittenArmy[]>>;
}

/** As Markdown: what the best win against each other, and what they are. */
export function searchReport(all: readonly Found[]): string {
  return ['# Armies found', ...all.map(reportOfOne), ''].join('\n\n');
}

function reportOfOne({ setup, trials, finalists }: Found): string {
  const bouts = trials.map(boutOf);
  const strengths = strengthsIn(bouts);
  const cell = (dorian: WrittenArmy, avronian: WrittenArmy) => {
    const met = bouts.filter((bout) => bout.dorian === dorian && bout.avronian === avronian);
    const share = met.reduce((sum, { score }) => sum + score, 0) / Math.max(1, met.length);
    return met.length > 0 ? `${percent(share)} of ${met.length}` : '–';
  };
  const fitted = chanceOfLogit(
    strengths.dorian.get(finalists.dorian[0])! - strengths.avronian.get(finalists.avronian[0])!,
  );
  const named = (side: Side, letter: string) =>
    finalists[side].map((army, index) => `- ${letter}${index + 1}: ${army}`);
  return [
    `## ${nameOfSetup(setup)}`,
    `${trials.length} games; best against best by strength: Dorian ${percent(fitted)}.`,
    table(
      ['', ...finalists.avronian.map((_, index) => `A${index + 1}`)],
      finalists.dorian.map((dorian, index) => [
        `D${index + 1}`,
        ...finalists.avronian.map((avronian) => cell(dorian, avronian)),
      ]),
    ),
    [...named('dorian', 'D'), ...named('avronian', 'A')].join('\n'),
  ].join('\n\n');
}

export function boutOf({ armies, winner }: Trial): Bout {
  return {
    dorian: armies?.dorian ?? '',
    avronian: armies?.avronian ?? '',
    score: scoreOf(winner, 'dorian'),
  };
}
