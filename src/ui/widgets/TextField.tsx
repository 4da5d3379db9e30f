import { useId, type HTMLAttributes, type ReactNode } from 'react';
import './choice.css';
import './text.css';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: ReactNode;
  /** What is wrong with the text. */
  readonly error?: string | undefined;
  readonly maxLength?: number;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** It is what a dialog asks for: it has the focus as that opens. */
  readonly autoFocus?: boolean;
}

export function TextField(props: TextFieldProps) {
  const { label, value, onChange, hint, error, maxLength, inputMode, autoFocus } = props;
  const id = useId();
  const below = error ?? hint;
  return (
    <div className="field">
      <label className="kicker" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="field-input"
        value={value}
        maxLength={maxLength}
        inputMode={inputMode}
        autoFocus={autoFocus}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={error !== undefined}
        aria-describedby={below === undefined ? undefined : `${id}-below`}
        onChange={(event) => onChange(event.target.value)}
      />
      {below !== undefined && (
        <small
          id={`${id}-below`}
          className={error === undefined ? undefined : 'reason'}
          role={error === undefined ? undefined : 'alert'}
        >
          {below}
        </small>
      )}
    </div>
  );
}
