import { createContext, useContext } from 'react';

/** A section or ruling of the rules: '§7.2', 'R-11'. */
export type Rule = `§${string}` | `${'R' | 'E'}-${string}`;

export function ruleHref(rule: Rule): string {
  return `#/rules/${rule}`;
}

/** Opens a rule beside the game; without one, the link leads to the rules screen. */
const RuleOpener = createContext<((rule: Rule) => void) | null>(null);
export const RuleOpenerProvider = RuleOpener.Provider;

export function useRuleOpener() {
  return useContext(RuleOpener);
}
