import { COLOUR, type Palette } from '../extractors/art/palette';
import { sideMark } from '../extractors/art/marks';
import { DrawingShapes } from './DrawingSvg';
import { SIDE_NAMES, type Side } from './side';

const PALETTES: Readonly<Record<Side, Palette>> = {
  dorian: { ...COLOUR, dorian: 'var(--dor)', halo: 'var(--on-dor)' },
  avronian: { ...COLOUR, avronian: 'var(--avr)', halo: 'var(--on-avr)' },
};

interface SideMarkProps {
  readonly side: Side;
  /** CSS px. */
  readonly size?: number;
  /** Says the side; without it a word beside the mark does. */
  readonly named?: boolean;
}

/** Dorian: a round mark with a cross. Avronian: a diamond with three pods. */
export function SideMark({ side, size = 24, named = false }: SideMarkProps) {
  const name = named ? { role: 'img', 'aria-label': SIDE_NAMES[side] } : { 'aria-hidden': true };
  return (
    <svg {...name} className="side-mark" width={size} height={size} viewBox="-12 -12 24 24">
      <DrawingShapes shapes={sideMark(side, PALETTES[side])} />
    </svg>
  );
}
