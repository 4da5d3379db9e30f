import { useId, type ReactNode } from 'react';
import { refuse } from './toast';
import './choice.css';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** Why it cannot be chosen now. */
  readonly reason?: string | undefined;
}

interface SegmentedControlProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** The label is for assistive technology only: a heading beside it says the same. */
  readonly labelHidden?: boolean | undefined;
  /** What the choice means. */
  readonly hint?: ReactNode;
}

/** One of a few, all in sight: a radio group. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, choices, value, onChange, labelHidden = false, hint } = props;
  const id = useId();
  const pick = ({ value: picked, reason }: Choice<Value>) =>
    reason === undefined ? onChange(picked) : refuse(reason);
  return (
    <div className="segmented">
      <span id={`${id}-label`} className={labelHidden ? 'visually-hidden' : 'kicker'}>
        {label}
      </span>
      <div
        className="segmented-choices"
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      >
        {choices.map((choice) => (
          <label key={choice.value} className="segment">
            <input
              type="radio"
              className="visually-hidden"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              aria-disabled={choice.reason !== undefined || undefined}
              onChange={() => pick(choice)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
}
