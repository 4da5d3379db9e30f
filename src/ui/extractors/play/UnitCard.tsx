import type { ReactNode } from 'react';
import { CounterSvg } from '../../../board/counters/CounterSvg';
import type { Unit } from '../../../rules/extractors';
import { Card } from '../../widgets/Card';
import { faceOf, statusOf } from '../counterFace';
import { usePosition } from '../table';
import { figuresInWords, unitName } from '../wording';
import { whereabouts } from './UnitList';

/** The head of the right column: the unit in hand. */
export function UnitCard({ unit, children }: { readonly unit: Unit; readonly children?: ReactNode }) {
  const position = usePosition();
  return (
    <Card
      level="main"
      kicker={whereabouts(unit)}
      title={unitName(unit)}
      picture={<CounterSvg face={faceOf(unit)} status={statusOf(position, unit)} size={52} />}
    >
      <p className="card-note">{figuresInWords(unit)}</p>
      {children}
    </Card>
  );
}
