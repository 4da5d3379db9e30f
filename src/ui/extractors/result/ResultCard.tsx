import { useId, type ReactNode } from 'react';

interface ResultCardProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One sheet of the result. */
export function ResultCard({ title, aside, children }: ResultCardProps) {
  const id = useId();
  return (
    <section className="panel result-card" aria-labelledby={id}>
      <div className="result-card-head">
        <h2 id={id}>{title}</h2>
        {aside !== undefined && <span className="kicker">{aside}</span>}
      </div>
      {children}
    </section>
  );
}
