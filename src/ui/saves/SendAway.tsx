import { Lock, Undo2 } from 'lucide-react';
import { enemyOf, type Side } from '../../rules/extractors';
import type { Curtain } from '../../store/published';
import { sideName } from '../extractors/wording';
import { EmptyScreen } from '../shell/EmptyScreen';
import { Button } from '../widgets/Button';
import { showDialog } from './dialogs';
import { awayWords, SENT } from './words';

interface SendAwayProps {
  /** Whose device is needed, and what for. */
  readonly curtain: Curtain<Side>;
  readonly onBack: () => void;
}

/** In a game by mail: it cannot go on without the device of the other side. */
export function SendAway({ curtain, onBack }: SendAwayProps) {
  const { side, sent, needs, canGoBack } = curtain;
  const { title, text } = awayWords(side, needs);
  return (
    <EmptyScreen title={title} text={sent ? SENT : text}>
      <Button
        kind={sent ? 'plain' : 'go'}
        side={enemyOf(side)}
        icon={<Lock aria-hidden size={20} />}
        caption={sent ? 'The same turn once more, if the file is lost' : `Only ${sideName(side)} opens it`}
        onPress={() => showDialog('file')}
      >
        {sent ? `Make the file for ${sideName(side)} again` : `Send the game to ${sideName(side)}`}
      </Button>
      {canGoBack && (
        <Button icon={<Undo2 aria-hidden size={20} />} caption="No file has been made yet" onPress={onBack}>
          {`Back to ${sideName(enemyOf(side))}`}
        </Button>
      )}
    </EmptyScreen>
  );
}
