import { ArrowRight } from 'lucide-react';
import { Children, useId, type ReactNode } from 'react';
import './machine.css';
import './panel.css';

interface OrderCycleProps {
  readonly title: string;
  /** When it runs. */
  readonly note?: ReactNode;
  /** Three OrderBoxes. */
  readonly children: ReactNode;
}

/** The boxes of a cycle with arrows between them and the way back to the first. */
export function OrderCycle({ title, note, children }: OrderCycleProps) {
  const id = useId();
  return (
    <section className="order-cycle" aria-labelledby={id}>
      <div className="order-cycle-head">
        <h3 id={id}>{title}</h3>
        {note !== undefined && <span className="kicker">{note}</span>}
      </div>
      <div className="order-cycle-boxes">
        {Children.toArray(children).flatMap((box, i) =>
          i === 0 ? [box] : [<ArrowRight key={`arrow ${i}`} aria-hidden size={18} />, box],
        )}
      </div>
      <div className="order-cycle-loop" aria-hidden />
    </section>
  );
}
