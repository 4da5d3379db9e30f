import type { Position, Unit } from '../../../rules/extractors';
import { EmptyState } from '../../widgets/EmptyState';
import { Reason } from '../../widgets/Reason';
import { RowGroup } from '../../widgets/RowGroup';
import { UnitRow } from '../../widgets/UnitRow';
import { usePosition } from '../table';
import { UnitPicture } from '../art/UnitPicture';
import { hexName, percent, reasonText, statusWords, unitName } from '../wording';
import { useDesk, useDeskState } from './deskStore';
import { standings, type Standing, type UnitStanding } from './units';

const GROUPS: readonly { readonly state: Standing['state']; readonly title: (phase: string) => string }[] = [
  { state: 'can', title: (phase) => `Can ${phase}` },
  { state: 'idle', title: () => 'Nothing in range' },
  { state: 'cannot', title: (phase) => `Cannot ${phase}` },
  { state: 'acted', title: () => 'Done' },
];
const VERBS: Readonly<Record<string, string>> = { movement: 'move', fire: 'fire', rally: 'rally' };

/** The units of the side to decide: who can act, who cannot and why, who is done. */
export function UnitList() {
  const position = usePosition();
  const all = standings(position);
  const verb = VERBS[position.phase.name] ?? 'act';
  if (all.length === 0) return <EmptyState title="No units on the map" />;
  return (
    <div className="unit-list">
      {GROUPS.map(({ state, title }) => {
        const units = all.filter(({ standing }) => standing.state === state);
        if (units.length === 0) return null;
        return (
          <RowGroup key={state} title={title(verb)} count={units.length}>
            {units.map((one) => (
              <Row key={one.unit.id} position={position} {...one} />
            ))}
          </RowGroup>
        );
      })}
    </div>
  );
}

function Row({ position, unit, standing }: UnitStanding & { readonly position: Position }) {
  const desk = useDesk();
  const selected = useDeskState((state) => state.selected) === unit.id;
  const why = standing.state === 'cannot' ? reasonText(position, standing.why) : null;
  return (
    <UnitRow
      picture={<UnitPicture unit={unit} size={40} />}
      name={unitName(unit)}
      detail={whereabouts(unit)}
      figure={
        standing.state === 'can' && standing.chance !== undefined ? percent(standing.chance) : undefined
      }
      state={selected ? 'selected' : standing.state === 'idle' ? 'can' : standing.state}
      reason={why && <Reason rule={why.rule}>{why.text}</Reason>}
      onSelect={() => desk.select(selected ? null : unit.id)}
    />
  );
}

/** Hex and status in a line; a unit off the map says so itself. */
export function whereabouts(unit: Unit): string {
  const place = unit.where.at === 'map' ? [hexName(unit.where.hex)] : [];
  return [...place, ...statusWords(unit)].join(', ');
}
