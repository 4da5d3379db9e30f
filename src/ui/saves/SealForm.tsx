import { Lock } from 'lucide-react';
import { useState } from 'react';
import type { Done, SavedFile } from '../../store/commands';
import { isOld } from '../../store/course';
import { SHORTEST_PASSPHRASE, whyNotAgain, whyNotBegin } from '../../store/mail/passphrases';
import { usePublished, useSession, useTable } from '../game/table';
import { Button } from '../widgets/Button';
import { SegmentedControl } from '../widgets/SegmentedControl';
import { otherSide, sideNameOf, useSides } from '../widgets/sides';
import { TextField } from '../widgets/TextField';
import { capital } from '../widgets/words';
import { sealedFor } from './words';
import { problemWords } from './problems';

interface SealFormProps {
  readonly onDone: (done: Done<{ readonly file: SavedFile }>) => void;
}

const LEAST = `at least ${SHORTEST_PASSPHRASE} characters`;

/** The game in a file that only the other side opens; the first time with what opens it. */
export function SealForm({ onDone }: SealFormProps) {
  const session = useSession();
  const sides = useSides();
  const table = useTable();
  const { mail } = table.record();
  const curtain = usePublished((published) => published.curtain);
  const { here, seat, chooses, choose } = useOwnSide();
  const [own, other] = [seat, otherSide(sides, seat)].map((side) => sideNameOf(sides, side));
  const [words, setWords] = useState({ passphrase: '', opening: '' });
  const asks = mail === undefined ? 'both' : isOld(mail) ? 'own' : 'nothing';
  const fault = faultIn(asks, words);
  const goes = mail === undefined || table.isAway();
  const first = mail !== undefined && !isOld(mail) && mail.other.lock.first === true;
  const seal = () =>
    void session.exportSealed(asks === 'nothing' ? undefined : { seat, ...words }).then(onDone);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (fault === null) seal();
      }}
    >
      <p>
        {sealedFor(
          { seat, goes, begins: mail === undefined, first, decides: curtain === null && seat === here },
          sides,
        )}
      </p>
      {chooses && (
        <SegmentedControl
          label="You play on here as"
          choices={sides.map(({ id, name }) => ({ value: id, label: name }))}
          value={seat}
          onChange={choose}
        />
      )}
      {asks !== 'nothing' && (
        <Words {...{ own, words, onChange: setWords }} other={asks === 'both' ? other : null} />
      )}
      <Button
        kind="go"
        side={seat}
        wide
        icon={<Lock aria-hidden size={20} />}
        caption={goes ? `For ${other}` : `For ${own} alone`}
        reason={fault ?? undefined}
        onPress={seal}
      >
        {goes ? 'Export sealed' : 'Export a sealed copy'}
      </Button>
      {/* Of two fields Enter sends none without it. */}
      <input type="submit" hidden />
    </form>
  );
}

/** Who sits here from now on: who has the screen, or in a new game by mail whom one chooses. */
function useOwnSide() {
  const sides = useSides();
  const table = useTable();
  const { mail } = table.record();
  const curtain = usePublished((published) => published.curtain);
  const here = usePublished(({ seat }) =>
    curtain ? otherSide(sides, curtain.side) : seat === 'all' || seat === 'watch' ? sides[0].id : seat,
  );
  const [chosen, choose] = useState(here);
  // Whoever has seen no secret of either may take the one or the other.
  const chooses = mail === undefined && curtain === null && table.secretSides().length === 0;
  return { here, seat: mail ? mail.seat : chooses ? chosen : here, chooses, choose };
}

interface Secret {
  readonly passphrase: string;
  readonly opening: string;
}

interface WordsProps {
  readonly own: string;
  /** Who has to be given a word to open the game with; null: nobody. */
  readonly other: string | null;
  readonly words: Secret;
  readonly onChange: (words: Secret) => void;
}

/** The words that seal it. */
function Words({ own, other, words, onChange }: WordsProps) {
  return (
    <>
      <TextField
        autoFocus
        label={`Passphrase of ${own}`}
        value={words.passphrase}
        hint={`Yours, to open what comes back: ${LEAST}. Nobody can find it again for you.`}
        onChange={(passphrase) => onChange({ ...words, passphrase })}
      />
      {other !== null && (
        <TextField
          label={`Opening word for ${other}`}
          value={words.opening}
          hint={`${capital(LEAST)}. Tell it to the other player, not in the same mail. ${other} then sets a passphrase of its own.`}
          onChange={(opening) => onChange({ ...words, opening })}
        />
      )}
    </>
  );
}

/** Why the words do not do yet; null: they do, or none are asked. */
function faultIn(asks: 'both' | 'own' | 'nothing', words: Secret): string | null {
  const why = asks === 'both' ? whyNotBegin(words) : asks === 'own' ? whyNotAgain(words) : null;
  return why && problemWords(why);
}
