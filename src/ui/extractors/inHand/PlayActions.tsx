import { memo } from 'react';
import { Check, Dices, Eye, Handshake, Undo2 } from 'lucide-react';
import type { Hex } from '../../../hex';
import type { Consequences } from '../../../rules/ruleset';
import { consequences, type Action, type Position } from '../../../rules/extractors';
import { ActionBar } from '../../widgets/ActionBar';
import { Button } from '../../widgets/Button';
import { showDialog } from '../../saves/dialogs';
import { useAlone, useTakeBackOwn } from './TakeBackOwn';
import { usePosition, usePublished } from '../table';
import { consequencesText, undoBarText, undoText } from '../wording';
import { confirmName } from '../input/confirmName';
import { useDesk, useDeskState } from '../input/deskStore';
import { modeOf } from '../input/modes';
import { NextButton } from './NextButton';

/** The foot of the right column: what undo takes back, and what confirming does. */
export const PlayActions = memo(function PlayActions() {
  const position = usePosition();
  const desk = useDesk();
  const state = useDeskState((whole) => whole);
  const action = modeOf(position, state).action(position, state);
  return (
    <ActionBar>
      <UndoButton position={position} />
      <Confirm
        position={position}
        action={action}
        end={state.plan?.kind === 'move' ? state.plan.end.hex : null}
        onPress={desk.confirm}
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
  if (plan)
    return (
      <Button icon={<Undo2 aria-hidden size={20} />} caption="Choose again" onPress={() => desk.plan(null)}>
        Undo
      </Button>
    );
  if (alone && !undo.possible)
    return (
      <Button
        icon={<Undo2 aria-hidden size={20} />}
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
        icon={<Handshake aria-hidden size={20} />}
        caption={`${undoBarText(undo.why)}: ask it`}
        onPress={() => showDialog('takeBack')}
      >
        Undo
      </Button>
    );
  return (
    <Button
      icon={<Undo2 aria-hidden size={20} />}
      caption={undo.possible ? undoText(position, undo.action) : undoBarText(undo.why)}
      reason={undo.possible ? undefined : undoBarText(undo.why)}
      onPress={desk.undo}
    >
      Undo
    </Button>
  );
}

interface ConfirmProps {
  readonly position: Position;
  readonly action: Action | null;
  /** Where the planned move ends; flux may carry it beyond its path. */
  readonly end: Hex | null;
  readonly onPress: () => void;
}

function Confirm({ position, action, end, onPress }: ConfirmProps) {
  const { side } = position.phase;
  if (!action || side === null)
    return (
      <NextButton
        position={position}
        otherwise={
          <Button kind="go" side={side ?? 'dorian'} reason="Choose what to do first" onPress={onPress}>
            Confirm
          </Button>
        }
      />
    );
  const final = consequences(position, action);
  const dice = final.dice[1] > 0 || final.reveals;
  return (
    <Button
      kind={dice ? 'dice' : 'go'}
      side={side}
      icon={<FinalIcon consequences={final} />}
      caption={consequencesText(position, final)}
      onPress={onPress}
    >
      {confirmName(position, action, end)}
    </Button>
  );
}

/** Dice for what rolls, an eye for what is shown to the other side. */
export function FinalIcon({ consequences: { dice, reveals } }: { readonly consequences: Consequences }) {
  if (dice[1] > 0) return <Dices aria-hidden size={22} />;
  return reveals ? <Eye aria-hidden size={22} /> : <Check aria-hidden size={22} />;
}
