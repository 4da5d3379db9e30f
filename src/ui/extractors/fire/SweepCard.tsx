import { Dices } from 'lucide-react';
import {
  forecast,
  unitOf,
  type CounterId,
  type Machine,
  type Position,
  type Shot,
} from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { Card } from '../../widgets/Card';
import { percent } from '../../widgets/figures';
import { useDesk, useDeskState } from '../input/deskStore';
import { aim, alone, takeWeapon } from '../input/modes/aiming';
import { usePosition } from '../table';
import { count, listed, nameOf, slotName } from '../wording';
import { AimChoice, AimGroup } from './AimChoice';
import { Refusals } from './Refusals';
import { ShotCard } from './ShotCard';
import { AreaSwitch } from './ShotPanel';
import { SilentWeapons } from './SilentWeapons';
import { useChange } from './useChange';
import { weaponAims, type WeaponAim } from './weaponAims';

/** Sweep, step by step: which weapon next, at which enemy, what is still to fire [§8.4.2, R-57]. */
export function SweepCard({ machine }: { readonly machine: Machine }) {
  const position = usePosition();
  const desk = useDesk();
  const plan = useDeskState((state) => state.plan);
  const shot = plan?.kind === 'shot' ? plan.shot : null;
  const aims = weaponAims(position, machine.id, []);
  const able = aims.filter(({ options }) => options.length > 0);
  const inHand = able.find(({ firer }) => firer.slot === shot?.firers[0].slot);
  const choices = (
    <>
      {able.length > 1 && (
        <Button
          wide
          icon={<Dices aria-hidden size={20} />}
          caption={shot ? 'This shot, then each at its likeliest target' : 'Each at its likeliest target'}
          onPress={desk.sweep}
        >
          All fire in turn
        </Button>
      )}
      <Weapons position={position} able={able} now={shot} />
      {inHand && shot && <Targets position={position} aim={inHand} now={shot} />}
      <SweptSoFar position={position} />
      {shot && <AreaSwitch position={position} shot={shot} />}
    </>
  );
  return (
    <>
      {shot ? <ShotCard forecast={forecast(position, shot)}>{choices}</ShotCard> : <Card>{choices}</Card>}
      <SilentWeapons
        machine={machine}
        way={[]}
        fires={(slot) => able.some(({ firer }) => firer.slot === slot)}
      />
    </>
  );
}

interface WeaponsProps {
  readonly position: Position;
  readonly able: readonly WeaponAim[];
  readonly now: Shot | null;
}

function Weapons({ position, able, now }: WeaponsProps) {
  const change = useChange();
  return (
    <AimGroup label={`Weapon that fires next: ${able.length} still to fire`}>
      {able.map(({ firer, options }) => (
        <AimChoice
          key={firer.slot}
          chosen={now?.firers[0].slot === firer.slot}
          detail={`slot ${(firer.slot ?? 0) + 1}, ${count(options.length, 'target')} allowed`}
          onChoose={() => change((board, desk) => takeWeapon(board, desk, firer))}
        >
          {slotName(position, firer.unit, firer.slot ?? 0)}
        </AimChoice>
      ))}
    </AimGroup>
  );
}

interface TargetsProps {
  readonly position: Position;
  readonly aim: WeaponAim;
  readonly now: Shot;
}

function Targets({ position, aim: { firer, options, refused }, now }: TargetsProps) {
  const change = useChange();
  return (
    <>
      <AimGroup label="Its target">
        {options.map(({ target }) => (
          <AimChoice
            key={target}
            chosen={now.target === target}
            detail={timesText(position, target)}
            figure={percent(forecast(position, alone(firer, target)).units[0].anyHit)}
            onChoose={() => change((board, desk) => aim(board, desk, target))}
          >
            {nameOf(position, target)}
          </AimChoice>
        ))}
      </AimGroup>
      <Refusals refused={refused} />
    </>
  );
}

function SweptSoFar({ position }: { readonly position: Position }) {
  const swept = [...new Set(sweptTargets(position))];
  if (swept.length === 0) return null;
  return <p>Fired at so far: {listed(swept.map((id) => timesName(position, id)))}.</p>;
}

function timesName(position: Position, id: CounterId): string {
  const times = sweptTargets(position).filter((other) => other === id).length;
  const gone = unitOf(position, id).where.at === 'eliminated' ? ', gone' : '';
  return times > 1 ? `${nameOf(position, id)} ${times} times${gone}` : `${nameOf(position, id)}${gone}`;
}

function timesText(position: Position, target: CounterId): string | undefined {
  const times = sweptTargets(position).filter((other) => other === target).length;
  return times === 0 ? 'not yet fired at' : `fired at ${times === 1 ? 'once' : `${times} times`}`;
}

function sweptTargets({ activation }: Position): readonly CounterId[] {
  return activation?.type === 'firing' ? activation.swept : [];
}
