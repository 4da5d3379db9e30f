import { useContext, useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Session } from '../../store/commands';
import { EmptyScreen } from '../shell/EmptyScreen';
import { useRoute } from '../shell/route';
import { Button } from '../widgets/Button';
import { Shown } from '../widgets/shown';
import type { OpenGameProps } from '../game/gameUi';
import { useEntry } from '../game/entry';
import { SessionContext, type AnyTable } from '../game/table';
import { problemWords } from '../saves/problems';
import { told } from '../saves/told';

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
  const shown = useContext(Shown);
  const { screen: place } = useRoute();
  useEffect(() => {
    // Among the scenarios others sit down.
    if (place === 'select') session.state.getState().table?.comeBack();
  }, [session, place]);
  useEffect(() => {
    if (!shown || session.state.getState().table) return;
    void takeUp(session).then((done) => {
      if (done === 'ofOtherRules') return;
      if (done.ok) return void told(done);
      setProblem(problemWords(done.problem));
      setElsewhere(done.otherTab ?? null);
    });
  }, [session, takeUp, shown]);
  useEntry(
    table?.published.getState().id ?? null,
    // The place of a game of other rules shows what lies on the table.
    (id) =>
      void session.open(id).then((done) => (done.ok || done.problem !== 'otherGame' ? told(done) : false)),
  );
  const takeOver = (id: string) => void session.open(id, 'takeOver').then(told);
  if (table)
    return (
      <WhileHere table={table} onTakeOver={takeOver}>
        <SessionContext value={session}>{screen(table, table.published.getState().id)}</SessionContext>
      </WhileHere>
    );
  if (problem === null) return <EmptyScreen title="The game is being opened" />;
  return (
    <EmptyScreen title={problem}>
      {elsewhere !== null && <Button onPress={() => takeOver(elsewhere)}>Play it here instead</Button>}
    </EmptyScreen>
  );
}

interface WhileHereProps {
  readonly table: AnyTable;
  readonly onTakeOver: (id: string) => void;
  readonly children: ReactNode;
}

/** The screens of the game on the table until another tab takes it over: nothing that is done here then would be kept. What had not been kept before can still be exported. */
function WhileHere({ table, onTakeOver, children }: WhileHereProps) {
  const save = useStore(table.published, (published) => published.save);
  const taken = save.state === 'unsaved' && save.why === 'otherTab';
  const [unkept, setUnkept] = useState(false);
  const now = taken ? unkept : save.state === 'unsaved';
  if (now !== unkept) setUnkept(now);
  if (!taken || now) return children;
  return (
    <EmptyScreen title={problemWords('otherTab')}>
      <Button onPress={() => onTakeOver(table.record().id)}>Play it here instead</Button>
    </EmptyScreen>
  );
}
