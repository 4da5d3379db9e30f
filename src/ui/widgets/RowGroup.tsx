import { useId, type ReactNode } from 'react';
import './panel.css';

interface RowGroupProps {
  readonly title: ReactNode;
  readonly count?: ReactNode;
  /** Rows: UnitRow, MachineRow, OrderRow, WeaponRow. */
  readonly children: ReactNode;
}

/** Rows that have something in common, under its name. */
export function RowGroup({ title, count, children }: RowGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="group-head">
        <h3 id={id}>{title}</h3>
        {count !== undefined && <span className="kicker">{count}</span>}
      </div>
      <ul>{children}</ul>
    </section>
  );
}
