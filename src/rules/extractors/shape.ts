import { ACTIONS, type Kind } from './actions';
import { firstWrong, hasOnly, isObject, type Fields } from '../checks';
import { FIRER, PURCHASES, SHOT } from './fields';
import type { Action, ActionType, Shot } from './types';

/** The first field that keeps a value from being an action of this game, or undefined. */
export function malformedField(action: unknown): string | undefined {
  if (!isObject(action) || typeof action.type !== 'string' || !Object.hasOwn(ACTIONS, action.type))
    return 'type';
  const { fields, mayHold }: Kind = ACTIONS[action.type as ActionType];
  return firstWrong(action, fields) ?? (mayHold && firstWrong(action, heldOf(action, mayHold)));
}

/** The fields that need not be there, but are. */
function heldOf(action: object, mayHold: Fields): Fields {
  return Object.fromEntries(Object.entries(mayHold).filter(([name]) => Object.hasOwn(action, name)));
}

/** A value that has the shape of an action, and no strange field; whether it is legal is another question. */
export function isAction(value: unknown): value is Action {
  if (malformedField(value) !== undefined) return false;
  const action = value as Action;
  const { fields, mayHold }: Kind = ACTIONS[action.type];
  return hasOnly(action, ['type', ...Object.keys({ ...fields, ...mayHold })]) && holdsOnly(action);
}

function holdsOnly(action: Action): boolean {
  switch (action.type) {
    case 'buy':
    case 'sell':
      return hasOnly(action.purchase, ['item', ...Object.keys(PURCHASES[action.purchase.item])]);
    case 'fire':
      return firersHaveOnly(action);
    case 'allocate':
      return action.shots.every((shot) => hasOnly(shot, Object.keys(SHOT)) && firersHaveOnly(shot));
    default:
      return true;
  }
}

function firersHaveOnly({ firers }: Shot): boolean {
  return firers.every((firer) => hasOnly(firer, Object.keys(FIRER)));
}
