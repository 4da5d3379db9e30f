import { firersOf, type Machine } from '../../../rules/extractors';
import { Card } from '../../widgets/Card';
import { Reason } from '../../widgets/Reason';
import type { Way } from '../input/modes/ordered';
import { usePosition } from '../table';
import { reasonText, slotName } from '../wording';
import { weaponAims } from './weaponAims';

interface SilentWeaponsProps {
  readonly machine: Machine;
  readonly way: Way;
  readonly fires: (slot: number) => boolean;
}

/** Weapons that do not fire, and why [§8.4]. */
export function SilentWeapons({ machine, way, fires }: SilentWeaponsProps) {
  const position = usePosition();
  const silent = firersOf(machine).filter(({ slot }) => slot !== null && !fires(slot));
  if (silent.length === 0) return null;
  const aims = weaponAims(position, machine.id, way);
  return (
    <Card title="Do not fire">
      <ul className="aim-refusals">
        {silent.map(({ slot }) => {
          const why = aims.find(({ firer }) => firer.slot === slot)?.silent;
          const words = why && reasonText(position, why);
          return (
            <li key={slot}>
              <b>
                {slotName(position, machine.id, slot ?? 0)}, slot {(slot ?? 0) + 1}
              </b>
              {words ? <Reason rule={words.rule}>{words.text}</Reason> : <span>{sayWhy(machine, slot)}</span>}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function sayWhy({ slots }: Machine, slot: number | null): string {
  return slot !== null && slots[slot].fired ? 'Has fired' : 'No enemy in the open';
}
