import { writePosition, type Position } from '../../../../rules/extractors';
import { phaseName, scenarioName, sideName, turnText } from '../../wording';
import type { StandingLine } from './lines';

interface StandingSheetProps {
  readonly title: string;
  readonly position: Position;
  readonly lines: readonly StandingLine[];
  /** The last of its pages has the line to type back in. */
  readonly last: boolean;
}

/** Who stands where, and the whole position in one line of notation. */
export function StandingSheet({ title, position, lines, last }: StandingSheetProps) {
  return (
    <div className="standing-sheet">
      <header className="sheet-head">
        <h2>{title}</h2>
        <p>
          {scenarioName(position.scenario)}, {turnText(position)}: {phaseName(position.phase)}.
        </p>
      </header>
      <table className="sheet-rows">
        <thead>
          <tr>
            {['Unit', 'Side', 'Hex', 'Faces', 'Figures', 'State'].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, side, name, hex, facing, figures, state }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{sideName(side)}</td>
              <td>{hex}</td>
              <td>{facing}</td>
              <td>{figures}</td>
              <td>{state}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {last && (
        <section>
          <h3>
            Back from the table
            <small>type it under “Print sheets”, “Back from the table”; a ? is an order face down</small>
          </h3>
          <p className="notation">{writePosition(position)}</p>
        </section>
      )}
    </div>
  );
}
