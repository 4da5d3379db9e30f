import type { ReactNode } from 'react';
import { RuleAfter } from './RuleLink';
import { signed } from './figures';
import type { Rule } from './ruleLinks';
import './dice.css';

export interface ShotRow {
  readonly cause: ReactNode;
  readonly rule?: Rule | undefined;
  /** One a firer; a number is a modifier and gets its sign. Zero rows stay: the terrain was looked at and gave nothing. */
  readonly values: readonly ReactNode[];
  /** sum: what the rows above add up to; apart: ruled off from them. */
  readonly weight?: 'sum' | 'apart' | undefined;
  /** Left out in the half-open sheet of a phone. */
  readonly detail?: boolean | undefined;
}

interface ShotTableProps {
  /** 'To hit, one die each'. */
  readonly title: string;
  readonly firers: readonly { readonly name: string; readonly detail?: string | undefined }[];
  readonly rows: readonly ShotRow[];
}

/** Causes down, firers across. */
export function ShotTable({ title, firers, rows }: ShotTableProps) {
  return (
    <div className="shot-table-frame">
      <table className="shot-table">
        <thead>
          <tr>
            <th scope="col" className="kicker">
              {title}
            </th>
            {firers.map(({ name, detail }, i) => (
              <th key={i} scope="col">
                {name}
                {detail !== undefined && <small>{detail}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <Row key={i} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row: { cause, rule, values, weight, detail } }: { readonly row: ShotRow }) {
  return (
    <tr data-weight={weight} className={detail ? 'only-full' : undefined}>
      <th scope="row">
        {cause}
        <RuleAfter rule={rule} />
      </th>
      {values.map((value, i) => (
        <td key={i} data-zero={value === 0 || value === 'none' || undefined}>
          {typeof value === 'number' ? signed(value) : value}
        </td>
      ))}
    </tr>
  );
}
