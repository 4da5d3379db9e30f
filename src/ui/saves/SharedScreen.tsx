import { Suspense, useEffect, useState } from 'react';
import { readLink, type Linked } from '../../store/link';
import { problemWords } from './problems';
import type { GameUi } from '../game/gameUi';
import { GAMES } from '../games';
import { ofItsGame } from '../itsGame';
import { putOnTable } from '../onTable';
import { EmptyScreen } from '../shell/EmptyScreen';
import { goTo } from '../shell/route';
import { SidesContext } from '../widgets/sides';
import { readWithCancel } from './reading';
import { told } from './told';

type Shared = { readonly position: string } | { readonly problem: string };

/** What a link holds: a game goes on the table, a position is shown to look at. */
export function SharedScreen({ data }: { readonly data: string }) {
  const [shared, setShared] = useState<Shared | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal: left } = leaving;
    void readLink(data)
      .then((linked) => (linked ? opened(linked, left) : { problem: problemWords('notALink') }))
      .then((answer) => left.aborted || setShared(answer))
      .catch((error: unknown) => left.aborted || setShared(() => failing(error)));
    return () => leaving.abort();
  }, [data]);
  if (shared === null) return <EmptyScreen title="The link is being read" />;
  if ('problem' in shared) return <EmptyScreen title={shared.problem} />;
  return <Position text={shared.position} />;
}

/** For the screen that tells what failed, a part that is missing too. */
function failing(error: unknown): never {
  throw error;
}

/** null: the game is on the table and its screen is coming, or the link has been left meanwhile. */
async function opened({ kind, text }: Linked, left: AbortSignal): Promise<Shared | null> {
  if (kind === 'position') return { position: text };
  if (left.aborted) return null;
  const { game, done } = await ofItsGame((session) =>
    readWithCancel((cancel) => session.importText(text, cancel), left),
  );
  if (left.aborted) return null;
  if (!done.ok) return { problem: problemWords(done.problem) };
  told(done);
  await putOnTable(game);
  goTo({ screen: 'play' });
  return null;
}

const NOTED = GAMES.filter(({ SharedPosition }) => SharedPosition !== undefined);

/** A line begins with the name of its game; one of the first game, which once was the only one, has none. */
function notedGame(text: string): GameUi | undefined {
  return NOTED.find(({ name }) => text.startsWith(`${name} `)) ?? NOTED.at(0);
}

function Position({ text }: { readonly text: string }) {
  const game = notedGame(text);
  if (!game?.SharedPosition) return <EmptyScreen title={problemWords('notALink')} />;
  return (
    <SidesContext value={game.sides}>
      <Suspense fallback={<EmptyScreen title="The position is being read" />}>
        <game.SharedPosition text={text} />
      </Suspense>
    </SidesContext>
  );
}
