import type { ReactNode } from 'react';
import './panel.css';

export interface Figure {
  readonly value: ReactNode;
  readonly label: string;
}

/** Two to four numbers that matter most, large. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className="figures">
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
