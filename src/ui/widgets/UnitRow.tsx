import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import './rows.css';

interface UnitRowProps {
  readonly picture: ReactNode;
  readonly name: string;
  /** Where it is and what it could do, or what it did. */
  readonly detail?: ReactNode;
  /** What counts most: a chance, points left. */
  readonly figure?: ReactNode;
  readonly state: 'can' | 'selected' | 'cannot' | 'acted';
  /** Why it cannot: a `Reason`. */
  readonly reason?: ReactNode;
  readonly onSelect: () => void;
}

/** A unit in a list; the whole row is the target, the links of its reason lie above it. */
export function UnitRow({ picture, name, detail, figure, state, reason, onSelect }: UnitRowProps) {
  const id = useId();
  return (
    <li className="unit-row stretched" data-state={state}>
      <span className="row-picture">{picture}</span>
      <div>
        <button
          type="button"
          className="row-pick"
          aria-pressed={state === 'selected'}
          aria-describedby={`${id}-more ${id}-figure`}
          onClick={onSelect}
        >
          {name}
        </button>
        <span id={`${id}-more`} className="row-more">
          {detail !== undefined && <small>{detail}</small>}
          {reason}
        </span>
      </div>
      <span id={`${id}-figure`} className="row-figure">
        {state === 'acted' ? <Done /> : figure}
      </span>
    </li>
  );
}

function Done() {
  return (
    <>
      <Check aria-hidden size={20} />
      <span className="visually-hidden">has acted</span>
    </>
  );
}
