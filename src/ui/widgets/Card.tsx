import { useId, type ReactNode } from 'react';
import './panel.css';

interface CardProps {
  /** Above the title, smaller: what this is about. */
  readonly kicker?: ReactNode;
  readonly title?: ReactNode;
  readonly picture?: ReactNode;
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
  /** main: the first block of a column, named by a half-open sheet itself; first: one that may stand above it. */
  readonly level?: 'main' | 'first' | 'part';
}

/** One block of a column, ruled off from the next. */
export function Card({ kicker, title, picture, aside, children, level = 'part' }: CardProps) {
  const id = useId();
  const Heading = level === 'part' ? 'h3' : 'h2';
  return (
    <section className="card" data-level={level} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <div className="card-head">
          {picture}
          <div>
            {kicker !== undefined && <span className="kicker">{kicker}</span>}
            <Heading id={id}>{title}</Heading>
          </div>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
