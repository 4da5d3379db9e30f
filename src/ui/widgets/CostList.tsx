import type { ReactNode } from 'react';
import { RuleAfter } from './RuleLink';
import type { Rule } from './ruleLinks';
import './lists.css';

export interface CostLine {
  readonly cause: ReactNode;
  readonly rule?: Rule | undefined;
  /** Formatted: '1', '½', '+25'. Steps that are free are listed with 0. */
  readonly value: ReactNode;
}

interface CostListProps {
  readonly lines: readonly CostLine[];
  readonly total: { readonly label: ReactNode; readonly value: ReactNode };
}

/** Anything with a sum: one row a cause, then the sum. */
export function CostList({ lines, total }: CostListProps) {
  return (
    <table className="cost-list">
      <tbody>
        {lines.map(({ cause, rule, value }, i) => (
          <tr key={i}>
            <th scope="row">
              {cause}
              <RuleAfter rule={rule} />
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total.label}</th>
          <td>{total.value}</td>
        </tr>
      </tfoot>
    </table>
  );
}
