import { Lock } from 'lucide-react';
import { useState } from 'react';
import { enemyOf, type Side } from '../../rules/extractors';
import type { Done, SavedFile } from '../../store/commands';
import { whyNotBegin } from '../../store/mail/mailing';
import { session } from '../extractors/session';
import { usePublished, useTable } from '../extractors/table';
import { sideName } from '../extractors/wording';
import { Button } from '../widgets/Button';
import { TextField } from '../widgets/TextField';

interface SealFormProps {
  readonly onDone: (done: Done<{ readonly file: SavedFile }>) => void;
}

/** The game in a file that only the other side opens; the first time with what opens it. */
export function SealForm({ onDone }: SealFormProps) {
  const { mail } = useTable().record();
  const here = usePublished(({ seat, curtain }) =>
    curtain ? enemyOf(curtain.side) : seat === 'all' ? 'dorian' : seat,
  );
  const seat = mail ? (mail.seat as Side) : here;
  const other = sideName(enemyOf(seat));
  const [passphrase, setPassphrase] = useState('');
  const [opening, setOpening] = useState('');
  const fault = mail ? null : whyNotBegin({ passphrase, opening });
  const begin = mail ? undefined : { seat, passphrase, opening };
  return (
    <>
      {mail ? (
        <p>{`Sealed as before: ${other} opens it with its own passphrase.`}</p>
      ) : (
        <>
          <p>
            {`To play by mail: the file opens for a side with that side's passphrase alone. From then on only ${sideName(seat)} looks at the game on this device.`}
          </p>
          <TextField
            label={`Passphrase of ${sideName(seat)}`}
            value={passphrase}
            hint="Yours, to open what comes back. Nobody can find it again for you."
            onChange={setPassphrase}
          />
          <TextField
            label={`Opening word for ${other}`}
            value={opening}
            hint={`Tell it the other player, not in the same mail. ${other} sets a passphrase of its own when it first opens the game.`}
            onChange={setOpening}
          />
        </>
      )}
      <Button
        kind="go"
        side={seat}
        wide
        icon={<Lock aria-hidden size={20} />}
        caption={`For ${other}`}
        reason={fault ?? undefined}
        onPress={() => void session.exportSealed(begin).then(onDone)}
      >
        Export sealed
      </Button>
    </>
  );
}
