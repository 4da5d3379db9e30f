import { forecast, whyIllegal, type Position, type Shot } from '../../../rules/extractors';
import { SegmentedControl } from '../../widgets/SegmentedControl';
import { prepared } from '../input/modes/aiming';
import { hasArea } from '../input/modes/areaEffect';
import { usePosition } from '../table';
import { reasonLine } from '../wording';
import { Joiners } from './Joiners';
import { ShotCard } from './ShotCard';
import { useChange } from './useChange';

/** The shot in hand with its odds, its area or single effect, and who can join it [§7]. */
export function ShotPanel({ shot }: { readonly shot: Shot }) {
  const position = usePosition();
  return (
    <>
      <ShotCard forecast={forecast(position, shot)}>
        <AreaSwitch position={position} shot={shot} />
      </ShotCard>
      <Joiners shot={shot} />
    </>
  );
}

/** Area fire is optional; its order may rule it out [§7.4, R-58]. */
export function AreaSwitch({ position, shot }: { readonly position: Position; readonly shot: Shot }) {
  const change = useChange();
  if (!hasArea(position, shot)) return null;
  const area = { ...shot, area: true };
  const why = whyIllegal(position, { type: 'fire', ...area });
  const units = why ? 0 : forecast(position, area).units.length;
  return (
    <SegmentedControl
      label="Effect"
      value={shot.area ? 'area' : 'single'}
      choices={[
        {
          value: 'area',
          label: `Area, ${units} ${units === 1 ? 'unit' : 'units'}`,
          reason: why && reasonLine(position, why),
        },
        { value: 'single', label: 'Single unit' },
      ]}
      onChange={(value) => change((now, desk) => prepared(now, desk, { ...shot, area: value === 'area' }))}
    />
  );
}
