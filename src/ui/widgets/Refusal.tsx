import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import './text.css';

/** A tried act that was refused, and what would do instead; said aloud when it appears. */
export function Refusal({ children }: { readonly children: ReactNode }) {
  return (
    <div className="refusal" role="status">
      <TriangleAlert aria-hidden size={24} />
      <div>{children}</div>
    </div>
  );
}
