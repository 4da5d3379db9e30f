import { Plus } from 'lucide-react';
import { machinesOf } from './accounts';
import { nextEmpty } from './fitting';
import type { ForceListProps } from './ForceList';
import { sellsMachines } from './machineOffers';
import { Button } from '../../widgets/Button';
import { shortName } from '../wording';

/** The machines in a row, where the list of them has no column. */
export function MachineStrip({ position, forces, subject, onPick }: ForceListProps) {
  const machines = forces.flatMap(({ index }) => machinesOf(position, index));
  const seller = forces.find(sellsMachines);
  if (machines.length < 2 && !seller) return null;
  return (
    <nav className="machine-strip" aria-label="Machines">
      {machines.map((machine) => (
        <Button
          key={machine.id}
          pressed={subject.machine?.id === machine.id}
          onPress={() =>
            onPick({ letter: machine.letter, slot: nextEmpty(machine) ?? 0, force: machine.force })
          }
        >
          {shortName(machine)}
        </Button>
      ))}
      {seller && (
        <Button
          icon={<Plus aria-hidden size={18} />}
          pressed={subject.machine === null}
          onPress={() => onPick({ letter: null, slot: 0, force: seller.index })}
        >
          Add
        </Button>
      )}
    </nav>
  );
}
