import type { ReactNode } from 'react';
import './text.css';

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** What to do about it. */
  readonly action?: ReactNode;
  /** It is all the screen shows: its title is the screen's. */
  readonly alone?: boolean;
}

/** Where a list would be: that there is nothing, and what fills it. */
export function EmptyState({ title, children, action, alone = false }: EmptyStateProps) {
  const Title = alone ? 'h1' : 'h2';
  return (
    <div className="empty-state">
      <Title>{title}</Title>
      {children !== undefined && children !== null && <p>{children}</p>}
      {action}
    </div>
  );
}
