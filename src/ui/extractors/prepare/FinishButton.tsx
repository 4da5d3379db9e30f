import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { consequences, whyUnfinished } from '../../../rules/extractors';
import { ActionBar } from '../../widgets/ActionBar';
import { Button } from '../../widgets/Button';
import { useActCaption } from '../input/coached';
import { useDesk } from '../input/deskStore';
import { UndoButton } from '../inHand/PlayActions';
import { usePosition } from '../table';
import { consequencesText, reasonLine } from '../wording';

interface FinishButtonProps {
  readonly children: ReactNode;
  /** What is given up by finishing now: '4 points unspent'. */
  readonly note?: string | undefined;
  /** What is still to do, where the reason's list of it would be too long. */
  readonly unfinished?: string | undefined;
}

/** Ends the phase, or says what has to be done before it can end. */
export function FinishButton({ children, note, unfinished }: FinishButtonProps) {
  const position = usePosition();
  const desk = useDesk();
  const captionOf = useActCaption();
  const { side } = position.phase;
  const why = whyUnfinished(position);
  const end = { type: 'endPhase' } as const;
  const told = why ? undefined : captionOf(consequencesText(position, consequences(position, end)));
  return (
    <Button
      kind="go"
      side={side ?? undefined}
      icon={<Check aria-hidden size={22} />}
      caption={[told, note].filter(Boolean).join('; ')}
      reason={why && (unfinished ?? reasonLine(position, why))}
      onPress={() => desk.act(end)}
    >
      {children}
    </Button>
  );
}

/** The foot of a preparing screen: what undo takes back at the left, the way on at the right. */
export function PrepareFooter({ children }: { readonly children: ReactNode }) {
  const position = usePosition();
  return (
    <ActionBar>
      <UndoButton position={position} />
      {children}
    </ActionBar>
  );
}
