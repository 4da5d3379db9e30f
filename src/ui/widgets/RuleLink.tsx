import type { MouseEvent, ReactNode } from 'react';
import { ruleHref, useRuleOpener, type Rule } from './ruleLinks';
import './ruleLink.css';

interface RuleLinkProps {
  readonly rule: Rule;
  /** In place of the number. */
  readonly children?: ReactNode;
  /** -1: in a list that is one stop of Tab, its row is not the stop. */
  readonly tabIndex?: 0 | -1 | undefined;
}

/** The rule something rests on, a tap away. */
export function RuleLink({ rule, children, tabIndex }: RuleLinkProps) {
  const open = useRuleOpener();
  const onClick = (event: MouseEvent) => {
    if (!open || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open(rule);
  };
  return (
    <a className="rule-link" href={ruleHref(rule)} tabIndex={tabIndex} onClick={onClick}>
      {children ?? rule}
    </a>
  );
}

/** The rule behind what has just been said, where it has one. */
export function RuleAfter({ rule }: { readonly rule: Rule | undefined }) {
  return (
    rule !== undefined && (
      <>
        {' '}
        <RuleLink rule={rule} />
      </>
    )
  );
}
