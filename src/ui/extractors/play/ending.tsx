import { useCallback, useState, type ReactNode } from 'react';
import type { Position } from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { Dialog } from '../../widgets/Dialog';
import { useDesk } from '../input/deskStore';
import { standings } from '../input/units';
import { usePosition, useTable } from '../table';
import { phaseName, unitName } from '../wording';

/** How a phase is ended: at once, or asked for first where units could still act. */
export function useEnding(): { readonly end: () => void; readonly dialog: ReactNode } {
  const desk = useDesk();
  const { published } = useTable();
  const shown = usePosition();
  const [asking, setAsking] = useState(false);
  const end = useCallback(() => {
    // Of the table as it is: what stands round the map may be a moment behind.
    const { position } = published.getState();
    if (!position) return;
    if (unitsLeft(position).length) setAsking(true);
    else desk.act({ type: 'endPhase' });
  }, [published, desk]);
  const dialog = asking && <EndDialog position={shown} onClose={() => setAsking(false)} />;
  return { end, dialog };
}

/** Units that could still act in a phase that asks for nothing more. */
function unitsLeft(position: Position) {
  const { name } = position.phase;
  if (name !== 'movement' && name !== 'fire' && name !== 'rally') return [];
  return standings(position).filter(({ standing }) => standing.state === 'can');
}

function EndDialog({ position, onClose }: { readonly position: Position; readonly onClose: () => void }) {
  const desk = useDesk();
  const left = unitsLeft(position);
  const end = () => {
    onClose();
    desk.act({ type: 'endPhase' });
  };
  return (
    <Dialog
      title={`End ${phaseName(position.phase)}?`}
      description={`${left.length} ${left.length === 1 ? 'unit' : 'units'} could still act:`}
      acts={
        <>
          <Button onPress={onClose}>Go on with the phase</Button>
          <Button kind="go" side={position.phase.side ?? 'dorian'} onPress={end}>
            End the phase
          </Button>
        </>
      }
      onClose={onClose}
    >
      <ul className="plain-list">
        {left.map(({ unit }) => (
          <li key={unit.id}>{unitName(unit)}</li>
        ))}
      </ul>
    </Dialog>
  );
}
