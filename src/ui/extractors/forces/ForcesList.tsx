import { memo, useState } from 'react';
import { enemyOf, type Position, type Side, type Unit } from '../../../rules/extractors';
import { useHurried } from '../../play/useHurried';
import { RowGroup } from '../../widgets/RowGroup';
import { ChipRow } from '../../widgets/UnitChip';
import { SideMark } from '../../widgets/SideMark';
import { useTold } from '../input/told';
import { isNext, standings } from '../input/units';
import { usePosition } from '../table';
import { count, nameOf, sideName } from '../wording';
import { forceOfSide, lossesOf, type Loss, type UnitGroup } from './groups';
import { MachineOfList, UnitOfList } from './Entries';
import './forces.css';

/** The units of both sides as the looking side knows them, the side to decide first; while the computer hurries they stay where they are. */
export const ForcesList = memo(function ForcesList() {
  const { side } = usePosition().phase;
  const hurried = useHurried();
  const [first, setFirst] = useState(side ?? 'dorian');
  const decides = hurried ? first : (side ?? 'dorian');
  if (decides !== first) setFirst(decides);
  return (
    <div className="forces-list">
      <h2 className="visually-hidden">Units of both sides</h2>
      <SideForces key={first} side={first} />
      <SideForces key={enemyOf(first)} side={enemyOf(first)} />
    </div>
  );
});

function SideForces({ side }: { readonly side: Side }) {
  const { position, log } = useTold();
  const { machines, groups } = forceOfSide(position, side);
  const losses = lossesOf(position, log, side);
  if (machines.length + groups.length + losses.length === 0) return null;
  return (
    <RowGroup
      title={
        <>
          <SideMark side={side} size={18} /> {sideName(side)}
        </>
      }
      count={countText(position, side, losses.length)}
    >
      {machines.map((machine) => (
        <MachineOfList key={machine.id} machine={machine} />
      ))}
      {groups.map((group) => (
        <Group key={group.name} group={group} />
      ))}
      {losses.length > 0 && <Losses losses={losses} />}
    </RowGroup>
  );
}

function Group({ group: { name, units } }: { readonly group: UnitGroup }) {
  return (
    <ChipRow name={name} detail={stateOf(units)}>
      {units.map((unit) => (
        <UnitOfList key={unit.id} unit={unit} />
      ))}
    </ChipRow>
  );
}

/** What is the matter in a row: '1 pinned, 2 inside'; the counters show the rest. */
function stateOf(units: readonly Unit[]): string | undefined {
  const sections = units.flatMap((unit) => (unit.class === 'section' ? [unit] : []));
  const told = (number: number, what: string) => (number > 0 ? [`${number} ${what}`] : []);
  const parts = [
    ...told(units.filter(({ where }) => where.at === 'toEnter').length, 'to enter'),
    ...told(sections.filter(({ routed }) => routed).length, 'routed'),
    ...told(sections.filter(({ pinned, routed }) => pinned && !routed).length, 'pinned'),
    ...told(units.filter(({ where }) => where.at === 'map' && where.inside !== null).length, 'inside'),
    ...told(units.filter(({ hidden }) => hidden).length, 'hidden'),
  ];
  return parts.length > 0 ? parts.join(', ') : undefined;
}

const WHY: Readonly<Record<Loss['why'], string>> = {
  fire: 'by fire',
  overstacked: 'no place in its hex',
  leftMap: 'ran off the map',
  selfDestruct: 'by its own blast',
  overrun: 'overrun',
  exited: 'left the map',
};

function Losses({ losses }: { readonly losses: readonly Loss[] }) {
  const position = usePosition();
  return losses.map(({ unit, turn, why }) => (
    <li key={`${unit} ${turn}`} className="loss-row">
      {why === 'exited' ? nameOf(position, unit) : <s>{nameOf(position, unit)}</s>}
      <small>
        turn {turn}, {WHY[why]}
      </small>
    </li>
  ));
}

/** '3 of 11 can still move'; of the other side how many there are. */
function countText(position: Position, side: Side, lost: number): string {
  const gone = lost > 0 ? [`${lost} gone`] : [];
  if (side !== position.phase.side) {
    const { machines, groups } = forceOfSide(position, side);
    const units = machines.length + groups.reduce((sum, group) => sum + group.units.length, 0);
    return [count(units, 'unit'), ...gone].join(', ');
  }
  const all = standings(position);
  const able = all.filter(({ standing }) => standing.state === 'can' || isNext(standing)).length;
  const verb = VERBS[position.phase.name] ?? 'act';
  return [`${able} of ${all.length} to ${verb}`, ...gone].join(', ');
}

const VERBS: Readonly<Record<string, string>> = { movement: 'move', fire: 'fire', rally: 'rally' };
