import { unitOf, type Machine } from '../../../rules/extractors';
import { EmptyState } from '../../widgets/EmptyState';
import { RowGroup } from '../../widgets/RowGroup';
import { aim } from '../input/modes/aiming';
import { chancesOf } from '../input/modes/shotMarks';
import { usePosition } from '../table';
import { ChanceRow } from './ChanceRow';
import { SilentWeapons } from './SilentWeapons';
import { useChange } from './useChange';

/** What the machine may fire at, with its best weapon; a tap aims with all that bear. */
export function MachineTargets({ machine }: { readonly machine: Machine }) {
  const position = usePosition();
  const change = useChange();
  const chances = [...chancesOf(position, machine.id)].sort(([, a], [, b]) => b - a);
  if (chances.length === 0)
    return (
      <>
        <EmptyState title="No weapon bears on an enemy" />
        <SilentWeapons machine={machine} way={[]} fires={() => false} />
      </>
    );
  return (
    <RowGroup title="Can fire at" count={chances.length}>
      {chances.map(([id, chance]) => (
        <ChanceRow
          key={id}
          unit={unitOf(position, id)}
          chance={chance}
          onAim={() => change((now, desk) => aim(now, desk, id))}
        />
      ))}
    </RowGroup>
  );
}
