import './pips.css';

interface PipsProps {
  /** The whole, in words. */
  readonly label: string;
  readonly left: number;
  readonly of: number;
}

/** Strength in small boxes, those lost crossed. */
export function Pips({ label, left, of }: PipsProps) {
  return (
    <span className="pips" role="img" aria-label={label}>
      {Array.from({ length: of }, (_, i) => (
        <i key={i} data-lost={i >= left || undefined} />
      ))}
    </span>
  );
}
