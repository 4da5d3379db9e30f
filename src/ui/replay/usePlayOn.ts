import { branchText } from '../../store/branch';
import { leaveAtStep } from '../game/entry';
import { useSession, useTable } from '../game/table';
import { problemWords } from '../saves/problems';
import { toast } from '../widgets/toast';

/** Puts an ended game as far as a step on the table, as a game of its own; the ended one stays as it is, and Back leads there. */
export function usePlayOn(): (at: number, where: string, step?: number) => Promise<void> {
  const table = useTable();
  const session = useSession();
  return async (at, where, step) => {
    const record = table.record();
    leaveAtStep(step);
    const done = await session.playOn(branchText(record, at, `${record.name}, from ${where}`));
    if (done.ok) return;
    leaveAtStep();
    toast(problemWords(done.problem));
  };
}
