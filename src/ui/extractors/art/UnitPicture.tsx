import { memo } from 'react';
import type { CounterLook } from './assemble';
import { CounterSvg } from './CounterSvg';
import type { Unit } from '../../../rules/extractors';
import { faceOf, statusOf } from './counterFace';
import { stayedUnits } from '../stayed';
import { usePosition, usePublished } from '../table';

/** A unit's counter as it lies on the map, in a list or on a card. */
export const UnitPicture = memo(function UnitPicture({
  unit,
  size,
}: {
  readonly unit: Unit;
  readonly size: number;
}) {
  const position = usePosition();
  const log = usePublished((published) => published.log);
  const look = { face: faceOf(unit), status: statusOf(position, unit, stayedUnits(log)) };
  return <Steady look={look} size={size} />;
});

interface SteadyProps {
  readonly look: CounterLook;
  readonly size: number;
}

/** Drawn anew only when it looks otherwise: a list holds a few thousand shapes, and few of them change with an act. */
const Steady = memo(
  function Steady({ look, size }: SteadyProps) {
    return <CounterSvg {...look} size={size} />;
  },
  (last, now) => last.size === now.size && JSON.stringify(last.look) === JSON.stringify(now.look),
);
