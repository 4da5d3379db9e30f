import { Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { RuleLink } from './RuleLink';
import type { Rule } from './ruleLinks';
import './lists.css';

interface SightVerdictProps {
  readonly clear: boolean;
  /** 'Line of sight clear', 'No line of sight'. */
  readonly title: string;
  readonly rule: Rule;
  /** The hexes that decide it. */
  readonly children?: ReactNode;
}

/** Whether there is a line of sight and what decides it. */
export function SightVerdict({ clear, title, rule, children }: SightVerdictProps) {
  const Sign = clear ? Eye : EyeOff;
  return (
    <div className="sight-verdict" data-clear={clear}>
      <Sign aria-hidden size={22} />
      <div>
        <b>{title}</b> <RuleLink rule={rule} />
        {children !== undefined && <p>{children}</p>}
      </div>
    </div>
  );
}
