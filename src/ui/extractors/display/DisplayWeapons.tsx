import { CHASSIS, WEAPONS, type Machine, type Weapon } from '../../../rules/extractors';
import { WeaponSlot } from '../../widgets/WeaponSlot';
import { arcName, between, capital, weaponName } from '../wording';

/** What can be done with the weapon slots of a display. */
export interface SlotActs {
  readonly selected: number | null;
  readonly onPick: (slot: number) => void;
  /** A weapon of the list was dropped here. */
  readonly onDropped?: (slot: number, drag: string) => void;
  /** Under the weapon, in place of its figures. */
  readonly detail?: (slot: number) => string;
}

interface DisplayWeaponsProps {
  readonly machine: Machine;
  /** Large, to be picked. */
  readonly upright: boolean;
  readonly mono: boolean;
  readonly acts: SlotActs | undefined;
}

/** The weapon slots with their arcs [§6.1]. */
export function DisplayWeapons({ machine, upright, mono, acts }: DisplayWeaponsProps) {
  return (
    <section className="display-weapons" aria-label="Weapons and arcs">
      <h3>{acts ? 'Weapon slots: pick a slot, then a weapon' : 'Weapons and arcs'}</h3>
      <div className="weapon-slots">
        {machine.slots.map(({ weapon, lost }, slot) => {
          const arc = CHASSIS[machine.kind].slots[slot];
          const detail = weapon && (acts?.detail?.(slot) ?? weaponFigures(weapon));
          return (
            <WeaponSlot
              key={slot}
              arc={arc}
              label={`${slot + 1} ${capital(arcName(arc))}`}
              weapon={weapon && weaponName(weapon)}
              detail={detail ?? (acts?.selected === slot ? 'selected' : 'no weapon')}
              lost={lost}
              mono={mono}
              layout={upright ? 'upright' : 'flat'}
              {...(acts && {
                selected: acts.selected === slot,
                onPick: () => acts.onPick(slot),
                onDropped: (drag: string) => acts.onDropped?.(slot, drag),
              })}
            />
          );
        })}
      </div>
    </section>
  );
}

/** 'hard 5, soft 3, range 2 to 5'; with its area [§7.4]. */
export function weaponFigures(weapon: Weapon): string {
  const { hard, soft, minRange, maxRange, area } = WEAPONS[weapon];
  const range = between(minRange === 1 ? maxRange : minRange, maxRange);
  const reach = { none: '', hex: ', area: target hex', around: ', area' }[area];
  return `hard ${hard}, soft ${soft}, range ${range}${reach}`;
}
