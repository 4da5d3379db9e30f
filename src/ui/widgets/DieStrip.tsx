import { hitRange } from './figures';
import type { Side } from './sides';
import './dice.css';

export interface DieStripProps {
  /** What the roll decides. */
  readonly does?: 'hits' | 'rallies' | undefined;
  /** The lowest roll that does so: 0 always, 10 never. */
  readonly from: number;
  readonly rolled?: number | undefined;
  readonly side?: Side | undefined;
}

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The ten faces of a die: those that hit are filled, the one rolled is ringed. The number stands in words beside it. */
export function DieStrip({ does = 'hits', from, rolled, side }: DieStripProps) {
  const told = `${does} on ${hitRange(from)}${rolled === undefined ? '' : `, rolled ${rolled}`}`;
  return (
    <span className="die-strip" role="img" aria-label={told} data-side={side}>
      {CELLS.map((cell) => (
        <span key={cell} data-hit={cell >= from || undefined} data-rolled={cell === rolled || undefined}>
          {cell}
        </span>
      ))}
    </span>
  );
}
