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
}

/** In a game by mail: the other side is next, and it does not sit here. */
export function SendAway({ side, back }: SendAwayProps) {
  return (
    <EmptyScreen title={`${sideName(side)} decides next, at another device`}>
      <Button
        kind="go"
        side={enemyOf(side)}
        icon={<Lock aria-hidden size={20} />}
        caption={`Only ${sideName(side)} opens it`}
        onPress={() => showDialog('file')}
      >
        {`Send the game to ${sideName(side)}`}
      </Button>
      {back && (
        <Button icon={<Undo2 aria-hidden size={20} />} caption="Nothing has been sent yet" onPress={back}>
          {`Back to ${sideName(enemyOf(side))}`}
        </Button>
      )}
    </EmptyScreen>
  );
}
