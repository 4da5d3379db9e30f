import { Check } from 'lucide-react';
import { useId, type DragEvent, type ReactNode } from 'react';
import { announce } from './announce';
import { RuleLink } from './RuleLink';
import type { Rule } from './ruleLinks';
import './rows.css';
import './text.css';

interface OrderRowProps {
  readonly name: string;
  readonly rule: Rule;
  /** One line, with the machine's own numbers. */
  readonly meaning: ReactNode;
  readonly chosen?: boolean;
  /** Why it cannot be chosen; it takes the meaning's place. */
  readonly reason?: string | undefined;
  /** What a box is handed when the row is dropped on it; picking does the same. */
  readonly drag?: string | undefined;
  readonly onPick: () => void;
}

/** An order of the palette: available, chosen or refused. */
export function OrderRow({ name, rule, meaning, chosen = false, reason, drag, onPick }: OrderRowProps) {
  const id = useId();
  const refused = reason !== undefined;
  return (
    <li
      className="order-row stretched"
      data-state={refused ? 'refused' : chosen ? 'chosen' : 'available'}
      draggable={drag !== undefined && !refused}
      onDragStart={(event: DragEvent) => event.dataTransfer.setData('text/plain', drag ?? '')}
    >
      <button
        type="button"
        className="row-pick"
        aria-pressed={chosen}
        aria-disabled={refused || undefined}
        aria-describedby={id}
        onClick={() => (refused ? announce(reason) : onPick())}
      >
        {name}
      </button>
      <span className="order-row-aside">
        {chosen && (
          <>
            <Check aria-hidden size={18} /> chosen
          </>
        )}
        <RuleLink rule={rule} />
      </span>
      {refused ? (
        <span id={id} className="reason">
          {reason}
        </span>
      ) : (
        <span id={id} className="order-row-meaning">
          {meaning}
        </span>
      )}
    </li>
  );
}
