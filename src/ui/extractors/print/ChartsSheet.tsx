import { CHARTS } from './chartTables';
import { SheetTable } from '../../print/SheetParts';
import { OrderKey } from './OrderSummary';

interface ChartsSheetProps {
  readonly title: string;
  readonly part: keyof typeof CHARTS;
}

/** A short table, beside a long one. */
const ORDERS_BELOW = CHARTS.terrain[CHARTS.terrain.length - 1].table;

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
            {table === ORDERS_BELOW && <OrderKey />}
          </div>
        ))}
      </div>
    </div>
  );
}
