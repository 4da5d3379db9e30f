import { useId, type KeyboardEvent, type ReactNode } from 'react';
import './fire.css';

interface AimGroupProps {
  /** What the choice is for: a weapon, its target. */
  readonly label: string;
  readonly children: ReactNode;
}

/** One of several targets or weapons: a radio group, arrows move in it. */
export function AimGroup({ label, children }: AimGroupProps) {
  const id = useId();
  return (
    <div>
      <h3 id={id}>{label}</h3>
      <div className="aim-choices" role="radiogroup" aria-labelledby={id} onKeyDown={move}>
        {children}
      </div>
    </div>
  );
}

interface AimChoiceProps {
  readonly chosen: boolean;
  /** several: any number may be chosen. */
  readonly many?: boolean | undefined;
  readonly detail?: ReactNode;
  readonly figure?: ReactNode;
  readonly children: ReactNode;
  readonly onChoose: () => void;
}

export function AimChoice({ chosen, many = false, detail, figure, children, onChoose }: AimChoiceProps) {
  return (
    <button
      type="button"
      className="aim-choice"
      role={many ? 'checkbox' : 'radio'}
      aria-checked={chosen}
      onClick={onChoose}
    >
      <span aria-hidden />
      <span>
        {children}
        {detail !== undefined && <small>{detail}</small>}
      </span>
      {figure !== undefined && <b>{figure}</b>}
    </button>
  );
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function move(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key] as 1 | -1 | undefined;
  if (step === undefined) return;
  event.preventDefault();
  const choices = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')];
  const at = choices.findIndex((choice) => choice === document.activeElement);
  choices[(at + step + choices.length) % choices.length]?.focus();
}
