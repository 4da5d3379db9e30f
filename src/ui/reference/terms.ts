import { createContext } from 'react';
import type { Rulebook } from './rulebook';

/** The words of a rulebook that are links, found in a text; null: in the list that explains them. */
export interface Terms {
  readonly pattern: RegExp;
  readonly rule: NonNullable<Rulebook['terms']>['rule'];
}

export const TermsContext = createContext<Terms | null>(null);

/** The longest first, so that SL/R is not taken for SL. */
export function termsOf({ terms }: Rulebook): Terms | null {
  if (!terms) return null;
  const words = [...terms.words].sort((a, b) => b.length - a.length);
  return { pattern: new RegExp(`(?<![\\w/])(${words.join('|')})(?![\\w/])`), rule: terms.rule };
}
