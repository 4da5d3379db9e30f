import { DrawingShapes } from './DrawingSvg';
import { sideOf, useSides, type Side } from './sides';

interface SideMarkProps {
  readonly side: Side;
  /** CSS px. */
  readonly size?: number;
  /** Says the side; without it a word beside the mark does. */
  readonly named?: boolean;
}

/** The mark by which a side is known without its colour. */
export function SideMark({ side, size = 24, named = false }: SideMarkProps) {
  const { name, mark } = sideOf(useSides(), side);
  const told = named ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <svg {...told} className="side-mark" width={size} height={size} viewBox="-12 -12 24 24">
      <DrawingShapes shapes={mark} />
    </svg>
  );
}
