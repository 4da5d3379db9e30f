import { CHASSIS, WEAPONS, type Position, type Weapon } from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { Card } from '../../widgets/Card';
import { useColumns } from '../../widgets/useColumns';
import { WeaponRow } from '../../widgets/WeaponRow';
import { weaponFigures } from '../display';
import { arcName, reasonToFit, shortName, weaponName } from '../wording';
import { priceOf, type BuyingForce } from './accounts';
import { whyNotFit, type Subject } from './fitting';
import { RecommendedForce } from './RecommendedForce';
import { SavedForces } from './SavedForces';

interface WeaponListProps {
  readonly position: Position;
  readonly forces: readonly BuyingForce[];
  readonly subject: Subject;
  readonly onFit: (slot: number, weapon: Weapon) => void;
  /** To the list of machines, points and rules, where it has no column. */
  readonly onForce: () => void;
}

/** The recommended force, and the weapons for the picked slot, each with its cost or why it does not fit [§3]. */
export function WeaponList({ position, forces, subject, onFit, onForce }: WeaponListProps) {
  const phone = useColumns() === 'phone';
  return (
    <>
      <Card level="first">
        <RecommendedForce forces={forces} />
        <SavedForces />
      </Card>
      {subject.machine ? (
        <SlotWeapons {...{ position, subject, onFit }} />
      ) : (
        <Card level="main" title="Weapons">
          <p className="prepare-note">Add a machine first; its weapons are then fitted on its display.</p>
        </Card>
      )}
      {phone && (
        <Card>
          <Button wide onPress={onForce}>
            Points, costs and rules
          </Button>
        </Card>
      )}
    </>
  );
}

interface SlotWeaponsProps {
  readonly position: Position;
  readonly subject: Extract<Subject, { readonly slot: number }>;
  readonly onFit: (slot: number, weapon: Weapon) => void;
}

function SlotWeapons({ position, subject, onFit }: SlotWeaponsProps) {
  const { machine, slot, force } = subject;
  const held = machine.slots[slot].weapon;
  const arc = CHASSIS[machine.kind].slots[slot];
  return (
    <>
      <Card
        level="main"
        kicker={`${shortName(machine)}, slot ${slot + 1}, ${arcName(arc)}`}
        title={held ? `Change the ${weaponName(held)}` : 'Weapons'}
      />
      <ul>
        {(Object.keys(WEAPONS) as Weapon[]).map((weapon) => {
          const why = whyNotFit(position, force.index, { machine, slot }, weapon);
          const reason = why && reasonToFit(position, why, held);
          const purchase = { item: 'weapon', letter: machine.letter, slot, weapon } as const;
          return (
            <WeaponRow
              key={weapon}
              name={weaponName(weapon)}
              cost={force.budget.weapons === 'free' ? 'free' : priceOf(position, force, purchase)}
              detail={
                held === weapon
                  ? `${weaponFigures(weapon)}; fitted, press to take it off`
                  : weaponFigures(weapon)
              }
              picked={held === weapon}
              reason={reason?.text}
              rule={reason?.rule}
              drag={weapon}
              onPick={() => onFit(slot, weapon)}
            />
          );
        })}
      </ul>
    </>
  );
}
