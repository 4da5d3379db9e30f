import './machine.css';

interface TrackProps {
  /** 'Armour': said with the numbers. */
  readonly label: string;
  /** Boxes printed, counted down to 1. */
  readonly boxes: number;
  /** How many of them are crossed off, from the left. */
  readonly lost?: number;
  /** Dashed boxes to be bought, and how many of them are. */
  readonly extra?: { readonly boxes: number; readonly bought: number };
}

/** A row of boxes that are crossed off: armour, speed. Bought boxes go first. */
export function Track({ label, boxes, lost = 0, extra }: TrackProps) {
  const bought = extra?.bought ?? 0;
  const lostOfBoxes = Math.max(lost - bought, 0);
  const left = boxes + bought - lost;
  return (
    <span className="track" role="img" aria-label={`${label}: ${left} of ${boxes + bought} left`}>
      {range(extra?.boxes ?? 0).map((i) => (
        <span
          key={`extra ${i}`}
          data-box={i < bought ? 'extra' : 'open'}
          data-lost={i < Math.min(lost, bought) || undefined}
        >
          {i < bought ? '+' : ''}
        </span>
      ))}
      {range(boxes).map((i) => (
        <span key={i} data-lost={i < lostOfBoxes || undefined}>
          {boxes - i}
        </span>
      ))}
    </span>
  );
}

const range = (count: number) => Array.from({ length: count }, (_, i) => i);
