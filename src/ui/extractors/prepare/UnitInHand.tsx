import { ArrowDownToLine, Undo2 } from 'lucide-react';
import { CounterSvg } from '../art/CounterSvg';
import { DIRECTIONS, DIRECTION_NAMES, type Direction } from '../../../hex';
import {
  facesHexside,
  isPlaced,
  whyIllegal,
  type CounterId,
  type Placed,
  type Position,
  type Unit,
} from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { Card } from '../../widgets/Card';
import { RuleLink } from '../../widgets/RuleLink';
import { SegmentedControl } from '../../widgets/SegmentedControl';
import { faceOf, statusOf } from '../art/counterFace';
import { useDesk, useDeskState } from '../input/deskStore';
import { carriersIn, facingFor } from '../input/modes/placing';
import { capital, figuresInWords, hexName, reasonText, unitName } from '../wording';
import { placeWords, zoneWords } from './placementWords';

interface UnitInHandProps {
  readonly position: Position;
  readonly unit: Unit;
  /** hand: the one a tap places. last: the one just placed. */
  readonly as: 'hand' | 'last';
}

/** A unit being set up: where it may stand, its facing, what it can go into, the way back [§5]. */
export function UnitInHand({ position, unit, as }: UnitInHandProps) {
  const zone = zoneWords(position, unit);
  return (
    <Card
      level={as === 'hand' ? 'main' : 'part'}
      kicker={
        as === 'last'
          ? 'Placed last'
          : isPlaced(unit)
            ? 'In hand: tap a hex to move it'
            : 'In hand: tap a hex'
      }
      title={unitName(unit)}
      picture={
        <CounterSvg
          face={faceOf(unit)}
          status={{ ...statusOf(position, unit), hidden: false }}
          size={as === 'hand' ? 52 : 40}
          {...facingOf(unit)}
        />
      }
    >
      {as === 'hand' && (
        <>
          <p className="prepare-note">{capital(figuresInWords(unit))}.</p>
          <p>
            {zone.text}. <RuleLink rule={zone.rule} />
          </p>
        </>
      )}
      {isPlaced(unit) && <p className="prepare-note">Stands in {placeWords(position, unit)}.</p>}
      {facesHexside(unit) && <FacingChoice position={position} unit={unit} />}
      {isPlaced(unit) && <Placement position={position} unit={unit} />}
    </Card>
  );
}

function facingOf({ where }: Unit): { facing?: Direction } {
  return where.at === 'map' && where.facing !== null ? { facing: where.facing } : {};
}

interface PartProps {
  readonly position: Position;
  readonly unit: Unit;
}

/** Any facing [§5]; for a unit not placed yet, the one it will have. */
function FacingChoice({ position, unit }: PartProps) {
  const desk = useDesk();
  const facing = facingFor(
    position,
    useDeskState((state) => state),
    unit,
  );
  return (
    <SegmentedControl
      label={isPlaced(unit) ? 'Faces' : 'Will face'}
      value={facing === null ? null : String(facing)}
      choices={DIRECTIONS.map((each) => ({ value: String(each), label: DIRECTION_NAMES[each] }))}
      onChange={(value) => {
        const next = Number(value) as Direction;
        desk.state.setState({ facing: next });
        if (!isPlaced(unit)) return;
        const { hex, inside } = unit.where;
        desk.act({ type: 'place', unit: unit.id, hex, facing: next, into: inside });
        desk.state.setState({ selected: unit.id });
      }}
    />
  );
}

/** Into a Floater or fort of its hex, out of it again, and off the map. */
function Placement({ position, unit }: PartProps & { readonly unit: Placed }) {
  const desk = useDesk();
  const { hex, facing, inside } = unit.where;
  const place = (into: CounterId | null) => ({ type: 'place', unit: unit.id, hex, facing, into }) as const;
  const offers = unit.class === 'section' ? carriersIn(position, hex).filter((id) => id !== inside) : [];
  const unplace = { type: 'unplace', unit: unit.id } as const;
  const fixed = whyIllegal(position, unplace);
  return (
    <div className="placement-acts">
      {offers.map((carrier) => {
        const why = whyIllegal(position, place(carrier));
        return (
          <Button
            key={carrier}
            icon={<ArrowDownToLine aria-hidden size={20} />}
            reason={why && reasonText(position, why).text}
            onPress={() => desk.act(place(carrier))}
          >
            {`Into ${unitName(position.units[carrier])}`}
          </Button>
        );
      })}
      {inside !== null && <OutOf {...{ position, unit, inside }} onPress={() => desk.act(place(null))} />}
      <Button
        icon={<Undo2 aria-hidden size={20} />}
        caption={`Off ${hexName(hex)}, to be placed again`}
        reason={fixed && reasonText(position, fixed).text}
        onPress={() => {
          if (desk.act(unplace)) desk.state.setState({ selected: unit.id });
        }}
      >
        Take up
      </Button>
    </div>
  );
}

interface OutOfProps extends PartProps {
  readonly unit: Placed;
  readonly inside: CounterId;
  readonly onPress: () => void;
}

function OutOf({ position, unit, inside, onPress }: OutOfProps) {
  const { hex, facing } = unit.where;
  const why = whyIllegal(position, { type: 'place', unit: unit.id, hex, facing, into: null });
  return (
    <Button reason={why && reasonText(position, why).text} onPress={onPress}>
      {`Beside ${unitName(position.units[inside])}`}
    </Button>
  );
}
