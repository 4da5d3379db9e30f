import { useId, type ReactNode } from 'react';
import './rows.css';

export interface OrderPip {
  /** A word of three letters; empty for what is face down or not there. */
  readonly short: string;
  /** In words: 'Close, last executed'. */
  readonly label: string;
  readonly state: 'empty' | 'hidden' | 'revealed' | 'marker' | 'lost';
}

interface MachineRowProps {
  readonly picture: ReactNode;
  readonly name: string;
  readonly detail: ReactNode;
  /** Its cost, its chance. */
  readonly figure?: ReactNode;
  /** Rows of order boxes. */
  readonly cycles?: readonly { readonly label: string; readonly pips: readonly OrderPip[] }[];
  readonly selected: boolean;
  readonly onSelect: () => void;
}

/** A machine in a list, with its order boxes in small. */
export function MachineRow({ picture, name, detail, figure, cycles, selected, onSelect }: MachineRowProps) {
  const id = useId();
  return (
    <li className="machine-row stretched" data-selected={selected || undefined}>
      <span className="row-picture">{picture}</span>
      <div>
        <div className="split">
          <button
            type="button"
            className="row-pick"
            aria-pressed={selected}
            aria-describedby={`${id}-more`}
            onClick={onSelect}
          >
            {name}
          </button>
          {figure !== undefined && <span className="row-figure">{figure}</span>}
        </div>
        <div id={`${id}-more`}>
          <small>{detail}</small>
          {cycles?.map(({ label, pips }) => (
            <OrderPips key={label} label={label} pips={pips} />
          ))}
        </div>
      </div>
    </li>
  );
}

/** Order boxes in small. */
export function OrderPips({ label, pips }: { readonly label: string; readonly pips: readonly OrderPip[] }) {
  const words = pips.map((pip) => pip.label).join('; ');
  return (
    <span className="order-pips" role="img" aria-label={`${label}: ${words}`}>
      {pips.map(({ short, state }, i) => (
        <span key={i} data-state={state}>
          {short}
        </span>
      ))}
    </span>
  );
}
