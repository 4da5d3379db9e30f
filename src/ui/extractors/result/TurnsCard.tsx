import { useState } from 'react';
import type { Side } from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { sideName } from '../wording';
import type { TurnAccount } from './account';
import { tenths } from './diceWords';
import { ResultCard } from './ResultCard';

const SIDES: readonly Side[] = ['dorian', 'avronian'];
const [WIDTH, HEIGHT, FOOT] = [640, 220, 24];
/** A mark of an axis takes so much of its height. */
const MARK = 16;

/** What each side was down, turn by turn, and the score where points are counted; the same as a table. */
export function TurnsCard({ turns }: { readonly turns: readonly TurnAccount[] }) {
  const [numbers, setNumbers] = useState(false);
  if (!turns.some(({ lost, score }) => lost.dorian || lost.avronian || score)) return null;
  const scored = turns.some(({ score }) => score !== null);
  const last = turns[turns.length - 1];
  const name = `Down by turn ${last.turn}, in points of price: ${SIDES.map((side) => `${sideName(side)} ${last.lost[side].toFixed(0)}`).join(', ')}`;
  return (
    <ResultCard
      title="Losses, turn by turn"
      aside={
        <Button kind="quiet" onPress={() => setNumbers(!numbers)}>
          {numbers ? 'As a picture' : 'As a table'}
        </Button>
      }
    >
      <p className="card-note">
        Points of price down at the end of each turn, a routed section by half and a pinned one by a tenth
        until it recovers: solid Dorian, striped Avronian
        {scored ? '; line: the score, up for Dorian' : ''}
      </p>
      {numbers ? <TurnsTable turns={turns} scored={scored} /> : <TurnsPicture turns={turns} name={name} />}
    </ResultCard>
  );
}

/** The top of the axis: even, so that the mark at half of it is a whole number and stands where it is written. */
function topOf(values: readonly number[]): number {
  return 2 * Math.ceil(Math.max(10, ...values) / 2);
}

function TurnsPicture({ turns, name }: { readonly turns: readonly TurnAccount[]; readonly name: string }) {
  const scores = turns.flatMap(({ score }) => score ?? []);
  const most = topOf([...turns.flatMap(({ lost }) => [lost.dorian, lost.avronian]), ...scores]);
  const least = Math.floor(Math.min(0, ...scores));
  const y = (points: number) => FOOT / 2 + ((most - points) / (most - least)) * (HEIGHT - FOOT * 1.5);
  const room = (WIDTH - 40) / turns.length;
  const x = (at: number) => 36 + room * (at + 0.5);
  const bar = Math.min(18, room * 0.3);
  return (
    <svg className="result-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={name}>
      <defs>
        <pattern
          id="avr-stripes"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="3" height="6" fill="var(--avr)" />
        </pattern>
      </defs>
      {[most, most / 2, 0, ...(y(least) - y(0) > MARK ? [least] : [])].map((points) => (
        <g key={points}>
          <line x1={34} x2={WIDTH} y1={y(points)} y2={y(points)} className="result-chart-grid" />
          <text x={30} y={y(points) + 4} textAnchor="end">
            {points.toFixed(0).replace('-', '−')}
          </text>
        </g>
      ))}
      {turns.map(({ turn, lost }, at) => (
        <g key={turn}>
          <rect
            x={x(at) - bar - 1}
            y={y(lost.dorian)}
            width={bar}
            height={y(0) - y(lost.dorian)}
            fill="var(--dor)"
          />
          <rect
            x={x(at) + 1}
            y={y(lost.avronian)}
            width={bar}
            height={y(0) - y(lost.avronian)}
            fill="url(#avr-stripes)"
            stroke="var(--avr)"
          />
          <text x={x(at)} y={HEIGHT - 4} textAnchor="middle">
            {turn}
          </text>
        </g>
      ))}
      {scores.length === turns.length && (
        <polyline
          className="result-chart-line"
          points={scores.map((score, at) => `${x(at)},${y(score)}`).join(' ')}
        />
      )}
    </svg>
  );
}

function TurnsTable({ turns, scored }: { readonly turns: readonly TurnAccount[]; readonly scored: boolean }) {
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">Turn</th>
          {SIDES.map((side) => (
            <th key={side} scope="col">{`${sideName(side)} down`}</th>
          ))}
          {scored && <th scope="col">Score</th>}
        </tr>
      </thead>
      <tbody>
        {turns.map(({ turn, lost, score }) => (
          <tr key={turn}>
            <th scope="row">{turn}</th>
            {SIDES.map((side) => (
              <td key={side}>{lost[side].toFixed(1)}</td>
            ))}
            {scored && <td>{tenths(score ?? 0)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
