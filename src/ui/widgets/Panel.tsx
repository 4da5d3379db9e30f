import { useId, type ReactNode } from 'react';
import './panel.css';

interface PanelProps {
  readonly title: ReactNode;
  /** At the right of the title: a count, a link, a button. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A framed block of a page, under a heading. */
export function Panel({ title, aside, children }: PanelProps) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="split panel-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
