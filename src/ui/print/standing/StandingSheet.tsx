import { SheetRows } from '../SheetParts';
import type { Standing, StandingLine } from './standing';

interface StandingSheetProps {
  readonly title: string;
  readonly standing: Standing;
  /** Those of this page. */
  readonly lines: readonly StandingLine[];
  /** The last of its pages has the line to type back in. */
  readonly last: boolean;
}

/** What stands where, and the whole position in one line of notation. */
export function StandingSheet({ title, standing, lines, last }: StandingSheetProps) {
  const { now, columns, notation, hint } = standing;
  return (
    <div className="standing-sheet">
      <header className="page-head">
        <h2>{title}</h2>
        <p>{now}.</p>
      </header>
      <table className="sheet-rows">
        <SheetRows columns={columns} rows={lines.map(({ cells }) => cells)} />
      </table>
      {last && (
        <section>
          <h3>
            Back from the table
            <small>{hint}</small>
          </h3>
          <p className="notation">{notation}</p>
        </section>
      )}
    </div>
  );
}
