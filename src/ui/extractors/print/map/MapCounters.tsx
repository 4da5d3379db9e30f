import { RADIUS } from '../../../../board/terrain/geometry';
import { hexCentre } from '../../../../hex';
import { doriana, isPlaced, unitsOf, type Placed, type Position } from '../../../../rules/extractors';
import { DrawingShapes } from '../../../widgets/DrawingSvg';
import { assembledDrawing } from '../../art/assemble';
import { faceOf, statusOf } from '../../art/counterFace';
import { EDGE } from '../counters/grid';
import { printPalette } from '../counters/cards';
import type { Ink } from '../SheetParts';

interface MapCountersProps {
  readonly position: Position;
  readonly ink: Ink;
  /** Millimetres a world unit. */
  readonly scale: number;
}

/** Of a stack each counter lies a little up and to the right of the one below, in millimetres. */
const STEP = 2.2;
/** Of a real counter, so that a stack stays in its hex. */
const SHARE = 0.78;

/** The counters of a game where they stand; who is aboard or sheltered lies under its carrier. */
export function MapCounters({ position, ink, scale }: MapCountersProps) {
  const placed = unitsOf(position).filter(
    (unit): unit is Placed => isPlaced(unit) && unit.where.inside === null,
  );
  return placed.map((unit) => {
    const { hex, facing } = unit.where;
    const stack = placed.filter(({ where }) => where.hex === hex);
    const lift = ((stack.indexOf(unit) - (stack.length - 1) / 2) * STEP) / scale;
    const { x, y } = hexCentre(doriana.grid, hex, RADIUS);
    const look = {
      face: faceOf(unit),
      status: statusOf(position, unit),
      ...(facing === null ? {} : { facing }),
    };
    return (
      <g
        key={unit.id}
        className="map-counter"
        data-unit={unit.id}
        transform={`translate(${x + lift} ${y - lift}) scale(${(EDGE * SHARE) / 100 / scale})`}
      >
        <DrawingShapes shapes={assembledDrawing(look, 'mid', printPalette(ink)).shapes} />
      </g>
    );
  });
}
