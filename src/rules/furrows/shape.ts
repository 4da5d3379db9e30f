import { firstWrong, hasOnly, isObject } from '../checks';
import { ACTIONS } from './actions';
import { HIT } from './fields';
import type { Action, ActionType } from './types';

/** The first field that keeps a value from being an action of this game, or undefined. */
export function malformedField(action: unknown): string | undefined {
  if (!isObject(action) || typeof action.type !== 'string' || !Object.hasOwn(ACTIONS, action.type))
    return 'type';
  return firstWrong(action, ACTIONS[action.type as ActionType].fields);
}

/** A value that has the shape of an action, and no strange field; whether it is legal is another question. */
export function isAction(value: unknown): value is Action {
  if (malformedField(value) !== undefined) return false;
  const action = value as Action;
  if (!hasOnly(action, ['type', ...Object.keys(ACTIONS[action.type].fields)])) return false;
  return action.type !== 'assignHits' || action.hits.every((hit) => hasOnly(hit, Object.keys(HIT)));
}
