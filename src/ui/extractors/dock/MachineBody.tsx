import {
  CHASSIS,
  WEAPONS,
  fullSpeedOf,
  fullStrengthOf,
  speedOf,
  type Machine,
  type WeaponSlot,
} from '../../../rules/extractors';
import { ArcWheel } from '../../widgets/ArcWheel';
import { OrderBoxes } from '../../widgets/OrderBoxes';
import { Pips } from '../../widgets/Pips';
import { cycleNote, seenThanis } from '../display';
import { machineBoxes } from '../forces';
import { usePosition, usePublished } from '../table';
import { arcName, between, listed, weaponName } from '../wording';

/** The display of a machine in a column: armour, speed, weapons with their arcs, order boxes [§8]. */
export function MachineBody({ machine }: { readonly machine: Machine }) {
  const position = usePosition();
  const log = usePublished((published) => published.log);
  const { armour } = machine;
  const most = fullStrengthOf(machine);
  const full = position.rules === 'full';
  return (
    <>
      <div className="dock-strength">
        <span>
          Armour {armour} of {most}
        </span>
        <span>
          Speed {speedOf(machine)} of {fullSpeedOf(machine)}
        </span>
      </div>
      <Pips label={`Armour: ${armour} of ${most} left`} left={armour} of={most} />
      <ul className="dock-weapons" aria-label="Weapons and arcs">
        {machine.slots.map((slot, i) => (
          <Weapon key={i} machine={machine} slot={slot} at={i} />
        ))}
      </ul>
      {full && (
        <div className="dock-orders">
          <OrderBoxes size="large" cycles={machineBoxes(position, log, machine)} />
          <p>
            Move: {cycleNote(machine, 'move')}. Combat: {cycleNote(machine, 'combat')}.{thanisText(machine)}
          </p>
        </div>
      )}
    </>
  );
}

interface WeaponProps {
  readonly machine: Machine;
  readonly slot: WeaponSlot;
  readonly at: number;
}

function Weapon({ machine, slot: { weapon, lost, fired }, at }: WeaponProps) {
  const arc = CHASSIS[machine.kind].slots[at];
  if (weapon === null)
    return (
      <li data-empty>
        <ArcWheel arc={arc} size={26} />
        <span>
          <b>No weapon</b> {arcName(arc)}
        </span>
      </li>
    );
  const { hard, soft, minRange, maxRange, area } = WEAPONS[weapon];
  const range = between(minRange === 1 ? maxRange : minRange, maxRange);
  return (
    <li data-lost={lost || undefined}>
      <ArcWheel arc={arc} size={26} />
      <span>
        <b>{weaponName(weapon)}</b> {arcName(arc)}, range {range}
        {area !== 'none' && ', area'}
        {lost ? ', destroyed' : fired ? ', has fired' : ''}
      </span>
      <span className="dock-power">
        {hard} hard
        <br />
        {soft} soft
      </span>
    </li>
  );
}

/** Thanis orders that both sides have seen [§8.5]. */
function thanisText(machine: Machine): string {
  const { freeMove, freeTarget } = seenThanis(machine, 'faceDown');
  const names = [...(freeMove ? ['Free Move'] : []), ...(freeTarget ? ['Free Target'] : [])];
  return names.length > 0 ? ` Thanis orders seen: ${listed(names)}.` : '';
}
