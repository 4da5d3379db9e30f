import type { Reckoning } from '../../../../opponent/contract';
import { crossing, type Action, type Position } from '../../../../rules/extractors';
import { crossingText } from '../../wording';
import { reasonWords } from '../reasonWords';
import { deedName, points, whySentence } from '../reasons';
import { LETTERS } from './hints';

/** A candidate in words: what it is, one sentence why, and how it stands to the best, or the best to the next. */
export interface CandidateWords {
  readonly title: string;
  readonly text: string;
  /** '+4.9', in points. */
  readonly sum: string;
  /** 'beside B'. */
  readonly beside: string;
}

export function candidateWords(
  position: Position,
  candidates: readonly Reckoning<Action>[],
  index: number,
): CandidateWords {
  const chosen = candidates[index];
  const other = index === 0 ? 1 : 0;
  const title = deedName(position, chosen.action);
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
    text: besideText(position, chosen, candidates[other]) ?? `As good as ${letter}.`,
    sum: points(inTenths(chosen.total - candidates[other].total)),
    beside: `beside ${letter}`,
  };
}

function aloneText(position: Position, chosen: Reckoning<Action>): string {
  const rest = { runnerUp: null, lacked: null, best: 0, considered: 0, rollouts: 0, told: 'now' } as const;
  return whySentence(position, { chosen, ...rest });
}

/** The two reasons in which they differ most; null: in none. */
function besideText(position: Position, one: Reckoning<Action>, other: Reckoning<Action>): string | null {
  const terms = [...one.terms, ...other.terms];
  const sumOf = ({ terms: of }: Reckoning<Action>, code: string) =>
    of.reduce((sum, term) => (term.code === code ? sum + term.value : sum), 0);
  const told = [...new Set(terms.map(({ code }) => code))]
    .map((code) => ({ code, value: inTenths(sumOf(one, code) - sumOf(other, code)) }))
    .filter(({ value }) => value !== 0)
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .slice(0, 2)
    .map(({ code, value }) => {
      const term = terms.find((each) => each.code === code)!;
      return `${reasonWords({ ...term, value }, position)} (${points(value)})`;
    });
  return told.length > 0 ? `${told.join('; ')}.` : null;
}

function inTenths(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

/** What taking it does: a plan is still confirmed, anything else is done. */
export function takingText(position: Position, action: Action): string {
  if (action.type === 'move' || action.type === 'fire') return 'You still confirm it';
  return crossingText(position, crossing(position, action));
}
