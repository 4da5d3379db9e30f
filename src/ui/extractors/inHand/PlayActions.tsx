import { memo } from 'react';
import { Handshake, Undo2 } from 'lucide-react';
import type { Position } from '../../../rules/extractors';
import { ActionBar } from '../../widgets/ActionBar';
import { Button } from '../../widgets/Button';
import { useColumns } from '../../widgets/useColumns';
import { showDialog } from '../../saves/dialogs';
import { useAlone } from '../input/alone';
import { useTakeBackOwn } from './TakeBackOwn';
import { usePosition, usePublished } from '../table';
import { undoBarText, undoText } from '../wording';
import { useDesk, useDeskState } from '../input/deskStore';
import { modeOf } from '../input/modes';
import { Confirm } from './Confirm';

/** The foot of the right column: what undo takes back, and what confirming does. */
export const PlayActions = memo(function PlayActions() {
  const position = usePosition();
  const state = useDeskState((whole) => whole);
  const action = modeOf(position, state).action(position, state);
  return (
    <ActionBar>
      <UndoButton position={position} />
      <Confirm
        position={position}
        action={action}
        end={state.plan?.kind === 'move' ? state.plan.end.hex : null}
        otherwise={{ act: 'Confirm', missing: 'Choose what to do first' }}
      />
    </ActionBar>
  );
});

/** Takes back the plan first, then the last action. */
export function UndoButton({ position }: { readonly position: Position }) {
  const desk = useDesk();
  const undo = usePublished((published) => published.undo);
  const plan = useDeskState(({ plan: prepared }) => prepared);
  const alone = useAlone();
  const takeBackOwn = useTakeBackOwn();
  const takesBack = usePublished(({ takesBackOwn }) => takesBackOwn);
  // There a long one would move the sheet and all its buttons with every act.
  const hideSecond = useColumns() === 'phone';
  const shape = { icon: <Undo2 aria-hidden size={20} />, hideSecond };
  if (plan)
    return (
      <Button {...shape} caption="Choose again" onPress={() => desk.plan(null)}>
        Undo
      </Button>
    );
  if (alone && !undo.possible)
    return (
      <Button
        {...shape}
        caption="My last decision"
        reason={takesBack ? undefined : undoBarText('nothing')}
        onPress={takeBackOwn}
      >
        Take back
      </Button>
    );
  if (!undo.possible && undo.why === 'handedOver')
    return (
      <Button
        {...shape}
        icon={<Handshake aria-hidden size={20} />}
        caption={`${undoBarText(undo.why)}: ask it`}
        onPress={() => showDialog('takeBack')}
      >
        Undo
      </Button>
    );
  return (
    <Button
      {...shape}
      caption={undo.possible ? undoText(position, undo) : undoBarText(undo.why)}
      reason={undo.possible ? undefined : undoBarText(undo.why)}
      onPress={desk.undo}
    >
      Undo
    </Button>
  );
}
