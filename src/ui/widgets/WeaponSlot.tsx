import { useId, type DragEvent, type ReactNode } from 'react';
import { ArcWheel, type WheelArc } from './ArcWheel';
import './rows.css';
import './machine.css';

interface WeaponSlotProps {
  readonly arc: WheelArc;
  /** '2 Front & flanks'. */
  readonly label: string;
  /** Null: empty. */
  readonly weapon: string | null;
  readonly detail?: ReactNode;
  readonly lost?: boolean;
  readonly selected?: boolean;
  /** upright: the wheel above the words, large, to be picked. */
  readonly layout?: 'flat' | 'upright';
  /** For printing in black. */
  readonly mono?: boolean;
  readonly onPick?: (() => void) | undefined;
  /** Takes what a weapon row hands over. */
  readonly onDropped?: ((drag: string) => void) | undefined;
}

/** A weapon slot on a display, with its arc drawn. */
export function WeaponSlot(props: WeaponSlotProps) {
  const { arc, label, weapon, detail, lost, selected = false, layout = 'flat', mono = false } = props;
  const { onPick, onDropped } = props;
  const id = useId();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    onDropped?.(event.dataTransfer.getData('text/plain'));
  };
  const name = weapon ?? 'Empty';
  return (
    <div
      className="weapon-slot stretched"
      data-layout={layout}
      data-empty={weapon === null || undefined}
      data-lost={lost || undefined}
      data-selected={selected || undefined}
      onDragOver={onDropped && ((event) => event.preventDefault())}
      onDrop={onDropped && drop}
    >
      <ArcWheel arc={arc} size={layout === 'upright' ? 104 : 58} mono={mono} />
      <div>
        <span id={`${id}-label`} className="kicker">
          {label}
        </span>
        {onPick ? (
          <button
            type="button"
            id={id}
            className="row-pick"
            aria-pressed={selected}
            aria-labelledby={`${id}-label ${id}`}
            aria-describedby={`${id}-detail`}
            onClick={onPick}
          >
            {name}
          </button>
        ) : (
          <b>{name}</b>
        )}
        <small id={`${id}-detail`}>{lost ? 'Destroyed' : detail}</small>
      </div>
    </div>
  );
}
