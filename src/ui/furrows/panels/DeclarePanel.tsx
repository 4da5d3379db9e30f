import { X } from 'lucide-react';
import {
  declarationsOf,
  forecast,
  forecastTarget,
  isPlaced,
  placedBases,
  shootersLeft,
  whyNotFiring,
  type BaseId,
  type Declaration,
  type Placed,
  type Position,
} from '../../../rules/furrows';
import { Card } from '../../widgets/Card';
import { EmptyState } from '../../widgets/EmptyState';
import { percent } from '../../widgets/figures';
import { IconButton } from '../../widgets/IconButton';
import { Reason } from '../../widgets/Reason';
import { SegmentedControl } from '../../widgets/SegmentedControl';
import { useTop } from '../../widgets/useTop';
import { bestAim, canFire, whyNoAim } from '../play/aiming';
import { useDesk, useDeskState } from '../play/desk';
import { usePosition } from '../table';
import { baseName, oddsText, reasonText, weaponName } from '../wording';
import { BaseHead } from './BaseHead';
import { ShotCard } from './ShotCard';

/** Who fires what at whom: declared openly, rolled when both sides have done. */
export function DeclarePanel() {
  const position = usePosition();
  const { selected, aim } = useDeskState((state) => state);
  const top = useTop(String(selected));
  const base = selected === null ? undefined : position.bases[selected];
  const done = selected !== null && !canFire(position, selected);
  return (
    <div ref={top}>
      {done && <Declared position={position} />}
      {base && isPlaced(base) && base.side === position.phase.side ? (
        <Firer position={position} base={base} aim={aim} />
      ) : (
        <EmptyState title="Declare the fire">
          Pick a base that was told to fire, then its target. Nothing is rolled until both sides have
          declared.
        </EmptyState>
      )}
      {!done && <Declared position={position} />}
    </div>
  );
}

interface FirerProps {
  readonly position: Position;
  readonly base: Placed;
  readonly aim: Declaration | null;
}

function Firer({ position, base, aim }: FirerProps) {
  const why = whyNotFiring(position, base);
  const reason = why && reasonText(position, why);
  return (
    <>
      <BaseHead base={base} />
      {reason ? (
        <Card>
          <Reason rule={reason.rule}>{reason.text}</Reason>
        </Card>
      ) : (
        <Targets position={position} base={base} aim={aim} />
      )}
      {!reason && aim && <Aimed position={position} base={base} aim={aim} />}
    </>
  );
}

function Targets({ position, base, aim }: FirerProps) {
  const desk = useDesk();
  const all = declarationsOf(position, base);
  const enemies = placedBases(position)
    .filter(({ side }) => side !== base.side)
    .map((enemy) => ({
      enemy,
      best: all.some(({ target }) => target === enemy.id) ? bestAim(position, base.id, enemy.id) : null,
    }))
    // Those that can be fired at come first: a phone shows few.
    .sort((a, b) => Number(a.best === null) - Number(b.best === null));
  return (
    <section className="card" aria-label="Targets">
      <p className="kicker">Targets</p>
      <ul className="target-list">
        {enemies.map(({ enemy, best }) => (
          <li key={enemy.id}>
            <button
              type="button"
              className="target-row"
              aria-pressed={aim?.target === enemy.id}
              aria-disabled={best === null || undefined}
              onClick={() => best && desk.state.setState({ aim: best, focus: enemy.where.hex })}
            >
              <b>{baseName(position, enemy.id)}</b>
              <small>
                {best ? `${weaponName(best.weapon)}, any harm` : whyNoAim(position, base.id, enemy.id)}
              </small>
              {best && <span>{percent(forecast(position, best).odds.any)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Aimed({ position, base, aim }: FirerProps & { readonly aim: Declaration }) {
  const desk = useDesk();
  const here = declarationsOf(position, base).filter(({ target }) => target === aim.target);
  const weapons = [...new Set(here.map(({ weapon }) => weapon))];
  const left = shootersLeft(position, base, aim.weapon);
  const crews = here.filter(({ weapon }) => weapon === aim.weapon);
  if (!crews.some((each) => sameCrew(each, aim))) return null;
  return (
    <>
      {(weapons.length > 1 || crews.length > 1) && (
        <section className="card" aria-label="Weapon and models">
          {weapons.length > 1 && (
            <SegmentedControl
              label="Weapon"
              value={aim.weapon}
              choices={weapons.map((weapon) => ({ value: weapon, label: weaponName(weapon) }))}
              onChange={(weapon) =>
                desk.state.setState({ aim: bestAim(position, base.id, aim.target, weapon) })
              }
            />
          )}
          {crews.length > 1 && (
            <SegmentedControl
              label={`Models that fire, of ${left.ordinary + left.elites.length}`}
              value={crewKey(aim)}
              choices={crews.map((crew) => ({ value: crewKey(crew), label: crewLabel(crew) }))}
              onChange={(key) =>
                desk.state.setState({ aim: crews.find((crew) => crewKey(crew) === key) ?? aim })
              }
            />
          )}
        </section>
      )}
      <ShotCard forecast={forecast(position, aim)} />
    </>
  );
}

const crewKey = ({ models, elites }: Declaration) => `${models} ${elites.join()}`;
const crewLabel = ({ models, elites }: Declaration) =>
  [models > 0 ? String(models) : '', ...elites].filter(Boolean).join(' + ');
const sameCrew = (a: Declaration, b: Declaration) => crewKey(a) === crewKey(b);

/** What has been declared so far, by both; the own can be taken back one by one. */
function Declared({ position }: { readonly position: Position }) {
  const desk = useDesk();
  if (position.declared.length === 0) return null;
  const targets = [...new Set(position.declared.map(({ target }) => target))];
  return (
    <Card title="Declared">
      <ul className="declared">
        {position.declared.map(({ base, weapon, models, elites, target }, index) => (
          <li key={index}>
            <span>
              {baseName(position, base)}: {weaponName(weapon)} at {baseName(position, target)}
              {models + elites.length > 1 && `, ${models + elites.length} models`}
            </span>
            {position.bases[base].side === position.phase.side && (
              <IconButton
                label={`Take back: ${weaponName(weapon)} of ${baseName(position, base)}`}
                icon={<X aria-hidden />}
                onPress={() => desk.act({ type: 'undeclare', base, weapon, target })}
              />
            )}
          </li>
        ))}
      </ul>
      {targets.map((target: BaseId) => (
        <p key={target} className="card-note">
          {baseName(position, target)}, all of it: {oddsText(forecastTarget(position, target))}
        </p>
      ))}
    </Card>
  );
}
