import { Download, Lock } from 'lucide-react';
import { useState } from 'react';
import { enemyOf, type Side } from '../../rules/extractors';
import type { Done, SavedFile } from '../../store/commands';
import { session } from '../extractors/session';
import { usePublished, useTable } from '../extractors/table';
import { sideName } from '../extractors/wording';
import { Button } from '../widgets/Button';
import { Dialog } from '../widgets/Dialog';
import { TextField } from '../widgets/TextField';
import { toast } from '../widgets/toast';
import { download } from './download';
import { fileHolds, passphraseFault } from './words';

/** The game as a file: what it holds is said first; sealed if something in it is secret. */
export function FileDialog({ onClose }: { readonly onClose: () => void }) {
  const table = useTable();
  const secret = table.secretSides();
  const byMail = table.record().mail !== undefined;
  const [problem, setProblem] = useState<string | null>(null);
  const finish = (done: Done<{ readonly file: SavedFile }>) => {
    if (!done.ok) return setProblem(done.problem);
    download(done.file);
    toast(`Exported as ${done.file.name}.`);
    onClose();
  };
  return (
    <Dialog
      title="Export as a file"
      description={fileHolds(secret)}
      onClose={onClose}
      acts={
        !byMail && (
          <Button
            kind={secret.length > 0 ? 'plain' : 'go'}
            icon={<Download aria-hidden size={20} />}
            caption={
              secret.length > 0 ? 'Whoever reads the file reads the secrets' : 'Nothing in it is secret'
            }
            onPress={() => void session.exportFile().then(finish)}
          >
            Export open
          </Button>
        )
      }
    >
      {problem !== null && (
        <p className="reason" role="alert">
          {problem}
        </p>
      )}
      {(secret.length > 0 || byMail) && <SealForm onDone={finish} />}
    </Dialog>
  );
}

function SealForm({ onDone }: { readonly onDone: (done: Done<{ readonly file: SavedFile }>) => void }) {
  const { mail } = useTable().record();
  const here = usePublished(({ seat, curtain }) =>
    curtain ? enemyOf(curtain.side) : seat === 'all' ? 'dorian' : seat,
  );
  const seat = mail ? (mail.seat as Side) : here;
  const [passphrases, setPassphrases] = useState({ dorian: '', avronian: '' });
  const fault = mail ? null : passphraseFault(passphrases);
  const begin = mail ? undefined : { seat, passphrases };
  return (
    <>
      {mail ? (
        <p>{`Sealed as before: ${sideName(enemyOf(seat))} opens it with its own passphrase.`}</p>
      ) : (
        <>
          <p>
            {`To play by mail: the file opens for a side with that side's passphrase alone. From then on only ${sideName(seat)} looks at the game on this device.`}
          </p>
          {([seat, enemyOf(seat)] as readonly Side[]).map((side) => (
            <TextField
              key={side}
              label={`Passphrase of ${sideName(side)}`}
              value={passphrases[side]}
              hint={
                side === seat
                  ? 'Yours, to open what comes back'
                  : 'Tell it the other player, not in the same mail'
              }
              onChange={(text) => setPassphrases({ ...passphrases, [side]: text })}
            />
          ))}
        </>
      )}
      <Button
        kind="go"
        side={seat}
        wide
        icon={<Lock aria-hidden size={20} />}
        caption={`For ${sideName(enemyOf(seat))}`}
        reason={fault ?? undefined}
        onPress={() => void session.exportSealed(begin).then(onDone)}
      >
        Export sealed
      </Button>
    </>
  );
}
