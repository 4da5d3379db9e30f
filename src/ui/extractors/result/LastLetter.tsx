import { isOld, isSent } from '../../../store/course';
import { showDialog } from '../../saves/dialogs';
import { Button } from '../../widgets/Button';
import { otherSide, sideNameOf, useSides } from '../../widgets/sides';
import { useTable } from '../table';
import { ResultCard } from './ResultCard';

/** By mail the side that has the result first sends it to the other; whether it has come nobody here can know. */
export function LastLetter() {
  const { mail } = useTable().record();
  const sides = useSides();
  if (!mail || isOld(mail) || !isSent(mail)) return null;
  const name = sideNameOf(sides, otherSide(sides, mail.seat));
  return (
    <ResultCard title="By mail">
      <p className="card-note">{`${name} learns the result from one more sealed file.`}</p>
      <Button kind="go" wide onPress={() => showDialog('file')}>
        {`Send the game to ${name}`}
      </Button>
    </ResultCard>
  );
}
