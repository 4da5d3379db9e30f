import { GitBranch } from 'lucide-react';
import { branchText } from '../../store/branch';
import { Button } from '../widgets/Button';
import { toast } from '../widgets/toast';
import { useSession, useTable } from '../game/table';

/** From this step of an ended game on, as a game of its own; this one stays as it is. */
export function PlayOn({ at, where }: { readonly at: number; readonly where: string }) {
  const table = useTable();
  const session = useSession();
  const record = table.record();
  const reason = record.post
    ? 'Its dice came by mail: there are none beyond its end.'
    : at >= record.actions.length
      ? 'The game has ended here: step back first.'
      : undefined;
  const playOn = async () => {
    const done = await session.importText(branchText(record, at, `${record.name}, from ${where}`));
    if (!done.ok) toast(done.problem);
  };
  return (
    <Button
      wide
      icon={<GitBranch aria-hidden size={20} />}
      caption="As a new game; this one stays"
      reason={reason}
      onPress={() => void playOn()}
    >
      Play on from here
    </Button>
  );
}
