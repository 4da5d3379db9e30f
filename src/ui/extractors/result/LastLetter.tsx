import { filedAs, isOld, isSent } from '../../../store/course';
import { showDialog } from '../../saves/dialogs';
import { Button } from '../../widgets/Button';
import { otherSide, sideNameOf, useSides } from '../../widgets/sides';
import { useTable } from '../table';
import { ResultCard } from './ResultCard';

/** By mail the side that has the result first sends it to the other; whether it has come nobody here can know. */
export function LastLetter() {
  const { mail } = useTable().record();
  const sides = useSides();
  if (!mail || isOld(mail) || (mail.over && !isSent(mail))) return null;
  const name = sideNameOf(sides, otherSide(sides, mail.seat));
  const file = filedAs(mail);
  const sent = file !== null || (!mail.over && isSent(mail));
  return (
    <ResultCard title="By mail">
      <div className="stack">
        <p className="card-note">
          {sent
            ? `${name} learns the result from ${file ?? 'the last file'}, among your downloads.`
            : `${name} learns the result from one more sealed file.`}
        </p>
        <Button kind={sent ? 'plain' : 'go'} wide onPress={() => showDialog('file')}>
          {sent ? 'Make the file again' : `Send the game to ${name}`}
        </Button>
      </div>
    </ResultCard>
  );
}
