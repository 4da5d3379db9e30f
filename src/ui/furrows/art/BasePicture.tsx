import { DrawingShapes } from '../../widgets/DrawingSvg';
import { assembledDrawing, type Assembled } from './look';
import { COLOUR } from './palette';

interface BasePictureProps extends Assembled {
  /** CSS px. */
  readonly size: number;
}

/** A counter in a panel; its name stands in words beside it. */
export function BasePicture({ size, ...assembled }: BasePictureProps) {
  const { half, shapes } = assembledDrawing(assembled, size < 34 ? 'lo' : 'mid', COLOUR);
  return (
    <svg aria-hidden width={size} height={size} viewBox={`${-half} ${-half} ${half * 2} ${half * 2}`}>
      <DrawingShapes shapes={shapes} />
    </svg>
  );
}
