import type { ReactNode } from 'react';
import './panel.css';

interface GroupHeadProps {
  readonly title: ReactNode;
  readonly count?: ReactNode;
}

/** Above a group of rows: what they have in common, and how many. */
export function GroupHead({ title, count }: GroupHeadProps) {
  return (
    <div className="group-head">
      <h3>{title}</h3>
      {count !== undefined && <span className="kicker">{count}</span>}
    </div>
  );
}
