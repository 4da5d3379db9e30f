import type { CriticalRoll, Position, UnitResult } from '../../../rules/extractors';
import { Die } from '../../widgets/Die';
import { RuleLink } from '../../widgets/RuleLink';
import { signed } from '../../widgets/figures';
import { aspectName, capital, criticalEffectText, damageText, firepowerRow, nameOf } from '../wording';
import { hittersText } from './shotWords';

/** The damage roll, the critical rolls and what became of the unit [§7.3.2, §7.6]. */
export function DamageDice({
  position,
  result,
}: {
  readonly position: Position;
  readonly result: UnitResult;
}) {
  const { damage, criticals, forecast, hits } = result;
  const name = nameOf(position, forecast.target);
  if (!damage)
    return (
      <p className="damage-effect">
        {hits.some(Boolean)
          ? `${name} was gone before the damage roll.`
          : `No hit, no damage roll: ${name} is unharmed.`}
      </p>
    );
  const hitters = hits.flatMap((hit, index) => (hit ? [index] : []));
  const who = hittersText(position, forecast.toHit, hitters);
  return (
    <div className="damage-dice">
      <div className="dice-row">
        <span>
          <b>
            Damage, <span>row {firepowerRow(forecast.table, damage.firepower)}</span>{' '}
            <RuleLink rule="§7.3.2" />
          </b>
          <small>
            {who}: firepower {damage.firepower}
          </small>
        </span>
        <span className="fallen">
          <b>{capital(damageText(damage.result))}</b>
          <small>{facingText(result, hitters)}</small>
        </span>
        <Die roll={damage.roll} />
      </div>
      {criticals.map((critical, i) => (
        <Critical key={i} position={position} result={result} critical={critical} />
      ))}
    </div>
  );
}

/** 'rolled 8, rear +1 = 9' */
function facingText({ damage, forecast }: UnitResult, hitters: readonly number[]): string {
  if (!damage) return '';
  if (damage.facingDrm === 0) return `rolled ${damage.roll}`;
  const { roll, facingDrm } = damage;
  const by = hitters.map((index) => forecast.toHit[index]).find((hit) => hit.facingDrm === facingDrm);
  const through = by ? `${aspectName(by.aspect).toLowerCase()} ` : '';
  const sum = Math.min(9, Math.max(0, roll + facingDrm));
  return `rolled ${roll}, ${through}${signed(facingDrm)} = ${sum}`;
}

interface CriticalProps {
  readonly position: Position;
  readonly result: UnitResult;
  readonly critical: CriticalRoll;
}

function Critical({ position, result, critical }: CriticalProps) {
  const { cause, roll, draw, effect } = critical;
  const commando = cause === 'commando';
  return (
    <p className="dice-line">
      <Die roll={roll} />
      {draw !== null && <Die roll={draw} />}
      <span>
        {commando ? 'Critical of the Commando' : 'Critical'}
        {draw !== null && ', drawn'}:{' '}
        <b>{capital(criticalEffectText(position, result.forecast.target, effect))}</b>{' '}
        <RuleLink rule={commando ? '§7.6' : '§7.3.2'} />
      </span>
    </p>
  );
}
