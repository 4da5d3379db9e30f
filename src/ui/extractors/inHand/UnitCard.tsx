import type { ReactNode } from 'react';
import type { Unit } from '../../../rules/extractors';
import { Card } from '../../widgets/Card';
import { UnitPicture } from '../art/UnitPicture';
import { figuresInWords, unitName, whereabouts } from '../wording';

/** The head of the right column: the unit in hand. */
export function UnitCard({ unit, children }: { readonly unit: Unit; readonly children?: ReactNode }) {
  return (
    <Card
      level="main"
      kicker={whereabouts(unit)}
      title={unitName(unit)}
      picture={<UnitPicture unit={unit} size={52} />}
    >
      <p className="card-note">{figuresInWords(unit)}</p>
      {children}
    </Card>
  );
}
