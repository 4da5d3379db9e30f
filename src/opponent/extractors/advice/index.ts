import type { Action, Position } from '../../../rules/extractors';
import type { Suggestion } from '../../review/contract';
import { forces } from './forces';
import { programmes } from './programmes';
import { setUps } from './setUps';

/** Whole plans for a person who prepares; null in play, where the mind has its candidates [§5, §8.1, §8.2]. */
export function alternatives(view: Position): readonly Suggestion<Action>[] | null {
  if (view.activation?.type === 'resetting') return programmes(view);
  switch (view.phase.name) {
    case 'buildUp':
      return forces(view);
    case 'placement':
      return setUps(view);
    case 'programming':
      return programmes(view);
    default:
      return null;
  }
}
