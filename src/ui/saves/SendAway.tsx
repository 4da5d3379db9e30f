import { Lock, Undo2 } from 'lucide-react';
import { enemyOf, type Side } from '../../rules/extractors';
import { sideName } from '../extractors/wording';
import { EmptyScreen } from '../shell/EmptyScreen';
import { Button } from '../widgets/Button';
import { showDialog } from './dialogs';

interface SendAwayProps {
  /** Who decides next, at another device. */
  readonly side: Side;
  readonly back: (() => void) | undefined;
  /** What stands here has been sent to it. */
  readonly sent: boolean;
}

/** In a game by mail: the other side is next, and it does not sit here. */
export function SendAway({ side, back, sent }: SendAwayProps) {
  return (
    <EmptyScreen title={`${sideName(side)} decides next, at another device`}>
      {sent && (
        <p>{`The file for ${sideName(side)} has been made. What it holds stands; when the answer comes, import it.`}</p>
      )}
      <Button
        kind={sent ? 'plain' : 'go'}
        side={enemyOf(side)}
        icon={<Lock aria-hidden size={20} />}
        caption={sent ? 'The same turn once more, if the file is lost' : `Only ${sideName(side)} opens it`}
        onPress={() => showDialog('file')}
      >
        {sent ? `Make the file for ${sideName(side)} again` : `Send the game to ${sideName(side)}`}
      </Button>
      {back && (
        <Button icon={<Undo2 aria-hidden size={20} />} caption="No file has been made yet" onPress={back}>
          {`Back to ${sideName(enemyOf(side))}`}
        </Button>
      )}
    </EmptyScreen>
  );
}
