import type { ReactNode } from 'react';
import './text.css';

interface PillProps {
  readonly tone?: 'plain' | 'attention' | 'strong';
  readonly children: ReactNode;
}

/** A word or two on a plate: a state, a mark of distinction. */
export function Pill({ tone = 'plain', children }: PillProps) {
  return (
    <span className="pill" data-tone={tone}>
      {children}
    </span>
  );
}
