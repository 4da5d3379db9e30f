import { Check, Dices, Eye } from 'lucide-react';
import type { Hex } from '../../../hex';
import { consequences, type Action, type Position } from '../../../rules/extractors';
import { useByMail } from '../../game/table';
import { Button } from '../../widgets/Button';
import { consequencesText } from '../wording';
import { useActCaption, useCoached } from '../input/coached';
import { confirmName } from '../input/confirmName';
import { useDesk } from '../input/deskStore';
import { NextButton } from './NextButton';

interface ConfirmProps {
  readonly position: Position;
  readonly action: Action | null;
  /** Where the planned move ends; flux may carry it beyond its path. */
  readonly end?: Hex | null;
  /** The act while nothing is prepared, and what has to be chosen first. */
  readonly otherwise: { readonly act: string; readonly missing: string };
}

/** Does what is prepared, with a sign for dice or a revelation that it brings; with nothing prepared it leads to the next unit. */
export function Confirm({ position, action, end = null, otherwise }: ConfirmProps) {
  const desk = useDesk();
  const answers = useCoached()?.answers ?? false;
  const captionOf = useActCaption();
  const byMail = useByMail();
  const { side } = position.phase;
  if (!action || side === null)
    return (
      <NextButton
        position={position}
        otherwise={
          <Button kind="go" side={side ?? 'dorian'} reason={otherwise.missing} onPress={desk.confirm}>
            {otherwise.act}
          </Button>
        }
      />
    );
  const final = consequences(position, action);
  const rolls = !answers && final.dice[1] > 0;
  const reveals = !answers && final.reveals;
  const Icon = rolls ? Dices : reveals ? Eye : Check;
  return (
    <Button
      kind={rolls || reveals ? 'dice' : 'go'}
      side={side}
      icon={<Icon aria-hidden size={22} />}
      caption={captionOf(consequencesText(position, final, byMail))}
      onPress={desk.confirm}
    >
      {confirmName(position, action, end)}
    </Button>
  );
}
