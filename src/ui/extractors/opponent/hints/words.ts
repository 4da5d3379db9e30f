import type { Reckoning } from '../../../../opponent/contract';
import { crossing, type Action, type Position } from '../../../../rules/extractors';
import { crossingText } from '../../wording';
import { deedName, points, whySentence } from '../reasons';

/** A candidate in words: what it is, one sentence why, and what it comes to. */
export interface CandidateWords {
  readonly title: string;
  readonly text: string;
  /** '+4.9', in points. */
  readonly sum: string;
  /** '2.1 less than A'; null for the first. */
  readonly less: string | null;
}

export function candidateWords(
  position: Position,
  candidates: readonly Reckoning<Action>[],
  index: number,
): CandidateWords {
  const chosen = candidates[index];
  const alone = {
    chosen,
    runnerUp: null,
    lacked: null,
    best: 0,
    considered: 0,
    rollouts: 0,
    told: 'now',
  } as const;
  const less = candidates[0].total - chosen.total;
  return {
    title: deedName(position, chosen.action),
    text: whySentence(position, alone),
    sum: points(Math.round(chosen.total * 10) / 10),
    less: index === 0 ? null : less < 0.05 ? 'as good as A' : `${less.toFixed(1)} less than A`,
  };
}

/** What taking it does: a plan is still confirmed, anything else is done. */
export function takingText(position: Position, action: Action): string {
  if (action.type === 'move' || action.type === 'fire') return 'You still confirm it';
  return crossingText(position, crossing(position, action));
}
