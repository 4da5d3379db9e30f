import { DIRECTIONS, type Direction } from '../../../hex';
import { RadioGroup } from '../../widgets/RadioGroup';
import { facingName, facingWords } from '../wording';

interface FacingWheelProps {
  readonly label: string;
  readonly value: Direction;
  /** Those it may take; all if left out. */
  readonly open?: readonly Direction[];
  readonly onChange: (facing: Direction) => void;
}

/** Six facings, each a target for a finger; the arrow of each points its way. */
export function FacingWheel({ label, value, open = DIRECTIONS, onChange }: FacingWheelProps) {
  return (
    <RadioGroup acts className="facing-wheel" aria-label={label}>
      {DIRECTIONS.map((facing) => (
        <button
          key={facing}
          type="button"
          role="radio"
          className="facing-choice"
          data-facing={facing}
          aria-checked={facing === value}
          aria-label={facingWords(facing)}
          aria-disabled={!open.includes(facing) || undefined}
          onClick={() => open.includes(facing) && onChange(facing)}
        >
          <svg aria-hidden width="16" height="16" viewBox="-8 -8 16 16">
            <path d="M0 -7L6 6L0 3L-6 6Z" transform={`rotate(${facing * 60})`} fill="currentColor" />
          </svg>
          {facingName(facing)}
        </button>
      ))}
    </RadioGroup>
  );
}
