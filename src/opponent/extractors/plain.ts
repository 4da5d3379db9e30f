import type { Action } from '../../rules/extractors';
import type { Candidate } from '../mind';

/** The only thing to do, or the usual one: its reason in a word. */
export function plain(action: Action, code: string, rule: string, value = 0): Candidate<Action> {
  return {
    action,
    total: value,
    terms: () => [{ code, value, rule, facts: {}, hexes: [] }],
  };
}
