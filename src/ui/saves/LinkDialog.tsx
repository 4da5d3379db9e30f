import { useEffect, useState } from 'react';
import { linkData } from '../../store/link';
import { useByMail, usePublished, useSession, useTable, type AnySession } from '../game/table';
import { Button } from '../widgets/Button';
import { copyText } from '../widgets/copyText';
import { Dialog } from '../widgets/Dialog';
import { sideNameOf, useSides } from '../widgets/sides';
import { TextField } from '../widgets/TextField';
import { problemWords } from './problems';

type Answer = { readonly link: string } | { readonly problem: string };

interface LinkDialogProps {
  /** The position as a line of notation, where the game has one. */
  readonly written: (() => string) | null;
  readonly onClose: () => void;
}

/** A link to the whole game where nothing is secret and nothing goes by mail, else to the position as this side sees it. */
export function LinkDialog({ written, onClose }: LinkDialogProps) {
  const table = useTable();
  const session = useSession();
  const sides = useSides();
  const seat = usePublished((published) => published.seat);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const byMail = useByMail();
  const whole = !byMail && table.secretSides().length === 0;
  useEffect(() => {
    let gone = false;
    const work = whole ? gameLink(session) : written ? positionLink(written()) : behindCurtain();
    void work.then((made) => gone || setAnswer(made));
    return () => {
      gone = true;
    };
  }, [whole, written, session]);
  const link = answer && 'link' in answer ? answer.link : '';
  return (
    <Dialog
      title="Share a link"
      description={
        whole
          ? 'The link holds the whole game with all dice. Whoever opens it can replay it and play on.'
          : `The game ${byMail ? 'goes by mail' : 'keeps secrets'}, so the link holds only the position as ${seat === 'all' || seat === 'watch' ? 'everybody' : sideNameOf(sides, seat)} sees it now, to look at.`
      }
      onClose={onClose}
      acts={
        <Button
          kind="go"
          reason={answer === null ? 'The link is being made' : link === '' ? 'There is no link' : undefined}
          onPress={() => copyText(link, 'Link copied.')}
        >
          Copy the link
        </Button>
      }
    >
      {answer && 'problem' in answer ? (
        <p className="reason" role="alert">
          {answer.problem}
        </p>
      ) : (
        <TextField label="Link" value={link} onChange={() => undefined} />
      )}
    </Dialog>
  );
}

async function gameLink(session: AnySession): Promise<Answer> {
  const done = await session.shareGame();
  return done.ok ? { link: addressOf(done.data) } : { problem: problemWords(done.problem) };
}

async function positionLink(text: string): Promise<Answer> {
  const data = await linkData({ kind: 'position', text });
  return data === null ? { problem: 'This position is too long for a link.' } : { link: addressOf(data) };
}

function behindCurtain(): Promise<Answer> {
  return Promise.resolve({ problem: 'Behind the curtain there is nothing to share. Take the screen first.' });
}

function addressOf(data: string): string {
  return `${location.origin}${location.pathname}#/shared/${data}`;
}
