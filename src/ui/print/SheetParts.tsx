import type { RuleTable } from '../reference/section';

/** Crossed off: one diagonal, so that the number under it stays legible; both for what is gone. */
export function Cross({ twice = false }: { readonly twice?: boolean }) {
  return (
    <svg className="cross" viewBox="0 0 10 10" preserveAspectRatio="none" aria-hidden>
      <path d={twice ? 'M0 0L10 10M10 0L0 10' : 'M0 10L10 0'} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** A box to cross off. */
export function TickBox({ crossed = false }: { readonly crossed?: boolean }) {
  return <span className="tick-box">{crossed && <Cross twice />}</span>;
}

interface SheetTableProps {
  readonly table: RuleTable;
  /**
   * Where it stands in the rules, cell by cell, for those who have them read to them. What only repeats it is heard by its
   * name: each cell that is told makes a print larger by 300 bytes.
   */
  readonly told?: boolean;
}

/** A table of the rules on paper. */
export function SheetTable({ table, told = false }: SheetTableProps) {
  const { caption, columns, rows, note } = table;
  return (
    <section className="sheet-table">
      {caption !== '' && <h3>{caption}</h3>}
      <table role={told ? undefined : 'img'} aria-label={told ? undefined : caption}>
        <SheetRows columns={columns} rows={rows} hidden={!told} />
      </table>
      {note !== undefined && <p className="sheet-note">{note}</p>}
    </section>
  );
}

interface SheetRowsProps {
  readonly columns: readonly string[];
  /** Each begins with its head. */
  readonly rows: RuleTable['rows'];
  readonly hidden?: boolean;
}

/** Head and rows of a table. */
export function SheetRows({ columns, rows, hidden }: SheetRowsProps) {
  return (
    <>
      <thead aria-hidden={hidden}>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody aria-hidden={hidden}>
        {rows.map(([head, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}
