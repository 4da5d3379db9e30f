import {
  firersOf,
  targetsOf,
  unitOf,
  whyIllegal,
  type Illegal,
  type Position,
  type TargetOption,
  type Unit,
} from '../../../rules/extractors';
import { Card } from '../../widgets/Card';
import { EmptyState } from '../../widgets/EmptyState';
import { percent } from '../../widgets/figures';
import { Reason } from '../../widgets/Reason';
import { RowGroup } from '../../widgets/RowGroup';
import { UnitRow } from '../../widgets/UnitRow';
import { aim } from '../input/modes/aiming';
import { usePosition } from '../table';
import { UnitPicture } from '../art/UnitPicture';
import { hexes, reasonText, unitName, whereabouts } from '../wording';
import { useChange } from './useChange';

/** The enemies a unit may fire at with its chances, and why not at the others [§7]. */
export function TargetList({ unit }: { readonly unit: Unit }) {
  const position = usePosition();
  const held = whyNotAtAll(position, unit);
  if (held)
    return (
      <Card title="Cannot fire now">
        <Reason rule={held.rule}>{reasonText(position, held).text}</Reason>
      </Card>
    );
  const options = targetsOf(position, firersOf(unit)[0]);
  const able = options.filter(({ forecast }) => forecast).sort((a, b) => chance(b) - chance(a));
  const unable = options.filter(({ illegal }) => illegal);
  if (options.length === 0) return <EmptyState title="No enemy in the open" />;
  return (
    <>
      {able.length > 0 && (
        <RowGroup title="Can fire at" count={able.length}>
          {able.map((option) => (
            <TargetRow key={option.target} position={position} option={option} />
          ))}
        </RowGroup>
      )}
      {unable.length > 0 && (
        <RowGroup title="Cannot fire at" count={unable.length}>
          {unable.map((option) => (
            <TargetRow key={option.target} position={position} option={option} />
          ))}
        </RowGroup>
      )}
    </>
  );
}

/** What keeps the unit from firing at anything: it has fired, is pinned, aboard a Floater, unarmed. */
function whyNotAtAll(position: Position, unit: Unit): Illegal | undefined {
  const [firer] = firersOf(unit);
  const reasons = firer ? targetsOf(position, firer).map(({ illegal }) => illegal) : [];
  if (reasons.length > 0 && reasons.some((why) => !why || !ABOUT_THE_FIRER.has(why.reason))) return undefined;
  const firers = firer ? [firer] : [{ unit: unit.id, slot: null }];
  return (
    reasons[0] ??
    (firer ? undefined : whyIllegal(position, { type: 'fire', firers, target: unit.id, area: false }))
  );
}

const ABOUT_THE_FIRER: ReadonlySet<Illegal['reason']> = new Set([
  'alreadyFired',
  'firerInside',
  'hidden',
  'holdsFireOnEntry',
  'notOnMap',
  'pinned',
  'routed',
  'unarmed',
]);

function TargetRow({ position, option }: { readonly position: Position; readonly option: TargetOption }) {
  const change = useChange();
  const target = unitOf(position, option.target);
  const { forecast, illegal } = option;
  const why = illegal && reasonText(position, illegal);
  const away = forecast ? `, ${hexes(forecast.toHit[0].range)}` : '';
  return (
    <UnitRow
      picture={<UnitPicture unit={target} size={40} />}
      name={unitName(target)}
      detail={`${whereabouts(target)}${away}`}
      figure={forecast && percent(forecast.anyHit)}
      state={forecast ? 'can' : 'cannot'}
      reason={why && <Reason rule={why.rule}>{why.text}</Reason>}
      onSelect={() => change((now, desk) => aim(now, { ...desk, refusal: null }, option.target))}
    />
  );
}

function chance({ forecast }: TargetOption): number {
  return forecast?.anyHit ?? 0;
}
