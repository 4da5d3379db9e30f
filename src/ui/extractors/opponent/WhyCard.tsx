import { Lightbulb } from 'lucide-react';
import { RuleLink } from '../../widgets/RuleLink';
import { usePosition } from '../table';
import { mannerWords } from './reasonWords';
import { points, reasonTable, runnerUpWords, whySentence, type ReasonRow } from './reasons';
import type { Why } from './why';
import '../../opponent/opponent.css';

/** Why it did that: a sentence, the numbers it is made of, and what came second. */
export function WhyCard({ why }: { readonly why: Why }) {
  const position = usePosition();
  const table = reasonTable(position, why);
  const other = runnerUpWords(position, why);
  return (
    <>
      <section className="voice" aria-label="Why it did that">
        <h3>
          <Lightbulb aria-hidden size={20} />
          Why
          {table.rows.length > 0 && (
            <small>
              {other === null
                ? points(table.chosen)
                : `${points(table.chosen)}, then ${points(table.runnerUp ?? 0)}`}
            </small>
          )}
        </h3>
        <p>{whySentence(position, why)}</p>
      </section>
      {table.rows.length > 0 && (
        <details className="card why-numbers" open>
          <summary>{other ? 'The numbers and the runner-up' : 'The numbers'}</summary>
          <Numbers {...table} />
          {other && (
            <p>
              <b>{`Runner-up: ${other.name}.`}</b> {other.text}
            </p>
          )}
          <p className="note">{considered(why)}</p>
        </details>
      )}
    </>
  );
}

function considered({ considered: count, rollouts, manner }: Why): string {
  const choices = count === 1 ? 'One choice looked at' : `${count} choices looked at`;
  const tried = rollouts === 0 ? '' : `, ${rollouts} times played on`;
  return `${choices}${tried}.${mannerWords(manner)}`;
}

function Numbers({ rows, chosen, runnerUp }: ReturnType<typeof reasonTable>) {
  return (
    <table className="reasons">
      <thead>
        <tr>
          <th scope="col">In points</th>
          <th scope="col">Done</th>
          {runnerUp !== null && <th scope="col">Second</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.code}>
            <th scope="row">
              {row.text} <RuleOf row={row} />
              {row.second !== null && <small>Second: {row.second}</small>}
            </th>
            <td>{points(row.chosen)}</td>
            {runnerUp !== null && <td>{points(row.runnerUp)}</td>}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Sum</th>
          <td>{points(chosen)}</td>
          {runnerUp !== null && <td>{points(runnerUp)}</td>}
        </tr>
      </tfoot>
    </table>
  );
}

function RuleOf({ row: { rule } }: { readonly row: ReasonRow }) {
  return rule && <RuleLink rule={rule} />;
}
