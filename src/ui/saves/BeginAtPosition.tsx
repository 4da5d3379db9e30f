import { ArrowRight } from 'lucide-react';
import { useContext, useId, useState } from 'react';
import type { AnySession } from '../game/table';
import { newSeed } from '../game/seed';
import { TakeTable } from '../game/takeTable';
import { goTo } from '../shell/route';
import { Button } from '../widgets/Button';
import { toast } from '../widgets/toast';
import { problemWords } from './problems';
import './beginAt.css';

/** What a line of notation comes to: a game to begin, or why not, in the player's words. */
export type ReadLine =
  | { readonly fault: string }
  | {
      readonly setup: unknown;
      /** What the game is called in the list of saves. */
      readonly title: string;
      /** 'Engage!, turn 3: Dorian fire'. */
      readonly caption: string;
      /** What may have been forgotten in the line. */
      readonly notice?: string;
    };

interface BeginAtPositionProps {
  readonly read: (line: string) => ReadLine;
  readonly session: Pick<AnySession, 'start'>;
  /** Where such a line comes from, and what follows. */
  readonly hint: string;
}

/** A game begun elsewhere goes on here: its position is typed or pasted in notation, over several lines too. */
export function BeginAtPosition({ read, session, hint }: BeginAtPositionProps) {
  const id = useId();
  const takeTable = useContext(TakeTable);
  const [text, setText] = useState('');
  const line = text.replace(/\s+/g, ' ').trim();
  const answer = line === '' ? null : read(line);
  const fault = answer && 'fault' in answer ? answer.fault : undefined;
  const game = answer && !('fault' in answer) ? answer : null;
  const begin = async () => {
    if (!game) return;
    await takeTable();
    const done = await session.start(game.setup, newSeed(), game.title);
    if (!done.ok) return toast(problemWords(done.problem));
    goTo({ screen: 'play' });
  };
  return (
    <div className="begin-at">
      <label className="kicker" htmlFor={id}>
        The position in one line
      </label>
      <textarea
        id={id}
        className="field-input"
        rows={5}
        value={text}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-below`}
        onChange={(event) => setText(event.target.value)}
      />
      <small id={`${id}-below`} className={fault === undefined ? undefined : 'reason'}>
        {fault ?? game?.notice ?? hint}
      </small>
      <Button
        kind="go"
        wide
        icon={<ArrowRight aria-hidden size={20} />}
        caption={game?.caption}
        reason={
          game ? undefined : fault === undefined ? 'Enter a position first' : 'The line cannot be read yet'
        }
        onPress={() => void begin()}
      >
        Go on with it here
      </Button>
    </div>
  );
}
