import { Lock } from 'lucide-react';
import { useState } from 'react';
import { enemyOf, type Side } from '../../rules/extractors';
import type { Done, SavedFile } from '../../store/commands';
import { isOld } from '../../store/course';
import { whyNotAgain, whyNotBegin } from '../../store/mail/mailing';
import { session } from '../extractors/session';
import { usePublished, useTable } from '../extractors/table';
import { sideName } from '../extractors/wording';
import { Button } from '../widgets/Button';
import { TextField } from '../widgets/TextField';
import { sealedFor } from './words';

interface SealFormProps {
  readonly onDone: (done: Done<{ readonly file: SavedFile }>) => void;
}

/** The game in a file that only the other side opens; the first time with what opens it. */
export function SealForm({ onDone }: SealFormProps) {
  const { mail } = useTable().record();
  const curtain = usePublished((published) => published.curtain);
  const here = usePublished(({ seat }) =>
    curtain ? enemyOf(curtain.side) : seat === 'all' || seat === 'watch' ? 'dorian' : seat,
  );
  const seat = mail ? (mail.seat as Side) : here;
  const [passphrase, setPassphrase] = useState('');
  const [opening, setOpening] = useState('');
  const asks = mail === undefined ? 'both' : isOld(mail) ? 'own' : 'nothing';
  const fault =
    asks === 'both'
      ? whyNotBegin({ passphrase, opening })
      : asks === 'own'
        ? whyNotAgain({ passphrase })
        : null;
  const goes = mail === undefined || curtain !== null;
  return (
    <>
      <p>{sealedFor({ seat, goes, begins: mail === undefined, decides: curtain === null })}</p>
      {asks !== 'nothing' && (
        <TextField
          label={`Passphrase of ${sideName(seat)}`}
          value={passphrase}
          hint="Yours, to open what comes back. Nobody can find it again for you."
          onChange={setPassphrase}
        />
      )}
      {asks === 'both' && (
        <TextField
          label={`Opening word for ${sideName(enemyOf(seat))}`}
          value={opening}
          hint={`Tell it the other player, not in the same mail. ${sideName(enemyOf(seat))} sets a passphrase of its own when it first opens the game.`}
          onChange={setOpening}
        />
      )}
      <Button
        kind="go"
        side={seat}
        wide
        icon={<Lock aria-hidden size={20} />}
        caption={goes ? `For ${sideName(enemyOf(seat))}` : `For ${sideName(seat)} alone`}
        reason={fault ?? undefined}
        onPress={() =>
          void session
            .exportSealed(asks === 'nothing' ? undefined : { seat, passphrase, opening })
            .then(onDone)
        }
      >
        {goes ? 'Export sealed' : 'Export a sealed copy'}
      </Button>
    </>
  );
}
