import { RADIUS } from '../../../board/terrain/geometry';
import { hexCentre, type Grid } from '../../../hex';
import { DrawingShapes } from '../../widgets/DrawingSvg';
import { EDGE } from '../counters/grid';
import type { Ink } from '../ink';
import type { OnMap } from '../page';

interface MapCountersProps {
  readonly grid: Grid;
  readonly counters: readonly OnMap[];
  readonly ink: Ink;
  /** Millimetres a world unit. */
  readonly scale: number;
}

/** Of a stack each counter lies a little up and to the right of the one below, in millimetres. */
const STEP = 2.2;
/** Of a real counter, so that a stack stays in its hex. */
const SHARE = 0.78;

/** Counters where they stand. */
export function MapCounters({ grid, counters, ink, scale }: MapCountersProps) {
  return counters.map(({ id, hex, drawing }) => {
    const stack = counters.filter((other) => other.hex === hex).map((other) => other.id);
    const lift = ((stack.indexOf(id) - (stack.length - 1) / 2) * STEP) / scale;
    const { x, y } = hexCentre(grid, hex, RADIUS);
    return (
      <g
        key={id}
        className="map-counter"
        data-unit={id}
        transform={`translate(${x + lift} ${y - lift}) scale(${(EDGE * SHARE) / 100 / scale})`}
      >
        <DrawingShapes shapes={drawing(ink)} />
      </g>
    );
  });
}
