import { useId } from 'react';
import { Marked, RuleText } from './RuleText';
import type { RuleTable } from './section';

interface RuleTableViewProps {
  readonly table: RuleTable;
  readonly words: readonly string[];
}

/** A table of the rules; where it is wider than its place it scrolls by itself. */
export function RuleTableView({ table, words }: RuleTableViewProps) {
  const { caption, columns, rows, note } = table;
  const id = useId();
  return (
    <figure className="rule-table">
      <figcaption id={id}>
        <Marked text={caption} words={words} />
      </figcaption>
      <div className="rule-table-scroll" role="region" aria-labelledby={id} tabIndex={0}>
        <table aria-labelledby={id} data-figures={isFigures(table) || undefined}>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={index} scope="col">
                  <RuleText text={column} words={words} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <Row key={index} row={row} words={words} />
            ))}
          </tbody>
        </table>
      </div>
      {note !== undefined && (
        <small>
          <RuleText text={note} words={words} />
        </small>
      )}
    </figure>
  );
}

function Row({
  row: [heading, ...cells],
  words,
}: { readonly row: readonly string[] } & Pick<RuleTableViewProps, 'words'>) {
  return (
    <tr>
      <th scope="row">
        <Marked text={heading} words={words} />
      </th>
      {cells.map((cell, index) => (
        <td key={index}>
          <RuleText text={cell} words={words} />
        </td>
      ))}
    </tr>
  );
}

/** All cells are figures or short signs: they stand in even, narrow columns. */
function isFigures({ rows }: RuleTable): boolean {
  return rows.every(([, ...cells]) => cells.every((cell) => cell.length <= 5));
}
