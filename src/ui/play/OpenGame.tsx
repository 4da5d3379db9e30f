import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Session } from '../../store/commands';
import { EmptyScreen } from '../shell/EmptyScreen';
import { Button } from '../widgets/Button';
import { toast } from '../widgets/toast';
import type { OpenGameProps } from '../game/gameUi';
import { SessionContext, type AnyTable } from '../game/table';
import { noticeWords, problemWords } from '../saves/problems';

interface Props<Setup, OpenTable> extends OpenGameProps {
  readonly session: Session<Setup, OpenTable>;
  /** The screens of the game that is open; `key` is another for every game. */
  readonly screen: (table: OpenTable, key: string) => ReactNode;
}

/** The play screen: the game on the table, or the one last played taken up again. */
export function OpenGame<Setup, OpenTable extends AnyTable>({
  session,
  screen,
  takeUp,
}: Props<Setup, OpenTable>) {
  const table = useStore(session.state, (state) => state.table);
  const [problem, setProblem] = useState<string | null>(null);
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  useEffect(() => {
    if (session.state.getState().table) return;
    void takeUp(session).then((done) => {
      if (done === 'ofOtherRules') return;
      if (done.ok) return done.notice !== null && toast(noticeWords(done.notice));
      setProblem(problemWords(done.problem));
      setElsewhere(done.otherTab ?? null);
    });
  }, [session, takeUp]);
  if (table) return <SessionContext value={session}>{screen(table, table.record().id)}</SessionContext>;
  if (problem === null) return <EmptyScreen title="The game is being opened" />;
  return (
    <EmptyScreen title={problem}>
      {elsewhere !== null && (
        <Button onPress={() => void session.open(elsewhere, 'takeOver')}>Play it here instead</Button>
      )}
    </EmptyScreen>
  );
}
