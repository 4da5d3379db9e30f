import { GitBranch } from 'lucide-react';
import { Button } from '../widgets/Button';
import { useTable } from '../game/table';
import { usePlayOn } from './usePlayOn';

interface PlayOnProps {
  /** How many actions have been done. */
  readonly at: number;
  readonly where: string;
  /** Of a replay, which Back comes to again. */
  readonly step?: number;
  /** Where several are offered at once: what has not happened yet there. */
  readonly before?: string;
}

/** From this step of an ended game on, as a game of its own; this one stays as it is. */
export function PlayOn({ at, where, step, before }: PlayOnProps) {
  const table = useTable();
  const playOn = usePlayOn();
  const record = table.record();
  const reason = record.post
    ? 'Its dice came by mail and end with it.'
    : at >= record.actions.length
      ? 'The game has ended here: step back first.'
      : undefined;
  return (
    <Button
      wide
      icon={<GitBranch aria-hidden size={20} />}
      caption={`${where}, as a new game; this one stays`}
      reason={reason}
      onPress={() => void playOn(at, where, step)}
    >
      Play on from here{before && <span className="visually-hidden">{`, before ${before}`}</span>}
    </Button>
  );
}
