import { ACTIONS, type Kind } from './actions';
import { firstWrong, isObject, type Fields } from '../checks';
import { FIRER, PURCHASES, SHOT } from './fields';
import type { Action, ActionType } from './types';

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
  return malformedField(value) === undefined && hasOnlyKnownFields(value, DEEPEST);
}

const KNOWN_FIELDS: ReadonlySet<string> = new Set([
  'type',
  ...[
    ...Object.values<Kind>(ACTIONS).flatMap(({ fields, mayHold = {} }) => [fields, mayHold]),
    ...Object.values(PURCHASES),
    FIRER,
    SHOT,
  ].flatMap((fields) => Object.keys(fields)),
  'item',
]);
/** An action, its shots, their firers. */
const DEEPEST = 5;

function hasOnlyKnownFields(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  if (Array.isArray(value)) return value.every((item) => hasOnlyKnownFields(item, depth - 1));
  for (const name in value)
    if (
      !KNOWN_FIELDS.has(name) ||
      !hasOnlyKnownFields((value as Readonly<Record<string, unknown>>)[name], depth - 1)
    )
      return false;
  return true;
}
