import { SegmentedControl } from '../widgets/SegmentedControl';
import { SideMark } from '../widgets/SideMark';
import type { Side } from '../widgets/sides';
import { OCCUPANTS, occupantName, occupantSentence, type Occupant } from './levels';
import './seats.css';

interface SeatChoiceProps {
  readonly side: Side;
  /** 'Dorian'. */
  readonly name: string;
  readonly value: Occupant;
  readonly onChange: (occupant: Occupant) => void;
}

/** Who sits at a side, and what that one is like. */
export function SeatChoice({ side, name, value, onChange }: SeatChoiceProps) {
  return (
    <div className="seat-choice">
      <div className="seat-side" aria-hidden>
        <SideMark side={side} size={22} />
        <b>{name}</b>
      </div>
      <SegmentedControl
        label={`Who plays ${name}`}
        labelHidden
        value={value}
        choices={OCCUPANTS.map((occupant) => ({ value: occupant, label: occupantName(occupant) }))}
        onChange={onChange}
        hint={occupantSentence(value)}
      />
    </div>
  );
}
