import { memo } from 'react';
import { unitOf } from '../../../rules/extractors';
import { usePosition } from '../table';
import { useDeskState } from '../input/deskStore';
import { NoneInHand } from '../inHand/NoneInHand';
import { UnitCard } from '../inHand/UnitCard';
import { MoveSteps } from '../laterPanels';
import { RefusalCard } from './RefusalCard';

/** The right column while units move: the unit in hand and its steps [§6.3]. */
export const MovePanel = memo(function MovePanel() {
  const position = usePosition();
  const selected = useDeskState((desk) => desk.selected);
  if (selected === null || !Object.hasOwn(position.units, selected))
    return (
      <>
        <RefusalCard />
        <NoneInHand title="Pick a unit to move">
          Tap a counter or its row, or press Next. The hexes it can reach light up.
        </NoneInHand>
      </>
    );
  const unit = unitOf(position, selected);
  return (
    <>
      <UnitCard unit={unit} />
      {unit.side === position.phase.side && <MoveSteps position={position} unit={unit} />}
      <RefusalCard />
    </>
  );
});
