import type { ReactNode } from 'react';
import './actionBar.css';

/** Undo at the left, the confirming act at the right: two Buttons. */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  return <div className="action-bar">{children}</div>;
}
