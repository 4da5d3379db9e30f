import {
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
import { UnitCard } from '../inHand/UnitCard';
import { usePosition } from '../table';
import { reasonText, slotName } from '../wording';
import { AimChoice } from './AimChoice';
import { MachineTargets } from './MachineTargets';
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
      {shot && (
        <ShotCard forecast={forecast(position, shot)}>
          <Weapons machine={machine} shot={shot} />
          <AreaSwitch position={position} shot={shot} />
        </ShotCard>
      )}
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
    <div>
      <h3>Weapons that fire together</h3>
      <div className="aim-choices" data-joins>
        {firersOf(machine)
          .filter((firer) => !whyNotShot(position, alone(firer, shot.target)))
          .map((firer) => (
            <Weapon key={firer.slot} position={position} machine={machine} shot={shot} firer={firer} />
          ))}
      </div>
    </div>
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
  const { toHit, anyHit } = forecast(position, alone(firer, shot.target)).units[0];
  return (
    <AimChoice
      many
      chosen={shot.firers.some(({ slot }) => slot === firer.slot)}
      detail={`slot ${(firer.slot ?? 0) + 1}, firepower ${toHit[0].firepower}`}
      figure={percent(anyHit)}
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
