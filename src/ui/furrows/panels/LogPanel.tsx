import { useMemo } from 'react';
import type { Position } from '../../../rules/furrows';
import { LogList, type AnySection } from '../../log/LogList';
import { usePosition, usePublished, type FurrowsLogEntry } from '../table';
import { logLines, type LogLine } from '../wording';
import { LogLines } from './LogLines';

/** What has happened, the newest turn first; within a turn as it happened. */
export function LogPanel() {
  const position = usePosition();
  const log = usePublished((published) => published.log);
  const turns = useMemo(() => turnsOf(position, log), [position, log]);
  return (
    <div className="furrows-log">
      <LogList sections={turns} empty="Nothing has happened yet">
        {({ key, lines }) => <LogLines key={key} lines={lines} />}
      </LogList>
    </div>
  );
}

/** A turn is read from its beginning: it is one block, which no page divides. */
interface Turn extends AnySection {
  readonly lines: readonly LogLine[];
}

function turnsOf(position: Position, log: readonly FurrowsLogEntry[]): readonly Turn[] {
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
  return told.map((lines, index) => {
    const key = String(told.length - index);
    return { key, blocks: [{ key }], lines };
  });
}
