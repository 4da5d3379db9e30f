import { memo } from 'react';
import { unitOf, type Position, type Unit } from '../../../rules/extractors';
import type { Plan } from '../input/desk';
import { useDeskState } from '../input/deskStore';
import { NoneInHand } from '../inHand/NoneInHand';
import { UnitCard } from '../inHand/UnitCard';
import { usePosition } from '../table';
import { MachineFire } from './MachineFire';
import { RefusedCard } from './RefusedCard';
import { ResultPanel } from './ResultPanel';
import { ShooterList } from './ShooterList';
import { ShotsOfPhase } from './ShotsOfPhase';
import { ShotPanel } from './ShotPanel';
import { TargetList } from './TargetList';
import { useTop } from '../../widgets/useTop';
import './fire.css';

/** The right column in a fire phase: the dice that lie on the table, else the unit in hand and its shot [§7]. */
export const FirePanel = memo(function FirePanel() {
  const top = useTop(useDeskState(({ selected, result, plan }) => `${selected} ${result} ${aimedAt(plan)}`));
  return (
    <div ref={top}>
      <Content />
      <ShotsOfPhase />
    </div>
  );
});

function aimedAt(plan: Plan | null): string {
  return plan?.kind === 'shot' ? plan.shot.target : '';
}

function Content() {
  const position = usePosition();
  const selected = useDeskState((desk) => desk.selected);
  const result = useDeskState((desk) => desk.result);
  if (result !== null) return <ResultPanel />;
  const unit =
    selected !== null && Object.hasOwn(position.units, selected) ? unitOf(position, selected) : null;
  if (!unit)
    return (
      <>
        <RefusedCard />
        <NoneInHand title="Pick a unit to fire">
          Tap a counter or its row, or press Next; its targets light up with their chances. Tap an enemy to
          see who may fire at it.
        </NoneInHand>
      </>
    );
  return (
    <>
      <RefusedCard />
      <InHand position={position} unit={unit} />
    </>
  );
}

function InHand({ position, unit }: { readonly position: Position; readonly unit: Unit }) {
  const plan = useDeskState((desk) => desk.plan);
  if (unit.side !== position.phase.side)
    return (
      <>
        <UnitCard unit={unit} />
        <ShooterList target={unit} />
      </>
    );
  if (unit.class === 'machine') return <MachineFire machine={unit} />;
  if (plan?.kind === 'shot') return <ShotPanel shot={plan.shot} />;
  return (
    <>
      <UnitCard unit={unit} />
      <TargetList unit={unit} />
    </>
  );
}
