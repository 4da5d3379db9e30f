import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import './chips.css';

interface UnitChipProps {
  readonly picture: ReactNode;
  readonly name: string;
  /** Where it is, what is the matter with it, what it can do: said, not shown. */
  readonly detail: string;
  /** Under the counter: a chance. */
  readonly figure?: ReactNode;
  readonly state: 'can' | 'cannot' | 'acted' | 'rest';
  /** In hand. */
  readonly selected: boolean;
  /** Its card is open. */
  readonly looked: boolean;
  readonly onSelect: () => void;
}

/** A unit in a row of its like: its counter, to be pressed. */
export function UnitChip(props: UnitChipProps) {
  const { picture, name, detail, figure, state, selected, looked, onSelect } = props;
  const id = useId();
  return (
    <li>
      <button
        type="button"
        className="unit-chip"
        data-state={state}
        aria-label={name}
        aria-describedby={id}
        title={`${name}: ${detail}`}
        aria-pressed={selected}
        aria-current={looked || undefined}
        onClick={onSelect}
      >
        {picture}
        {figure !== undefined && <span className="unit-chip-figure">{figure}</span>}
        {state === 'acted' && <Check aria-hidden size={14} strokeWidth={3} className="unit-chip-done" />}
        <span id={id} className="visually-hidden">
          {detail}
        </span>
      </button>
    </li>
  );
}

interface ChipRowProps {
  readonly name: string;
  readonly detail?: ReactNode;
  readonly children: ReactNode;
}

/** The units of one kind in a row, their name before them. */
export function ChipRow({ name, detail, children }: ChipRowProps) {
  const id = useId();
  return (
    <li className="chip-row">
      <div>
        <span id={id} className="chip-row-name">
          {name}
        </span>
        {detail !== undefined && <small>{detail}</small>}
      </div>
      <ul aria-labelledby={id}>{children}</ul>
    </li>
  );
}
