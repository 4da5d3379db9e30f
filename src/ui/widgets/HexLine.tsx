import type { ReactNode } from 'react';
import './text.css';

/** The focused or tapped hex in one sentence, over the map's corner; read politely. */
export function HexLine({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="hex-line" role="status">
      {children}
    </div>
  );
}
