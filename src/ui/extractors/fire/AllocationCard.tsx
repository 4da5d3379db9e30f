import { forecast, struckBy, type Machine, type Position, type Shot } from '../../../rules/extractors';
import { Card } from '../../widgets/Card';
import { percent } from '../../widgets/figures';
import { useDesk, useDeskState } from '../input/deskStore';
import { shotsInHand } from '../input/modes/firing';
import { shotOf, waysOf, wayWith, type Way } from '../input/modes/ordered';
import { usePosition } from '../table';
import { count, nameOf, slotName } from '../wording';
import { AimChoice, AimGroup } from './AimChoice';
import { Refusals } from './Refusals';
import { ShotCard } from './ShotCard';
import { firersText } from './shotWords';
import { SilentWeapons } from './SilentWeapons';
import { weaponAims, type WeaponAim } from './weaponAims';

/** Closest Target and Optimize: who fires at whom, all chosen before any roll; only legal ways can be chosen [§8.4.1, §8.4.3]. */
export function AllocationCard({ machine }: { readonly machine: Machine }) {
  const position = usePosition();
  const state = useDeskState((desk) => desk);
  const way = shotsInHand(position, state) ?? [];
  const aims = weaponAims(position, machine.id, way).filter(({ options }) => options.length > 0);
  const ways = waysOf(position).length;
  return (
    <>
      {way.length > 1 && (
        <Card title={`${way.length} shots, all chosen before the first die`}>
          <ul className="way">
            {way.map((shot) => (
              <li key={shotKey(shot)}>
                <span>{wordsOf(position, shot)}</span>
                <b>{percent(chanceAt(position, shot))}</b>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {ways > 1 && (
        <details className="fold card">
          <summary>Choose the targets: {count(ways, 'legal way')}</summary>
          {aims.map((aim) => (
            <WeaponChoice key={aim.firer.slot} position={position} way={way} aim={aim} />
          ))}
        </details>
      )}
      {ways === 1 && aims.some(({ refused }) => refused.length > 0) && (
        <Card>
          <Refusals refused={aims.flatMap(({ refused }) => refused)} />
        </Card>
      )}
      {way.map((shot) => (
        <ShotCard key={shotKey(shot)} forecast={forecast(position, shot)} />
      ))}
      <SilentWeapons machine={machine} way={way} fires={(slot) => shotOf(way, slot) !== undefined} />
    </>
  );
}

interface WeaponChoiceProps {
  readonly position: Position;
  readonly way: Way;
  readonly aim: WeaponAim;
}

function WeaponChoice({ position, way, aim }: WeaponChoiceProps) {
  const desk = useDesk();
  const { firer, options, refused } = aim;
  const slot = firer.slot ?? 0;
  const name = `${slotName(position, firer.unit, slot)}, slot ${slot + 1}`;
  const now = shotOf(way, slot);
  return (
    <div className="weapon-aim">
      <AimGroup label={name}>
        {options.map((option) => {
          const shot: Shot = { ...option, firers: [firer] };
          return (
            <AimChoice
              key={shotKey(shot)}
              chosen={now?.target === option.target && now.area === option.area}
              detail={effectText(position, shot)}
              figure={percent(chanceAt(position, shot))}
              onChoose={() => {
                const next = wayWith(position, way, slot, option);
                if (next) desk.plan({ kind: 'allocation', shots: next });
              }}
            >
              {nameOf(position, option.target)}
            </AimChoice>
          );
        })}
      </AimGroup>
      <Refusals refused={refused} />
    </div>
  );
}

function chanceAt(position: Position, shot: Shot): number {
  const { units, target } = forecast(position, shot);
  return units.find((unit) => unit.target === target)?.anyHit ?? 0;
}

function effectText(position: Position, shot: Shot): string | undefined {
  if (!shot.area) return undefined;
  return `area effect, ${count(struckBy(position, shot).length, 'unit')}`;
}

/** 'Laser + Shredder at Shock 1 of Panza, combined'. */
function wordsOf(position: Position, { firers, target, area }: Shot): string {
  const how = area ? ', area effect' : firers.length > 1 ? ', combined' : '';
  return `${firersText(position, firers)} at ${nameOf(position, target)}${how}`;
}

function shotKey({ firers, target, area }: Shot): string {
  return `${firers.map(({ slot }) => slot).join()} ${target} ${area}`;
}
