import { List, Lock, Undo2 } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { Curtain } from '../../store/published';
import { Button } from '../widgets/Button';
import { HexField } from '../widgets/HexField';
import { SideMark } from '../widgets/SideMark';
import { otherSide, sideNameOf, useSides, type Side } from '../widgets/sides';
import { useTitle } from '../widgets/useTitle';
import { showDialog } from './dialogs';
import { awayWords, sentWords } from './words';

interface SendAwayProps {
  /** Whose device is needed, and what for. */
  readonly curtain: Curtain<Side>;
  /** 'Ambush'. */
  readonly where: string;
  readonly onBack: () => void;
}

/** In a game by mail: it cannot go on without the device of the other side. */
export function SendAway({ curtain, where, onBack }: SendAwayProps) {
  const { side, sent, needs, canGoBack } = curtain;
  const sides = useSides();
  const other = otherSide(sides, side);
  const name = sideNameOf(sides, side);
  const { title, text } = awayWords(side, needs, sides);
  const id = useId();
  const main = useRef<HTMLElement>(null);
  const shown = useTitle(title);
  useEffect(() => {
    if (shown) main.current?.focus();
  }, [shown]);
  return (
    <main ref={main} tabIndex={-1} className="curtain on-bar" aria-labelledby={id}>
      <HexField />
      <div className="curtain-box">
        <SideMark side={side} size={52} />
        <div>
          <span className="kicker">{where}, by mail</span>
          <h1 id={id}>{title}</h1>
        </div>
        <p>{sent && needs !== 'passphrase' ? sentWords(name) : text}</p>
        <div className="stack">
          <Button
            wide
            kind={sent ? 'plain' : 'go'}
            side={other}
            icon={<Lock aria-hidden size={20} />}
            caption={sent ? 'If the file is lost' : `Only ${name} opens it`}
            onPress={() => showDialog('file')}
          >
            {sent ? `Make the file for ${name} again` : `Send the game to ${name}`}
          </Button>
          {canGoBack && (
            <Button
              wide
              icon={<Undo2 aria-hidden size={20} />}
              caption="No file has been made yet"
              onPress={onBack}
            >
              {`Back to ${sideNameOf(sides, other)}`}
            </Button>
          )}
          <a className="button" data-wide href="#/">
            <List aria-hidden size={20} />
            All games
          </a>
        </div>
      </div>
    </main>
  );
}
