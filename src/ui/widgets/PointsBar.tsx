import type { Side } from './sides';
import './machine.css';

interface PointsBarProps {
  readonly side: Side;
  readonly parts: readonly { readonly label: string; readonly value: number }[];
  readonly total: number;
}

/** Points spent, a block for each part, of all there are. */
export function PointsBar({ side, parts, total }: PointsBarProps) {
  const spent = parts.reduce((sum, { value }) => sum + value, 0);
  const told = parts.map(({ label, value }) => `${label} ${value}`).join(', ');
  const scale = Math.max(total, spent, 1);
  return (
    <div
      className="points-bar"
      role="img"
      data-side={side}
      aria-label={`${spent} of ${total} points spent${told && `: ${told}`}`}
    >
      {parts.map(({ label, value }) => (
        <span key={label} style={{ width: `${(value / scale) * 100}%` }} />
      ))}
    </div>
  );
}
