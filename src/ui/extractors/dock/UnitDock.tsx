import { MapPin, X } from 'lucide-react';
import { isPlaced, unitsIn, type Position, type Unit } from '../../../rules/extractors';
import { IconButton } from '../../widgets/IconButton';
import { Reason } from '../../widgets/Reason';
import { standingWords } from '../forces';
import { useDesk, useDeskState } from '../input/deskStore';
import { standingOf } from '../input/units';
import { usePosition } from '../table';
import { UnitPicture } from '../art/UnitPicture';
import { capital, directionName, hexName, reasonText, shortName, statusWords, unitName } from '../wording';
import { MachineBody } from './MachineBody';
import { PieceBody } from './PieceBody';
import './dock.css';
import '../../theme/paper.css';

/** The card of a unit of either side, as far as the looking side may know it: strength, weapons, orders, what it can do. */
export function UnitDock({ unit }: { readonly unit: Unit }) {
  const position = usePosition();
  const looked = useDeskState((desk) => desk.looked) === unit.id;
  return (
    <section
      className="dock"
      aria-label={`${unit.class === 'machine' ? 'Display' : 'Card'} of ${unitName(unit)}`}
    >
      <Head unit={unit} looked={looked} />
      <div className="dock-body paper">
        {unit.class === 'machine' ? <MachineBody machine={unit} /> : <PieceBody unit={unit} />}
      </div>
      {looked && <Now position={position} unit={unit} />}
      {looked && <Others position={position} unit={unit} />}
    </section>
  );
}

function Head({ unit, looked }: { readonly unit: Unit; readonly looked: boolean }) {
  const desk = useDesk();
  return (
    <div className="dock-head">
      <UnitPicture unit={unit} size={44} />
      <div>
        <h2>{unitName(unit)}</h2>
        <small>{placeText(unit)}</small>
      </div>
      {isPlaced(unit) && (
        <IconButton
          label={`Show ${shortName(unit)} on the map`}
          icon={<MapPin aria-hidden size={20} />}
          onPress={() => desk.state.setState({ focus: unit.where.hex, centre: unit.where.hex })}
        />
      )}
      {looked && (
        <IconButton
          label="Close the card"
          icon={<X aria-hidden size={20} />}
          onPress={() => desk.look(null)}
        />
      )}
    </div>
  );
}

/** '0807, facing south-east'; how it is off the map. */
function placeText(unit: Unit): string {
  if (!isPlaced(unit)) return capital(statusWords(unit).slice(0, 1).join(''));
  const { hex, facing } = unit.where;
  return [hexName(hex), ...(facing === null ? [] : [`facing ${directionName(facing)}`])].join(', ');
}

/** What it can do in this phase, or why it cannot. */
function Now({ position, unit }: { readonly position: Position; readonly unit: Unit }) {
  const { side, name } = position.phase;
  const acts = name === 'movement' || name === 'fire' || name === 'rally';
  if (!acts || unit.side !== side || unit.class === 'static') return null;
  const standing = standingOf(position, unit);
  const why = standing.state === 'cannot' ? reasonText(position, standing.why) : null;
  return (
    <p className="dock-now">
      {why ? <Reason rule={why.rule}>{why.text}</Reason> : capital(standingWords(position, standing))}
    </p>
  );
}

/** The rest of its stack, to be looked at in turn. */
function Others({ position, unit }: { readonly position: Position; readonly unit: Unit }) {
  const desk = useDesk();
  if (!isPlaced(unit)) return null;
  const others = unitsIn(position, unit.where.hex).filter(({ id }) => id !== unit.id);
  if (others.length === 0) return null;
  return (
    <div className="dock-others">
      <span>Also here</span>
      {others.map((other) => (
        <button
          key={other.id}
          type="button"
          aria-label={`Look at ${unitName(other)}`}
          onClick={() => desk.look(other.id)}
        >
          <UnitPicture unit={other} size={40} />
        </button>
      ))}
    </div>
  );
}
