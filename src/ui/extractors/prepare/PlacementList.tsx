import { CounterSvg } from '../art/CounterSvg';
import { DIRECTION_NAMES } from '../../../hex';
import { unitsOf, unplacedUnits, zoneOf, type Position, type Unit } from '../../../rules/extractors';
import { RowGroup } from '../../widgets/RowGroup';
import { UnitRow } from '../../widgets/UnitRow';
import { faceOf, statusOf } from '../art/counterFace';
import { figuresOf, unitName } from '../wording';
import { placeWords } from './placementWords';

interface PlacementListProps {
  readonly position: Position;
  /** The unit in hand. */
  readonly unit: Unit | null;
  readonly onPick: (unit: Unit) => void;
}

/** The units the side sets up: those still to place, those that stand. */
export function PlacementList({ position, unit, onPick }: PlacementListProps) {
  const { side } = position.phase;
  const waiting = unplacedUnits(position);
  const standing = unitsOf(position).filter(
    (one) => one.side === side && one.where.at === 'map' && zoneOf(position, one) !== null,
  );
  const later = unitsOf(position).filter((one) => one.side === side && one.where.at === 'toEnter').length;
  const row = (one: Unit, detail: string) => (
    <UnitRow
      key={one.id}
      picture={
        <CounterSvg
          face={faceOf(one)}
          status={{ ...statusOf(position, one), hidden: false }}
          size={40}
          {...(one.where.at === 'map' && one.where.facing !== null && { facing: one.where.facing })}
        />
      }
      name={unitName(one)}
      detail={detail}
      state={one.id === unit?.id ? 'selected' : 'can'}
      onSelect={() => onPick(one)}
    />
  );
  return (
    <>
      <h2 className="visually-hidden">Units</h2>
      {waiting.length > 0 && (
        <RowGroup title="To place" count={waiting.length}>
          {waiting.map((one) => row(one, figuresOf(one)))}
        </RowGroup>
      )}
      {standing.length > 0 && (
        <RowGroup title="Placed" count={standing.length}>
          {standing.map((one) => row(one, `${placeWords(position, one)}${facingWords(one)}`))}
        </RowGroup>
      )}
      {later > 0 && <p className="prepare-note placement-later">{later} more enter later.</p>}
    </>
  );
}

function facingWords({ where }: Unit): string {
  return where.at === 'map' && where.facing !== null ? `, faces ${DIRECTION_NAMES[where.facing]}` : '';
}
