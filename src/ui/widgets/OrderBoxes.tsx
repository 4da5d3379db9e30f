import { Lock } from 'lucide-react';
import './orderBoxes.css';

export interface OrderBoxMark {
  /** What fits into a box of sixty pixels: 'Closest'. Empty for what is face down or not there. */
  readonly short: string;
  /** In words: 'Close, last executed'. */
  readonly label: string;
  /** now: being executed; empty: nothing lies there, and everybody knows. */
  readonly state: 'hidden' | 'revealed' | 'now' | 'empty' | 'lost';
  /** The status marker lies here. */
  readonly last?: boolean;
}

interface OrderBoxesProps {
  readonly cycles: readonly { readonly label: string; readonly boxes: readonly OrderBoxMark[] }[];
  readonly size?: 'row' | 'large';
}

/** The order boxes of a machine, a row a cycle: read at a glance, never pressed. */
export function OrderBoxes({ cycles, size = 'row' }: OrderBoxesProps) {
  return (
    <span className="order-boxes" data-size={size}>
      {cycles.map(({ label, boxes }) => (
        <span
          key={label}
          className="order-boxes-cycle"
          role="img"
          aria-label={`${label}: ${boxes.map((box) => box.label).join('; ')}`}
        >
          <span className="order-boxes-name">{label}</span>
          {boxes.map(({ short, state, last = false }, i) => (
            <span key={i} className="order-boxes-box" data-state={state} data-last={last || undefined}>
              {state === 'hidden' ? <Lock size={12} strokeWidth={2.4} /> : short}
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}
