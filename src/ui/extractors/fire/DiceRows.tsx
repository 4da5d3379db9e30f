import type { Position, ToHit, UnitResult } from '../../../rules/extractors';
import { Die } from '../../widgets/Die';
import { hitRange } from '../../widgets/figures';
import { RuleLink } from '../../widgets/RuleLink';
import { firerShort } from './shotWords';

/** A die for each firer: what it needed, what fell [§7.3.1]. Five fit as well as one. */
export function DiceRows({ position, result }: { readonly position: Position; readonly result: UnitResult }) {
  const { rolls, hits, forecast } = result;
  return (
    <div className="dice-rows">
      <div className="split">
        <h3>To hit</h3>
        <RuleLink rule="§7.3.1" />
      </div>
      <ul className="plain-list">
        {forecast.toHit.map((hit, i) => (
          <li
            key={`${hit.firer.unit} ${hit.firer.slot}`}
            className="dice-row"
            data-hit={hits[i] || undefined}
          >
            <span>
              <b>{firerShort(position, hit.firer)}</b>
              <small>firepower {hit.firepower}</small>
            </span>
            <span className="fallen">
              <b>{hits[i] ? 'hit' : 'miss'}</b>
              <small>{neededText(hit, rolls[i])}</small>
            </span>
            <Die roll={rolls[i]} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** 'needed 5 – rolled 2' */
function neededText({ needed }: ToHit, rolled: number): string {
  return needed > 9
    ? `could not hit, rolled ${rolled}`
    : `needed ${hitRange(needed).charAt(0)} – rolled ${rolled}`;
}
