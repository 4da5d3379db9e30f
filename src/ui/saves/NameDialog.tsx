import { useSession } from '../game/table';
import { toast } from '../widgets/toast';
import { problemWords } from './problems';
import { TextDialog } from './TextDialog';

/** Keeps the game as it stands beside the one that goes on. */
export function NameDialog({ onClose }: { readonly onClose: () => void }) {
  const session = useSession();
  const keep = async (name: string) => {
    const done = await session.saveAs(name);
    toast(done.ok ? `Kept as “${name.trim()}”.` : problemWords(done.problem));
    if (done.ok) onClose();
  };
  return (
    <TextDialog
      title="Keep under a name"
      description="The game as it stands stays in the list of saved games. This one goes on."
      label="Name"
      act="Keep it"
      onText={(name) => void keep(name)}
      onClose={onClose}
    />
  );
}
