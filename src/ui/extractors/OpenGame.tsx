import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { EmptyScreen } from '../shell/EmptyScreen';
import { Button } from '../widgets/Button';
import { toast } from '../widgets/toast';
import { GameScreen } from './GameScreen';
import { session } from './session';

/** The play screen: the game on the table, or the one last played taken up again. */
export function OpenGame() {
  const table = useStore(session.state, (state) => state.table);
  const [problem, setProblem] = useState<string | null>(null);
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  useEffect(() => {
    if (session.state.getState().table) return;
    void session.resume().then((done) => {
      if (done.ok) return done.notice !== null && toast(done.notice);
      setProblem(done.problem);
      setElsewhere(done.otherTab ?? null);
    });
  }, []);
  if (table) return <GameScreen key={table.record().id} table={table} />;
  if (problem === null) return <EmptyScreen title="The game is being opened" />;
  return (
    <EmptyScreen title={problem}>
      {elsewhere !== null && (
        <Button onPress={() => void session.open(elsewhere, 'takeOver')}>Play it here instead</Button>
      )}
    </EmptyScreen>
  );
}
