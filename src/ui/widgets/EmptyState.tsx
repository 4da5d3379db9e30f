import type { ReactNode } from 'react';
import './text.css';

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** What to do about it. */
  readonly action?: ReactNode;
}

/** Where a list would be: that there is nothing, and what fills it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <h2>{title}</h2>
      {children !== undefined && children !== null && <p>{children}</p>}
      {action}
    </div>
  );
}
