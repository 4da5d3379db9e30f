import { Eye } from 'lucide-react';
import { nextBox, type Machine } from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { useActCaption } from '../input/coached';
import { useDesk } from '../input/deskStore';
import { isSelfDestruct } from '../input/modes/firing';
import { usePosition } from '../table';
import { consequencesText, unitName } from '../wording';

interface RevealButtonProps {
  readonly machine: Machine;
  /** Its name too: another unit's dice lie on the table. */
  readonly named?: true;
}

/** Reveals at once; a Self-destruct is laid out first and asked again. Its caption is the same for every order. */
export function RevealButton({ machine, named }: RevealButtonProps) {
  const position = usePosition();
  const desk = useDesk();
  const captionOf = useActCaption();
  const action = { type: 'reveal', machine: machine.id } as const;
  const box = nextBox(machine.combat);
  return (
    <Button
      kind="dice"
      icon={<Eye aria-hidden size={22} />}
      caption={captionOf(
        consequencesText(position, { dice: [0, 0], reveals: true, finds: false, handsOver: false }),
      )}
      onPress={() => {
        if (named) desk.select(machine.id);
        if (isSelfDestruct(machine)) desk.plan({ kind: 'act', action });
        else desk.act(action);
      }}
    >
      {named && `${unitName(machine)}: `}
      Reveal Combat order {box === null ? '' : box + 1}
    </Button>
  );
}
