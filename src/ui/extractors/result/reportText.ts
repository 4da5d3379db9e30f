import type { Position } from '../../../rules/extractors';
import type { Step } from '../replay';
import { agreedWords, count, scenarioName, sideName, turnText, victoryWords } from '../wording';
import { diceAccount, gainOf, turnAccounts } from './account';
import { luckSentence, tenths, throwWords } from './diceWords';
import { statisticsOf } from './statistics';
import { turningPointsOf } from './turningPoints';

const SIDES = ['dorian', 'avronian'] as const;

/** A heading and its lines; those that begin with two spaces are rows, '  Turn 3: …'. */
export type ReportPart = readonly string[];

/** The whole report, who won at the top; `match`: what the match came to; `more`: what has been worked out besides. */
export function reportParts(
  steps: readonly Step[],
  match: readonly string[] = [],
  more: ReportPart = [],
): readonly ReportPart[] {
  const { game } = steps[steps.length - 1];
  const parts = [[...head(game), ...match], losses(steps), turns(steps), dice(steps), gone(steps), more];
  return parts.filter((lines) => lines.length > 0);
}

export function reportText(parts: readonly ReportPart[]): string {
  return parts.map((lines) => lines.join('\n')).join('\n\n');
}

function head(game: Position): readonly string[] {
  if (!game.victory) return [];
  const words = victoryWords(game, game.victory);
  return [
    `Extractors: ${scenarioName(game.scenario)}, ${turnText(game)}`,
    ...agreedLine(game),
    `${words.heading}. ${words.condition} (${words.rule})`,
    ...words.points.map(({ text, value }) => `  ${text}: ${value}`),
    ...words.sums.map(({ text, value }) => `  ${text}: ${value}`),
  ];
}

function agreedLine(game: Position): readonly string[] {
  const agreed = agreedWords(game);
  return agreed.length > 0 ? [`Not as printed: ${agreed.join(' ')}`] : [];
}

function losses(steps: readonly Step[]): readonly string[] {
  const { sides } = statisticsOf(steps);
  return [
    'The game in numbers',
    ...SIDES.map((side) => {
      const { unitsLost, units, stepsLost, armourLost, shots, hits, criticals } = sides[side];
      return `  ${sideName(side)}: ${unitsLost} of ${count(units, 'unit')} lost, ${count(stepsLost, 'step')}, ${armourLost} armour; ${count(shots, 'shot')}, ${count(hits, 'hit')}, ${count(criticals, 'critical')}`;
    }),
  ];
}

function gone(steps: readonly Step[]): readonly string[] {
  const lines = turningPointsOf(steps).map(({ text, detail }) => `  ${text} ${detail}.`);
  return lines.length > 0 ? ['Losses and exits', ...lines] : [];
}

function turns(steps: readonly Step[]): readonly string[] {
  return [
    'Down at the end of each turn, in points of price, the routed by half, the pinned by a tenth',
    ...turnAccounts(steps).map(({ turn, lost, score }) => {
      const counted = score === null ? '' : `; score ${tenths(score)}`;
      return `  Turn ${turn}: ${SIDES.map((side) => `${sideName(side)} ${lost[side].toFixed(1)}`).join(', ')}${counted}`;
    }),
  ];
}

function dice(steps: readonly Step[]): readonly string[] {
  const { throws, luck } = diceAccount(steps);
  if (throws.length === 0) return [];
  return [
    'The dice',
    `  ${luckSentence(luck.standing, sideName('dorian'))}`,
    ...SIDES.map((side) => {
      const { expected, rolled } = gainOf(throws, side);
      return `  ${sideName(side)}: ${expected.toFixed(1)} points expected, ${rolled.toFixed(1)} rolled`;
    }),
    ...throws.map((one) => {
      const what = throwWords(steps[one.step].game, one);
      return `  Turn ${one.turn}: ${what}: ${one.expected.toFixed(1)} expected, ${one.rolled.toFixed(1)} rolled, ${tenths(one.rolled - one.expected)}`;
    }),
  ];
}
