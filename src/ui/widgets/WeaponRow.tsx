import { useId, type DragEvent, type ReactNode } from 'react';
import { announce } from './announce';
import { Reason } from './Reason';
import type { Rule } from './ruleLinks';
import './rows.css';

interface WeaponRowProps {
  readonly name: string;
  readonly cost: number | 'free';
  /** Its firepower and range. */
  readonly detail: ReactNode;
  readonly picked?: boolean;
  /** Why it does not fit: short by how much. */
  readonly reason?: string | undefined;
  readonly rule?: Rule | undefined;
  /** What a slot is handed when the row is dropped on it; picking does the same. */
  readonly drag?: string | undefined;
  readonly onPick: () => void;
}

/** A weapon of the list: fits, picked, too dear or not allowed. */
export function WeaponRow({
  name,
  cost,
  detail,
  picked = false,
  reason,
  rule,
  drag,
  onPick,
}: WeaponRowProps) {
  const id = useId();
  const refused = reason !== undefined;
  const onDragStart = (event: DragEvent) => event.dataTransfer.setData('text/plain', drag ?? '');
  return (
    <li
      className="weapon-row stretched"
      data-state={picked ? 'picked' : refused ? 'refused' : 'fits'}
      draggable={drag !== undefined && !refused}
      onDragStart={onDragStart}
    >
      <button
        type="button"
        className="row-pick"
        aria-pressed={picked}
        aria-disabled={refused || undefined}
        aria-describedby={`${id}-cost ${id}-detail${refused ? ` ${id}-reason` : ''}`}
        onClick={() => (refused ? announce(reason) : onPick())}
      >
        {name}
      </button>
      <span id={`${id}-cost`} className="row-figure">
        {cost}
        {cost !== 'free' && <span className="visually-hidden"> points</span>}
      </span>
      <small id={`${id}-detail`}>{detail}</small>
      {refused && (
        <span id={`${id}-reason`}>
          <Reason rule={rule}>{reason}</Reason>
        </span>
      )}
    </li>
  );
}
