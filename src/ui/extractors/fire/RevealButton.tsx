import { Eye } from 'lucide-react';
import { nextBox, type Machine } from '../../../rules/extractors';
import { Button } from '../../widgets/Button';
import { useDesk } from '../play/deskStore';
import { isSelfDestruct } from '../play/modes/firing';
import { usePosition } from '../table';
import { crossingText } from '../wording';

/** Reveals at once; a Self-destruct is laid out first and asked again. Its caption is the same for every order. */
export function RevealButton({ machine }: { readonly machine: Machine }) {
  const position = usePosition();
  const desk = useDesk();
  const action = { type: 'reveal', machine: machine.id } as const;
  const box = nextBox(machine.combat);
  return (
    <Button
      kind="dice"
      icon={<Eye aria-hidden size={22} />}
      caption={crossingText(position, { dice: [0, 0], reveals: true, finds: false, handsOver: false })}
      onPress={() => (isSelfDestruct(machine) ? desk.plan({ kind: 'act', action }) : desk.act(action))}
    >
      Reveal Combat order {box === null ? '' : box + 1}
    </Button>
  );
}
