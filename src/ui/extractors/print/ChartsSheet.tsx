import { CHARTS } from './chartTables';
import { SheetTable } from '../../print/SheetParts';

interface ChartsSheetProps {
  readonly title: string;
  readonly part: keyof typeof CHARTS;
}

/** The tables of the rules on one page. */
export function ChartsSheet({ title, part }: ChartsSheetProps) {
  return (
    <div className="charts-sheet" data-part={part}>
      <header className="page-head">
        <h2>{title}</h2>
      </header>
      <div className="charts">
        {CHARTS[part].map(({ table, width }) => (
          <div key={table.caption} data-width={width}>
            <SheetTable table={table} />
          </div>
        ))}
      </div>
    </div>
  );
}
