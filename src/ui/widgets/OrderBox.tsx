import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { refuse } from './toast';
import './machine.css';

interface OrderBoxProps {
  /** 'Move 2'. */
  readonly name: string;
  /** The order in words; null: none, or none that may be seen. */
  readonly order: string | null;
  readonly state: 'empty' | 'hidden' | 'revealed' | 'lost';
  /** Under the order; a hidden box says so by itself. */
  readonly detail?: ReactNode;
  /** The status marker lies here: what it says, such as 'last executed'. */
  readonly marker?: string | undefined;
  /** The palette beside it fills this box. */
  readonly choosing?: boolean | undefined;
  /** Why it cannot be filled now. */
  readonly reason?: string | undefined;
  readonly onPick?: (() => void) | undefined;
}

/** A box of a cycle on a display. */
export function OrderBox(props: OrderBoxProps) {
  const { state, choosing, reason, onPick } = props;
  const look = {
    className: 'order-box',
    'data-state': state,
    'data-choosing': choosing || undefined,
  };
  if (!onPick)
    return (
      <div {...look}>
        <BoxWords {...props} />
      </div>
    );
  return (
    <button
      type="button"
      {...look}
      aria-pressed={choosing ?? false}
      aria-disabled={reason !== undefined || undefined}
      onClick={() => (reason === undefined ? onPick() : refuse(reason))}
    >
      <BoxWords {...props} />
    </button>
  );
}

const NO_ORDER = { empty: 'Empty', hidden: 'Face down', revealed: 'Empty', lost: 'Destroyed' } as const;

function BoxWords({ name, order, state, detail, marker, choosing }: OrderBoxProps) {
  return (
    <>
      <span className="order-box-name">
        <span>{name}</span>
        {choosing && <span>choosing</span>}
      </span>
      <b>{order ?? NO_ORDER[state]}</b>
      <small>
        {state === 'hidden' && (
          <>
            <Lock aria-hidden size={16} /> hidden
          </>
        )}
        {state === 'lost' && order !== null && 'destroyed'}
        {detail}
      </small>
      {marker !== undefined && <span className="order-box-marker">{marker}</span>}
    </>
  );
}
