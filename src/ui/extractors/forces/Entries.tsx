import { fullStrengthOf, type Machine, type Position, type Unit } from '../../../rules/extractors';
import { MachineEntry } from '../../widgets/MachineEntry';
import { OrderBoxes } from '../../widgets/OrderBoxes';
import { UnitChip } from '../../widgets/UnitChip';
import { useDesk, useDeskState } from '../input/deskStore';
import { standingOf, type Standing } from '../input/units';
import { usePosition, usePublished } from '../table';
import { UnitPicture } from '../art/UnitPicture';
import { percent, unitName, whereabouts } from '../wording';
import { machineBoxes } from './boxes';
import { standingWords } from './standingWords';

/** A machine of either side with its order boxes as both sides may know them. */
export function MachineOfList({ machine }: { readonly machine: Machine }) {
  const position = usePosition();
  const log = usePublished((published) => published.log);
  const entry = useEntry(machine);
  const { armour } = machine;
  return (
    <MachineEntry
      {...entry}
      picture={<UnitPicture unit={machine} size={46} />}
      figure={`${armour} of ${fullStrengthOf(machine)}`}
      unit="armour"
    >
      {position.rules === 'full' && <OrderBoxes cycles={machineBoxes(position, log, machine)} />}
    </MachineEntry>
  );
}

/** A unit of either side as its counter. */
export function UnitOfList({ unit }: { readonly unit: Unit }) {
  const position = usePosition();
  const entry = useEntry(unit);
  const standing = ownStanding(position, unit);
  const chance = standing?.state === 'can' ? standing.chance : undefined;
  return (
    <UnitChip
      {...entry}
      picture={<UnitPicture unit={unit} size={40} />}
      figure={chance === undefined ? undefined : percent(chance)}
    />
  );
}

function useEntry(unit: Unit) {
  const position = usePosition();
  const desk = useDesk();
  const selected = useDeskState((state) => state.selected) === unit.id;
  const looked = useDeskState((state) => state.looked) === unit.id;
  const standing = ownStanding(position, unit);
  const words = [
    whereabouts(unit, unit.class === 'machine' ? 'armour' : undefined),
    ...(standing ? [standingWords(position, standing)] : []),
  ];
  return {
    name: unitName(unit),
    detail: words.filter((part) => part !== '').join(', '),
    state: stateOf(standing),
    selected,
    looked,
    onSelect: () => desk.pick(unit.id),
  };
}

/** What it can do; undefined for the other side and for what never acts. */
function ownStanding(position: Position, unit: Unit): Standing | undefined {
  const { side, name } = position.phase;
  const acts = name === 'movement' || name === 'fire' || name === 'rally';
  return unit.side === side && acts && unit.class !== 'static' ? standingOf(position, unit) : undefined;
}

function stateOf(standing: Standing | undefined): 'can' | 'cannot' | 'acted' | 'rest' {
  if (standing === undefined) return 'rest';
  return standing.state === 'idle' ? 'can' : standing.state;
}
