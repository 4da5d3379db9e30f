import { Undo2 } from 'lucide-react';
import { Button } from '../../widgets/Button';
import { toast } from '../../widgets/toast';
import { useAlone } from '../input/alone';
import { useDesk } from '../input/deskStore';
import { usePublished, useTable } from '../table';

/** Back to the person's own last decision, dice or not; it asks nobody, and the log keeps it. */
export function TakeBackOwn() {
  const takeBack = useTakeBackOwn();
  const alone = useAlone();
  const takesBack = usePublished(({ takesBackOwn }) => takesBackOwn);
  if (!alone) return null;
  return (
    <Button
      wide
      icon={<Undo2 aria-hidden size={20} />}
      caption="With its dice; the log keeps it"
      reason={takesBack ? undefined : 'Nothing decided yet'}
      onPress={takeBack}
    >
      Take back my last decision
    </Button>
  );
}

export function useTakeBackOwn(): () => void {
  const table = useTable();
  const desk = useDesk();
  return () => {
    if (!table.takeBackOwn()) return toast('You have decided nothing yet.');
    desk.clear();
    toast('Taken back to your side’s last decision.');
  };
}
