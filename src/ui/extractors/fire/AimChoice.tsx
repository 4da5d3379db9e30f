import { useId, type ReactNode } from 'react';
import { RadioGroup } from '../../widgets/RadioGroup';
import './fire.css';

interface AimGroupProps {
  /** What the choice is for: a weapon, its target. */
  readonly label: string;
  readonly children: ReactNode;
}

/** One of several targets or weapons. A choice changes what else is to be chosen, and where: arrows only lead to it. */
export function AimGroup({ label, children }: AimGroupProps) {
  const id = useId();
  return (
    <div>
      <h3 id={id}>{label}</h3>
      <RadioGroup acts className="aim-choices" aria-labelledby={id}>
        {children}
      </RadioGroup>
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
