import { memo } from 'react';
import { CounterSvg } from './CounterSvg';
import type { Unit } from '../../../rules/extractors';
import { faceOf, statusOf } from './counterFace';
import { stayedUnits } from '../play/stayed';
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
  return <CounterSvg face={faceOf(unit)} status={statusOf(position, unit, stayedUnits(log))} size={size} />;
});
