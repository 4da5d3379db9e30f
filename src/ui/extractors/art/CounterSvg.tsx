import { assembledDrawing, type CounterLook } from './assemble';
import { COUNTER_HALF } from './counter';
import { DrawingShapes } from '../../widgets/DrawingSvg';
import { lodFor } from '../../../art/lod';
import { COLOUR, type Palette } from './palette';

interface CounterSvgProps extends CounterLook {
  /** Side of the counter's box in CSS px; arrow and status reach beyond it. */
  readonly size: number;
  /** What it is, in words; without it the picture is hidden from assistive technology. */
  readonly label?: string;
  readonly palette?: Palette;
  readonly className?: string;
}

/** A counter in a panel or on a printed sheet. */
export function CounterSvg({ size, label, palette = COLOUR, className, ...look }: CounterSvgProps) {
  const drawing = assembledDrawing(look, lodFor(size), palette);
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const box = `${-COUNTER_HALF} ${-COUNTER_HALF} ${COUNTER_HALF * 2} ${COUNTER_HALF * 2}`;
  return (
    <svg {...name} className={className} width={size} height={size} viewBox={box} overflow="visible">
      <DrawingShapes shapes={drawing.shapes} />
    </svg>
  );
}
