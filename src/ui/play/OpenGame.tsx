import { useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Opened, Session } from '../../store/commands';
import type { Problem } from '../../store/problems';
import { EmptyScreen } from '../shell/EmptyScreen';
import { useRoute } from '../shell/route';
import { Button } from '../widgets/Button';
import { Shown } from '../widgets/shown';
import type { OpenGameProps } from '../game/gameUi';
import { gameLeft, isHere, useEntry } from '../game/entry';
import { SessionContext, type AnyTable } from '../game/table';
import { problemWords } from '../saves/problems';
import { told } from '../saves/told';

interface Props<Setup, OpenTable> extends OpenGameProps {
  readonly session: Session<Setup, OpenTable>;
  /** The screens of the game that is open; `key` is another for every game. */
  readonly screen: (table: OpenTable, key: string) => ReactNode;
}

/** Why the game that was asked for, or any, did not come, and what lay on the table then. */
type Failed = Extract<Opened, { readonly ok: false }> & {
  readonly wanted: string | undefined;
  readonly table: unknown;
};

/** The play screen: the game on the table; else the one that lay in this place of the history, or the one last played, taken up again. */
export function OpenGame<Setup, OpenTable extends AnyTable>({
  session,
  screen,
  takeUp,
}: Props<Setup, OpenTable>) {
  const table = useStore(session.state, (state) => state.table);
  const [failed, setFailed] = useState<Failed | null>(null);
  const shown = useContext(Shown);
  const { screen: place } = useRoute();
  useEffect(() => {
    const comeBack = () => session.state.getState().table?.comeBack();
    // Among the scenarios others sit down.
    if (place === 'select') comeBack();
    // The browser may keep the page as it is left, and bring it back so to somebody else.
    const left = ({ persisted }: PageTransitionEvent) => persisted && comeBack();
    addEventListener('pagehide', left);
    return () => removeEventListener('pagehide', left);
  }, [session, place]);
  const open = useCallback(
    (wanted: string | undefined) =>
      void takeUp(session, wanted).then((done) => {
        if (done === 'ofOtherRules') return;
        const { table: laid } = session.state.getState();
        if (!done.ok) return setFailed({ ...done, wanted, table: laid });
        if (laid) isHere(laid.published.getState().id, wanted);
        told(done);
      }),
    [session, takeUp],
  );
  useEffect(() => {
    if (shown && !session.state.getState().table) open(gameLeft());
  }, [session, open, shown]);
  useEntry(table?.published.getState().id ?? null, open);
  const takeOver = (id: string) => void session.open(id, 'takeOver').then(told);
  const missing = failed?.table === table && failed?.wanted === gameLeft() ? failed : null;
  if (table && !missing)
    return (
      <WhileHere table={table} onTakeOver={takeOver}>
        <SessionContext value={session}>{screen(table, table.published.getState().id)}</SessionContext>
      </WhileHere>
    );
  if (!missing) return <EmptyScreen title="The game is being opened" />;
  return <NotHere {...missing} onTakeOver={takeOver} />;
}

interface NotHereProps {
  readonly problem: Problem;
  /** The game, if another tab plays it. */
  readonly otherTab?: string | undefined;
  readonly onTakeOver: (id: string) => void;
}

function NotHere({ problem, otherTab, onTakeOver }: NotHereProps) {
  return (
    <EmptyScreen title={problemWords(problem)}>
      {otherTab && <Button onPress={() => onTakeOver(otherTab)}>Play it here instead</Button>}
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
  return <NotHere problem="otherTab" otherTab={table.record().id} onTakeOver={onTakeOver} />;
}
