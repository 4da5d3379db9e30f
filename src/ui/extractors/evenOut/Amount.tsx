import { Stepper } from '../../widgets/Stepper';

interface AmountProps {
  readonly label: string;
  readonly value: number;
  readonly range: { readonly from: number; readonly to: number };
  readonly step: number;
  readonly words: string;
  readonly onChange: (value: number) => void;
}

/** A figure that is agreed on, step by step. */
export function Amount({ label, value, range, step, words, onChange }: AmountProps) {
  return (
    <div role="group" aria-label={`${label}: ${words}`}>
      <span className="kicker">{label}</span>
      <Stepper
        less={{ label: `${label}: less`, reason: value <= range.from ? 'That is the least' : undefined }}
        more={{ label: `${label}: more`, reason: value >= range.to ? 'That is the most' : undefined }}
        onStep={(by) => onChange(value + by * step)}
      >
        <b aria-live="polite">{words}</b>
      </Stepper>
    </div>
  );
}
