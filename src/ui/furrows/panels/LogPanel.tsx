import { EmptyState } from '../../widgets/EmptyState';
import { usePosition, usePublished } from '../table';
import { logLines, type LogLine } from '../wording';
import { LogLines } from './LogLines';

/** What has happened, the newest turn first; within a turn as it happened. */
export function LogPanel() {
  const position = usePosition();
  const log = usePublished((published) => published.log);
  const turns: LogLine[][] = [[]];
  for (const { events, takeBack } of log) {
    if (takeBack)
      turns[0].push({ text: `${takeBack.by} took back its last action, both agreed.`, side: null });
    for (const event of events) {
      if (event.type === 'turnBegan') turns.unshift([]);
      turns[0].push(...logLines(position, event));
    }
  }
  const told = turns.filter((lines) => lines.length > 0);
  if (told.length === 0) return <EmptyState title="Nothing has happened yet" />;
  return (
    <div className="furrows-log">
      {told.map((lines, index) => (
        <LogLines key={told.length - index} lines={lines} />
      ))}
    </div>
  );
}
