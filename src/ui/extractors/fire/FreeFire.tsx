import {
  arcOf,
  armamentOf,
  firersOf,
  forecast,
  whyIllegal,
  whyNotShot,
  type Firer,
  type Machine,
  type Position,
  type Shot,
} from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { Card } from '../../widgets/Card';
import { percent } from '../../widgets/figures';
import { Reason } from '../../widgets/Reason';
import { useDesk, useDeskState } from '../input/deskStore';
import { alone, toggled } from '../input/modes/aiming';
import { hasArea } from '../input/modes/areaEffect';
import { UnitCard } from '../inHand/UnitCard';
import { usePosition } from '../table';
import { arcName, between, reasonText, slotName } from '../wording';
import { AimChoice } from './AimChoice';
import { MachineTargets } from './MachineTargets';
import { HalfFigures } from './HalfFigures';
import { ShotCard } from './ShotCard';
import { AreaSwitch } from './ShotPanel';
import { useChange } from './useChange';

/** Free Target and Simple machines: a target, the weapons picked for it, combined or one after another [§8.5]. */
export function FreeFire({ machine }: { readonly machine: Machine }) {
  const position = usePosition();
  const plan = useDeskState((desk) => desk.plan);
  const shot = plan?.kind === 'shot' ? plan.shot : null;
  return (
    <>
      {!shot && <UnitCard unit={machine} />}
      {!shot && <MachineTargets machine={machine} />}
      {shot && <HalfFigures position={position} shot={shot} />}
      {shot && <Weapons machine={machine} shot={shot} />}
      {shot && hasArea(position, shot) && <AreaSwitch position={position} shot={shot} />}
      {shot && <ShotCard forecast={forecast(position, shot)} />}
      {shot && <Refused machine={machine} shot={shot} />}
      {/* The likeliest target was taken up by itself: the others stand ready. */}
      {shot && position.activation && <MachineTargets machine={machine} />}
      <Cease machine={machine} />
    </>
  );
}

function Weapons({ machine, shot }: { readonly machine: Machine; readonly shot: Shot }) {
  const position = usePosition();
  return (
    <Card title="Weapons that fire together">
      <div className="aim-choices">
        {firersOf(machine)
          .filter((firer) => !whyNotShot(position, alone(firer, shot.target)))
          .map((firer) => (
            <Weapon key={firer.slot} position={position} machine={machine} shot={shot} firer={firer} />
          ))}
      </div>
    </Card>
  );
}

interface WeaponProps {
  readonly position: Position;
  readonly machine: Machine;
  readonly shot: Shot;
  readonly firer: Firer;
}

function Weapon({ position, machine, shot, firer }: WeaponProps) {
  const change = useChange();
  const name = slotName(position, machine.id, firer.slot ?? 0);
  return (
    <AimChoice
      many
      chosen={shot.firers.some(({ slot }) => slot === firer.slot)}
      detail={weaponText(machine, firer)}
      figure={percent(forecast(position, alone(firer, shot.target)).units[0].anyHit)}
      onChoose={() => change((now, desk) => toggled(now, desk, shot, firer))}
    >
      {name}
    </AimChoice>
  );
}

/** Weapons that may not fire at it, and why: below the shot, which decides first. */
function Refused({ machine, shot }: Pick<WeaponProps, 'machine' | 'shot'>) {
  const position = usePosition();
  const refused = firersOf(machine).flatMap((firer) => {
    const why = whyNotShot(position, alone(firer, shot.target));
    return why ? [{ firer, words: reasonText(position, why) }] : [];
  });
  if (refused.length === 0) return null;
  return (
    <Card title="Cannot fire at it">
      {refused.map(({ firer: { slot }, words }) => (
        <div key={slot} className="weapon-aim">
          <b>
            {slotName(position, machine.id, slot ?? 0)}, slot {(slot ?? 0) + 1}
          </b>{' '}
          <Reason rule={words.rule}>{words.text}</Reason>
        </div>
      ))}
    </Card>
  );
}

/** 'slot 2, turret, range 2 to 5, firepower 5 hard, 3 soft' */
function weaponText(machine: Machine, { slot }: Firer): string {
  const armament = armamentOf(machine, slot);
  const arc = arcOf(machine, slot);
  if (!armament || arc === null || slot === null) return '';
  const { minRange, maxRange, hard, soft } = armament;
  const range = minRange > 1 ? between(minRange, maxRange) : String(maxRange);
  return `slot ${slot + 1}, ${arcName(arc)}, range ${range}, firepower ${hard} hard, ${soft} soft`;
}

/** It may stop whenever it likes [§8.5]. */
function Cease({ machine }: { readonly machine: Machine }) {
  const position = usePosition();
  const desk = useDesk();
  const cease = { type: 'cease', machine: machine.id } as const;
  if (whyIllegal(position, cease)) return null;
  return (
    <Card>
      <Button wide caption="Fires no more in this phase" onPress={() => desk.act(cease)}>
        Cease fire
      </Button>
    </Card>
  );
}
