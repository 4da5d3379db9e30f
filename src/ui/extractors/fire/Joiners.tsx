import { Minus, Plus } from 'lucide-react';
import {
  forecast,
  isPlaced,
  unitOf,
  whoCanJoin,
  type Firer,
  type Joiner,
  type Position,
  type Shot,
} from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { Card } from '../../widgets/Card';
import { percent } from '../../widgets/figures';
import { Reason } from '../../widgets/Reason';
import { toggled } from '../input/modes/aiming';
import { usePosition } from '../table';
import { hexName, nameOf, reasonText } from '../wording';
import { firerShort } from './shotWords';
import { useChange } from './useChange';

/** Who fires together, who can join, and why the others cannot [§7.5]. */
export function Joiners({ shot }: { readonly shot: Shot }) {
  const position = usePosition();
  const all = whoCanJoin(position, shot);
  const able = all.filter(({ illegal }) => !illegal);
  const unable = all.filter(({ illegal }) => illegal);
  return (
    <>
      {shot.firers.length > 1 && (
        <Card title="Firing together">
          {shot.firers.map((firer) => (
            <Member key={`${firer.unit} ${firer.slot}`} position={position} shot={shot} firer={firer} />
          ))}
        </Card>
      )}
      {able.length > 0 && (
        <Card title={able.length === 1 ? `${firerShort(position, able[0].firer)} can join` : 'Can join'}>
          {able.map(({ firer }) => (
            <Candidate key={firer.unit} position={position} shot={shot} firer={firer} />
          ))}
        </Card>
      )}
      {unable.length > 0 && <Unable position={position} joiners={unable} />}
    </>
  );
}

interface FirerProps {
  readonly position: Position;
  readonly shot: Shot;
  readonly firer: Firer;
}

function Candidate({ position, shot, firer }: FirerProps) {
  const change = useChange();
  const joined = forecast(position, { ...shot, firers: [...shot.firers, firer], area: false }).units[0];
  const own = joined.toHit[joined.toHit.length - 1];
  return (
    <div className="split joiner">
      <div>
        <b>{nameOf(position, firer.unit)}</b>
        <small>
          {place(position, firer)}, {percent(own.chance)}: any hit {percent(joined.anyHit)}
        </small>
      </div>
      <Button
        icon={<Plus aria-hidden size={20} />}
        onPress={() => change((now, desk) => toggled(now, desk, shot, firer))}
      >
        Add<span className="visually-hidden"> {nameOf(position, firer.unit)}</span>
      </Button>
    </div>
  );
}

function Member({ position, shot, firer }: FirerProps) {
  const change = useChange();
  return (
    <div className="split joiner">
      <div>
        <b>{nameOf(position, firer.unit)}</b>
        <small>{place(position, firer)}</small>
      </div>
      <Button
        icon={<Minus aria-hidden size={20} />}
        onPress={() => change((now, desk) => toggled(now, desk, shot, firer))}
      >
        Take out<span className="visually-hidden"> {nameOf(position, firer.unit)}</span>
      </Button>
    </div>
  );
}

function Unable({ position, joiners }: { readonly position: Position; readonly joiners: readonly Joiner[] }) {
  return (
    <div className="card">
      <details className="fold">
        <summary>Cannot join: {joiners.length}</summary>
        <ul className="aim-refusals">
          {joiners.map(({ firer, illegal }) => {
            const why = illegal && reasonText(position, illegal);
            return (
              <li key={firer.unit}>
                <b>{nameOf(position, firer.unit)}</b>
                {why && <Reason rule={why.rule}>{why.text}</Reason>}
              </li>
            );
          })}
        </ul>
      </details>
    </div>
  );
}

function place(position: Position, { unit: id }: Firer): string {
  const unit = unitOf(position, id);
  return isPlaced(unit) ? hexName(unit.where.hex) : '';
}
