import { unitOf, type Unit } from '../../../rules/extractors';
import { Card } from '../../widgets/Card';
import { RowGroup } from '../../widgets/RowGroup';
import { aim } from '../input/modes/aiming';
import { inHand } from '../input/modes/select';
import { shootersAt } from '../input/modes/shotMarks';
import { usePosition } from '../table';
import { ChanceRow } from './ChanceRow';
import { useChange } from './useChange';

/** Who may fire at the enemy in hand; a tap aims. */
export function ShooterList({ target }: { readonly target: Unit }) {
  const position = usePosition();
  const change = useChange();
  const shooters = shootersAt(position, target.id);
  if (shooters.length === 0)
    return (
      <Card title="Nobody may fire at it now">
        <p>
          {position.phase.side === 'avronian'
            ? 'A machine under orders fires at what its order allows, once it is revealed.'
            : 'No unit that can still fire has it in range and line of sight.'}
        </p>
      </Card>
    );
  return (
    <RowGroup title="May fire at it" count={shooters.length}>
      {shooters.map(({ unit, chance }) => (
        <ChanceRow
          key={unit}
          unit={unitOf(position, unit)}
          chance={chance}
          onAim={() => change((now, desk) => aim(now, inHand(desk, unit), target.id))}
        />
      ))}
    </RowGroup>
  );
}
