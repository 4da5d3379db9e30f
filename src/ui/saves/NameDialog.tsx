import { useState } from 'react';
import { useSession } from '../game/table';
import { Button } from '../widgets/Button';
import { Dialog } from '../widgets/Dialog';
import { TextField } from '../widgets/TextField';
import { toast } from '../widgets/toast';
import { problemWords } from './problems';

/** Keeps the game as it stands beside the one that goes on. */
export function NameDialog({ onClose }: { readonly onClose: () => void }) {
  const session = useSession();
  const [name, setName] = useState('');
  const keep = async () => {
    const done = await session.saveAs(name);
    toast(done.ok ? `Kept as “${name.trim()}”.` : problemWords(done.problem));
    if (done.ok) onClose();
  };
  return (
    <Dialog
      title="Keep under a name"
      description="The game as it stands stays in the list of saved games. This one goes on and is saved as before."
      onClose={onClose}
      acts={
        <Button
          kind="go"
          reason={name.trim() === '' ? 'Give it a name first' : undefined}
          onPress={() => void keep()}
        >
          Keep it
        </Button>
      }
    >
      <TextField label="Name" value={name} onChange={setName} />
    </Dialog>
  );
}
