import { Reason } from '../../widgets/Reason';
import { usePosition } from '../table';
import { nameOf, reasonText } from '../wording';
import type { Refused } from './weaponAims';

/** Targets in range, arc and sight that the order does not allow, each with its reason [§8.4]. */
export function Refusals({ refused }: { readonly refused: readonly Refused[] }) {
  const position = usePosition();
  if (refused.length === 0) return null;
  return (
    <details className="fold only-full">
      <summary>Not allowed: {refused.length}</summary>
      <ul className="aim-refusals">
        {refused.map(({ target, why }, i) => {
          const { text, rule } = reasonText(position, why);
          return (
            <li key={i}>
              <b>{nameOf(position, target)}</b>
              <Reason rule={rule}>{text}</Reason>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
