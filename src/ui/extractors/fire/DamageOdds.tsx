import {
  unitOf,
  type HitCase,
  type Position,
  type ToHit,
  type UnitForecast,
  type UnitResult,
} from '../../../rules/extractors';
import { Distribution } from '../../widgets/Distribution';
import { percent } from '../../widgets/figures';
import { RuleLink } from '../../widgets/RuleLink';
import { count, nameOf } from '../wording';
import { gotLabel, outcomeBars, outcomeLabel, softLegend } from './outcomes';
import { caseText } from './shotWords';

/** More cases than this are folded away. */
const SHOWN = 4;

interface DamageOddsProps {
  readonly position: Position;
  readonly unit: UnitForecast;
  /** Once the dice have fallen: what they brought is marked. */
  readonly result?: UnitResult;
}

/** What it may lose, with the exact chance of each result [§7.3.2]. */
export function DamageOdds({ position, unit, result }: DamageOddsProps) {
  const { target, table, critical } = unit;
  const label = `${outcomeLabel(table)}: ${nameOf(position, target)}`;
  return (
    <div className="damage-odds">
      <div className="split">
        <h3>{result ? 'The chances before the dice' : `${label}, ${strengthLeft(position, unit)}`}</h3>
        <RuleLink rule="§7.3.2" />
      </div>
      <Distribution
        label={label}
        bars={outcomeBars(unit)}
        got={result && gotLabel(result)}
        critical={critical}
      />
      {table === 'soft' && <small>{softLegend(unit)}</small>}
    </div>
  );
}

/** Who hits with what firepower, where several fire together [§7.5]. */
export function WhoHits({ position, unit: { toHit, cases } }: DamageOddsProps) {
  return toHit.length > 1 ? <Cases position={position} toHit={toHit} cases={cases} /> : null;
}

interface CasesProps {
  readonly position: Position;
  readonly toHit: readonly ToHit[];
  readonly cases: readonly HitCase[];
}

/** The case in which everybody hits comes first, that in which nobody does last. */
function Cases({ position, toHit, cases }: CasesProps) {
  const sorted = [...cases].sort((a, b) => b.hits.length - a.hits.length || b.firepower - a.firepower);
  const list = (
    <ul className="shot-cases">
      {sorted.map((one) => (
        <li key={one.hits.join()}>
          <span>{caseText(position, toHit, one)}</span>
          <b>{percent(one.chance)}</b>
        </li>
      ))}
    </ul>
  );
  if (cases.length <= SHOWN)
    return (
      <div>
        <small className="kicker">Who hits: firepower, facing</small>
        {list}
      </div>
    );
  return (
    <details className="fold">
      <summary>Who hits: firepower, facing; {cases.length} cases</summary>
      {list}
    </details>
  );
}

function strengthLeft(position: Position, { target }: UnitForecast): string {
  const unit = unitOf(position, target);
  return unit.class === 'section' ? `${count(unit.steps, 'step')} left` : `${unit.armour} armour left`;
}
