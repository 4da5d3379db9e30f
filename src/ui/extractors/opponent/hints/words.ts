import type { Suggestion } from '../../../../opponent/review/contract';
import { consequences, type Action, type Position } from '../../../../rules/extractors';
import { consequencesText } from '../../wording';
import { reasonWords } from '../reasonWords';
import { deedName, points, whySentence } from '../reasons';
import { LETTERS, type Hint } from './hints';
import { planWords } from './planWords';

/** A candidate in words: what it is, one sentence why, and how often it wins; before that is known, how it stands to another. */
export interface CandidateWords {
  readonly title: string;
  readonly text: string;
  /** '58 %', or '+4.9' in points; '' where neither is known yet. */
  readonly sum: string;
  /** '38 to 76', 'beside B'. */
  readonly beside: string;
}

type Shown = Pick<Hint, 'candidates' | 'chances' | 'tries'>;
/** Before so many games have been played on, a share of them says nothing. */
const TELLING = 5;
const IN_POINTS = /\([+−]?\d/;

export function candidateWords(
  position: Position,
  { candidates, chances, tries }: Shown,
  index: number,
): CandidateWords {
  const { title, text, sum, beside } = ofMind(position, candidates, index);
  if (tries < TELLING) return { title, text, sum, beside };
  const { chance, low, high } = chances[index];
  return { title, text, sum: `${whole(chance)} %`, beside: `${whole(low)} to ${whole(high)}` };
}

/** Where the numbers beside the candidates come from. */
export function chancesText(position: Position, { candidates, tries }: Shown): string {
  const inPoints = candidates.some((_, index) => IN_POINTS.test(ofMind(position, candidates, index).text))
    ? ' In brackets: points by its search.'
    : '';
  return tries < TELLING
    ? `Your chances are being played out …${inPoints}`
    : `Your chance to win, by ${tries} games the computer played on from each; below it what holds in 95 of 100 cases.${inPoints}`;
}

function whole(chance: number): number {
  return Math.round(chance * 100);
}

/** What the mind itself says: its reasons in points beside another candidate, or a whole plan in its own words. */
function ofMind(
  position: Position,
  candidates: readonly Suggestion<Action>[],
  index: number,
): CandidateWords {
  const chosen = candidates[index];
  const plan = planWords(position, chosen);
  if (plan) return { ...plan, sum: '', beside: '' };
  const other = index === 0 ? 1 : 0;
  const title = chosen.plan.length > 0 ? deedName(position, chosen.plan[0]) : 'As it is';
  if (other >= candidates.length)
    return {
      title,
      text: aloneText(position, chosen),
      sum: points(inTenths(chosen.total)),
      beside: 'points',
    };
  const letter = LETTERS[other];
  return {
    title,
    text: besideText(position, chosen, candidates[other], letter),
    sum: points(inTenths(chosen.total - candidates[other].total)),
    beside: `beside ${letter}`,
  };
}

function aloneText(position: Position, { plan: [action], terms, total }: Suggestion<Action>): string {
  const rest = { runnerUp: null, lacked: null, best: 0, considered: 0, rollouts: 0, told: 'now' } as const;
  return whySentence(position, { chosen: { action, terms, total }, ...rest });
}

/** A reason by how one candidate stands to another in it: for it, and against it. */
const BESIDE: Readonly<Record<string, readonly [more: string, less: string]>> = {
  danger: ['Less enemy fire to fear there', 'More enemy fire to fear there'],
  goal: ['Nearer to what it is after', 'Farther from what it is after'],
  facing: ['Faces a better way', 'Faces a worse way'],
  crowd: ['Farther from its own, should a blast come', 'Closer to its own, should a blast come'],
  effort: ['Fewer movement points spent', 'More movement points spent'],
  outlook: ['Went on better when it was tried', 'Went on worse when it was tried'],
  friends: ['Fewer own units in the fire', 'More own units in the fire'],
};

/** The two reasons in which they differ most. What is farther beside the other may be nearer than where it stands: it is named. */
function besideText(
  position: Position,
  one: Suggestion<Action>,
  other: Suggestion<Action>,
  letter: string,
): string {
  const terms = [...one.terms, ...other.terms];
  const sumOf = ({ terms: of }: Suggestion<Action>, code: string) =>
    of.reduce((sum, term) => (term.code === code ? sum + term.value : sum), 0);
  const told = [...new Set(terms.map(({ code }) => code))]
    .map((code) => ({ code, value: inTenths(sumOf(one, code) - sumOf(other, code)) }))
    .filter(({ value }) => value !== 0)
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .slice(0, 2)
    .map(({ code, value }) => {
      const term = terms.find((each) => each.code === code)!;
      const words = Object.hasOwn(BESIDE, code)
        ? BESIDE[code][value > 0 ? 0 : 1]
        : reasonWords({ ...term, value }, position);
      return `${words} (${points(value)})`;
    });
  const text = told.join('; ');
  return text === ''
    ? `As good as ${letter}.`
    : `Beside ${letter}: ${text[0].toLowerCase()}${text.slice(1)}.`;
}

function inTenths(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

/** What taking it does: a plan is still confirmed, anything else is done. */
export function takingText(position: Position, plan: readonly Action[]): string {
  const [action] = plan;
  if (plan.length === 0) return 'Nothing changes';
  if (plan.length > 1) return 'Does all of it; can be undone';
  if (action.type === 'move' || action.type === 'fire') return 'You still confirm it';
  return consequencesText(position, consequences(position, action));
}
