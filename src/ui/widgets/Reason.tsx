import type { ReactNode } from 'react';
import { RuleAfter } from './RuleLink';
import type { Rule } from './ruleLinks';
import './text.css';

interface ReasonProps {
  /** Cause: have, need. */
  readonly children: ReactNode;
  readonly rule?: Rule | undefined;
}

/** Why something is not allowed, with the rule it rests on. */
export function Reason({ children, rule }: ReasonProps) {
  return (
    <span className="reason">
      {children}
      <RuleAfter rule={rule} />
    </span>
  );
}
