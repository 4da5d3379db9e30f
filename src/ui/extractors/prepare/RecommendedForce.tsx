import { Sparkles } from 'lucide-react';
import { Button } from '../../widgets/Button';
import { useDesk } from '../play/deskStore';
import { usePublished } from '../table';

/** A sensible force in one press [§5]. */
export function RecommendedForce() {
  const desk = useDesk();
  const bought = usePublished(({ undo }) => undo.possible && undo.action.type === 'recommend');
  return (
    <Button
      wide
      icon={<Sparkles aria-hidden size={20} />}
      caption="Replaces what is chosen so far; can be undone"
      reason={bought ? 'It is on the display now; change it as you like' : undefined}
      onPress={() => desk.act({ type: 'recommend' })}
    >
      Recommended force
    </Button>
  );
}
