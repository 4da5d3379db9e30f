import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import './rows.css';
import './machineEntry.css';

interface MachineEntryProps {
  readonly picture: ReactNode;
  readonly name: string;
  /** Where it is and what it does or could do. */
  readonly detail: ReactNode;
  /** '11 of 13', and what of. */
  readonly figure: ReactNode;
  readonly unit: string;
  readonly state: 'can' | 'cannot' | 'acted' | 'rest';
  readonly selected: boolean;
  readonly looked: boolean;
  /** Its order boxes. */
  readonly children?: ReactNode;
  readonly onSelect: () => void;
}

/** A machine of either side in the list: strength, state, order boxes; the whole row is the target. */
export function MachineEntry(props: MachineEntryProps) {
  const { picture, name, detail, figure, unit, state, selected, looked, children, onSelect } = props;
  const id = useId();
  return (
    <li
      className="machine-entry stretched"
      data-state={state}
      data-selected={selected || undefined}
      data-looked={looked || undefined}
    >
      <span className="row-picture">{picture}</span>
      <div>
        <button
          type="button"
          className="row-pick"
          aria-pressed={selected}
          aria-current={looked || undefined}
          aria-describedby={`${id} ${id}-figure`}
          onClick={onSelect}
        >
          {name}
        </button>
        <small id={id}>
          {state === 'acted' && <Check aria-hidden size={14} strokeWidth={3} />} {detail}
        </small>
      </div>
      <span id={`${id}-figure`} className="machine-entry-figure">
        {figure} <small>{unit}</small>
      </span>
      {children}
    </li>
  );
}
