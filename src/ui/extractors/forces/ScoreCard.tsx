import { Check, Circle, X } from 'lucide-react';
import { knownPoints, type Position } from '../../../rules/extractors';
import { Card } from '../../widgets/Card';
import { aheadText, clauseLine, scoreLines, type ClauseLine } from '../wording';

const SIGNS = { holds: Check, open: Circle, lost: X } as const;
const WORDS: Readonly<Record<ClauseLine['state'], string>> = {
  holds: 'met',
  open: 'open',
  lost: 'lost for good',
};

/** Who would win if time were up now, and what that hangs on: of what the looking side knows, and of Thanis orders what both do [§9, R-88]. */
export function ScoreCard({ position }: { readonly position: Position }) {
  const score = knownPoints(position);
  const lines = scoreLines(position, score);
  return (
    <Card title="Score now" aside={<b>{aheadText(score)}</b>}>
      <ul className="plain-list">
        {score.clauses.map(clauseLine).map(({ text, state }) => {
          const Sign = SIGNS[state];
          return (
            <li key={text} className="clause" data-state={state}>
              <Sign aria-hidden size={18} />
              <span>
                {text} <span className="visually-hidden">({WORDS[state]})</span>
              </span>
            </li>
          );
        })}
      </ul>
      {lines.length > 0 && (
        <details className="fold">
          <summary>How it adds up: {lines.length} lines</summary>
          <ul className="plain-list">
            {lines.map(({ text, value }, i) => (
              <li key={i} className="split">
                <span>{text}</span>
                <b>{value}</b>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}
