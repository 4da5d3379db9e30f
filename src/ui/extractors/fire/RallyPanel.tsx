import { memo } from 'react';
import {
  RALLIES_FROM,
  rallyChance,
  unitsOf,
  whyNotRally,
  type Position,
  type Unit,
} from '../../../rules/extractors';
import { Card } from '../../widgets/Card';
import { EmptyState } from '../../widgets/EmptyState';
import { hitRange, percent } from '../../widgets/figures';
import { Reason } from '../../widgets/Reason';
import { RowGroup } from '../../widgets/RowGroup';
import { RuleLink } from '../../widgets/RuleLink';
import { ShotChance } from '../../widgets/ShotChance';
import { ShotTable } from '../../widgets/ShotTable';
import { UnitRow } from '../../widgets/UnitRow';
import { useDeskState } from '../input/deskStore';
import { inRally } from '../input/modes/acting';
import { usePosition } from '../table';
import { UnitPicture } from '../art/UnitPicture';
import { count, nameOf, reasonText, shortName, unitName, whereabouts } from '../wording';
import { RefusedCard } from './RefusedCard';
import { ResultPanel } from './ResultPanel';
import { useChange } from './useChange';
import './fire.css';

/** The right column in the rally phase: each routed unit with its chance and the Transcom that helps [§6.3.4]. */
export const RallyPanel = memo(function RallyPanel() {
  const position = usePosition();
  const selected = useDeskState((desk) => desk.selected);
  const result = useDeskState((desk) => desk.result);
  if (result !== null) return <ResultPanel />;
  const routed = unitsOf(position).filter(isRouted);
  const unit = routed.find(({ id }) => id === selected);
  const able = routed.filter(({ id }) => !whyNotRally(position, id));
  const done = routed.filter(({ id }) => whyNotRally(position, id));
  return (
    <>
      <RefusedCard />
      {unit && !whyNotRally(position, unit.id) && <RallyCard position={position} unit={unit} />}
      {routed.length === 0 && <EmptyState title="No section is routed">End the phase to go on.</EmptyState>}
      {able.length > 0 && (
        <RowGroup title="Can roll to rally" count={able.length}>
          {able.map((one) => (
            <RallyRow key={one.id} position={position} unit={one} selected={one.id === selected} />
          ))}
        </RowGroup>
      )}
      {done.length > 0 && (
        <RowGroup title="Stay routed" count={done.length}>
          {done.map((one) => (
            <RallyRow key={one.id} position={position} unit={one} selected={false} />
          ))}
        </RowGroup>
      )}
      <Pins position={position} />
    </>
  );
});

interface RowProps {
  readonly position: Position;
  readonly unit: Unit;
  readonly selected: boolean;
}

function RallyRow({ position, unit, selected }: RowProps) {
  const change = useChange();
  const illegal = whyNotRally(position, unit.id);
  const why = illegal && reasonText(position, illegal);
  return (
    <UnitRow
      picture={<UnitPicture unit={unit} size={40} />}
      name={unitName(unit)}
      detail={illegal ? whereabouts(unit) : `${whereabouts(unit)}; ${helpText(position, unit)}`}
      figure={illegal ? undefined : percent(rallyChance(position, unit.id).chance)}
      state={selected ? 'selected' : illegal ? 'cannot' : 'can'}
      reason={why && <Reason rule={why.rule}>{why.text}</Reason>}
      onSelect={() => change((now, desk) => inRally(now, desk, unit.id))}
    />
  );
}

function RallyCard({ position, unit }: { readonly position: Position; readonly unit: Unit }) {
  const { drm, needed, chance, transcom } = rallyChance(position, unit.id);
  const cause =
    transcom === null
      ? 'Transcom near'
      : transcom === unit.id
        ? 'Transcom, itself'
        : nameOf(position, transcom);
  return (
    <Card
      level="main"
      kicker="Rally"
      title={nameOf(position, unit.id)}
      picture={<UnitPicture unit={unit} size={44} />}
      aside={<RuleLink rule="§6.3.4" />}
    >
      <ShotTable
        title="To rally"
        firers={[{ name: shortName(unit) }]}
        rows={[
          { cause: 'Base', values: [hitRange(RALLIES_FROM)] },
          { cause, rule: transcom === unit.id ? 'R-47' : 'R-10', values: [transcom === null ? 'none' : drm] },
          { cause: 'Rallies on', values: [hitRange(needed)], weight: 'sum' },
          {
            cause: 'Chance',
            values: [<ShotChance key="chance" does="rallies" chance={chance} from={needed} />],
          },
        ]}
      />
    </Card>
  );
}

function Pins({ position }: { readonly position: Position }) {
  const pinned = unitsOf(position).filter((unit) => unit.class === 'section' && unit.pinned).length;
  if (pinned === 0) return null;
  return (
    <Card>
      <p>
        {count(pinned, 'Pinned marker')} {pinned === 1 ? 'comes' : 'come'} off at the end of this phase.{' '}
        <RuleLink rule="§6.3.4" />
      </p>
    </Card>
  );
}

/** 'Transcom 2 helps: +2' */
function helpText(position: Position, unit: Unit): string {
  const { transcom, drm } = rallyChance(position, unit.id);
  if (transcom === null) return 'no Transcom within 2 hexes';
  return transcom === unit.id ? `itself a Transcom: +${drm}` : `${nameOf(position, transcom)}: +${drm}`;
}

function isRouted(unit: Unit): boolean {
  return unit.class === 'section' && unit.routed && unit.where.at === 'map';
}
