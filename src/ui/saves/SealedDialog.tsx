import { SHORTEST_PASSPHRASE } from '../../store/mail/passphrases';
import { TextDialog } from './TextDialog';

interface SealedDialogProps {
  /** Its name: of several games by mail the seal tells no more. */
  readonly file: string;
  readonly problem: string | null;
  /** The file has opened with the passphrase the other side chose: now the opener has to set one of its own. */
  readonly ownNeeded: boolean;
  readonly onPassphrase: (passphrase: string | null) => void;
}

/** Asks for what opens a sealed file, the first time for what shall open the next ones. */
export function SealedDialog({ file, problem, ownNeeded, onPassphrase }: SealedDialogProps) {
  const common = { problem, onClose: () => onPassphrase(null), onText: onPassphrase };
  return ownNeeded ? (
    <TextDialog
      key="own"
      title="Set your own passphrase"
      description={`From now on your side opens the game of ${file} with a passphrase only you know, of at least ${SHORTEST_PASSPHRASE} characters. Nobody can find it again for you.`}
      label="Your passphrase"
      act="Set it and open"
      {...common}
    />
  ) : (
    <TextDialog
      key="open"
      title="This game is sealed"
      description={`${file} opens with your passphrase for that game, the first time with the opening word you were told.`}
      label="Passphrase or opening word"
      act="Open"
      {...common}
    />
  );
}
