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
            <JoinerRow key={`${firer.unit} ${firer.slot}`} {...{ position, shot, firer }} />
          ))}
        </Card>
      )}
      {able.length > 0 && (
        <Card title={able.length === 1 ? `${firerShort(position, able[0].firer)} can join` : 'Can join'}>
          {able.map(({ firer }) => (
            <JoinerRow key={firer.unit} {...{ position, shot, firer }} joins />
          ))}
        </Card>
      )}
      {unable.length > 0 && <Unable position={position} joiners={unable} />}
    </>
  );
}

interface JoinerRowProps {
  readonly position: Position;
  readonly shot: Shot;
  readonly firer: Firer;
  readonly joins?: true;
}

/** One who fires too and can be taken out, or who `joins` once added: what the shot comes to then. */
function JoinerRow({ position, shot, firer, joins }: JoinerRowProps) {
  const change = useChange();
  const name = nameOf(position, firer.unit);
  return (
    <div className="split joiner" data-joins={joins}>
      <div>
        <b>{name}</b>
        <small>
          {place(position, firer)}
          {joins && `, ${joinedWords(position, shot, firer)}`}
        </small>
      </div>
      <Button
        icon={joins ? <Plus aria-hidden size={20} /> : <Minus aria-hidden size={20} />}
        onPress={() => change((now, desk) => toggled(now, desk, shot, firer))}
      >
        {joins ? 'Add' : 'Take out'}
        <span className="visually-hidden"> {name}</span>
      </Button>
    </div>
  );
}

/** '60 %: any hit 80 %' */
function joinedWords(position: Position, shot: Shot, firer: Firer): string {
  const joined = forecast(position, { ...shot, firers: [...shot.firers, firer], area: false }).units[0];
  const own = joined.toHit[joined.toHit.length - 1];
  return `${percent(own.chance)}: any hit ${percent(joined.anyHit)}`;
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
