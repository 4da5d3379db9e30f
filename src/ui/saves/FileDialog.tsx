import { useEffect } from 'react';
import type { Done, SavedFile } from '../../store/commands';
import { useByMail, usePublished, useSession, useTable, useTwoPersons } from '../game/table';
import { useSides } from '../widgets/sides';
import { Button } from '../widgets/Button';
import { Dialog } from '../widgets/Dialog';
import { toast } from '../widgets/toast';
import { filedAs, isOld, isSent } from '../../store/course';
import { download } from './download';
import { ExportOpen } from './ExportOpen';
import { SealForm } from './SealForm';
import { fileHolds } from './words';
import { problemWords } from './problems';

/** What the file of a game by mail gives away. */
const MAIL_HOLDS =
  'By mail the game leaves this device only sealed. Each side finds in the file what it may know.';

/** What a file of a game by mail that has ended is still good for. */
const LAST_MAIL = 'The sealed file shows the other side the result.';

/** The game as a file: what it holds is said first; sealed if something in it is secret, or two persons may go on by mail. */
export function FileDialog({ onClose }: { readonly onClose: () => void }) {
  const table = useTable();
  const session = useSession();
  const sides = useSides();
  const drawn = usePublished(({ curtain }) => curtain?.side ?? null);
  const secret = table.secretSides();
  const { mail } = table.record();
  const over = table.standing().ended;
  const byMail = useByMail();
  const wasByMail = mail !== undefined && !byMail && !isOld(mail);
  const owes = wasByMail && isSent(mail) && filedAs(mail) === null;
  const two = useTwoPersons();
  // Who looked together does so no longer: a file is one side's.
  useEffect(() => table.passOn(), [table]);
  const sealable = byMail || (session.offersMail && !over && (two || secret.length > 0));
  // Sealing takes a second, in which the dialog may have been closed.
  const finish = (done: Done<{ readonly file: SavedFile }>) => {
    if (!done.ok) return toast(problemWords(done.problem));
    download(done.file);
    toast(`Exported as ${done.file.name}.`);
    onClose();
  };
  return (
    <Dialog
      title={sealable ? 'Send by mail, or export' : 'Export as a file'}
      description={byMail ? MAIL_HOLDS : fileHolds(secret, sides, over)}
      onClose={onClose}
      acts={
        !byMail && (
          <ExportOpen
            secret={secret.length > 0}
            main={!sealable && !owes}
            taking={drawn}
            onExport={() => void session.exportFile().then(finish)}
          />
        )
      }
    >
      {wasByMail && <LastMail main={owes} onDone={finish} />}
      {sealable && <SealForm onDone={finish} />}
    </Dialog>
  );
}

interface LastMailProps {
  /** It does. */
  readonly main: boolean;
  readonly onDone: (done: Done<{ readonly file: SavedFile }>) => void;
}

/** A game by mail has ended: the other side may still wait for the last file. */
function LastMail({ main, onDone }: LastMailProps) {
  const session = useSession();
  return (
    <>
      <p>{LAST_MAIL}</p>
      <Button kind={main ? 'go' : undefined} wide onPress={() => void session.exportSealed().then(onDone)}>
        Export sealed
      </Button>
    </>
  );
}
