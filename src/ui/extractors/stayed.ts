import type { CounterId } from '../../rules/extractors';
import type { ExtractorsLogEntry } from './table';

type Log = readonly ExtractorsLogEntry[];

const asked = new WeakMap<Log, ReadonlySet<CounterId>>();

/** Who ended its last move in the hex it began in: it has acted, but wears no mark of having moved [§6.3]. */
export function stayedUnits(log: Log): ReadonlySet<CounterId> {
  const known = asked.get(log) ?? collect(log);
  asked.set(log, known);
  return known;
}

function collect(log: Log): ReadonlySet<CounterId> {
  const stayed = new Set<CounterId>();
  for (const { events } of log)
    for (const event of events) {
      if (event.type === 'locked' && event.cycle === 'move') stayed.add(event.machine);
      if (event.type !== 'moved') continue;
      const entered = events.some((other) => other.type === 'entered' && other.unit === event.unit);
      if (entered || event.steps.length > 0) stayed.delete(event.unit);
      else stayed.add(event.unit);
    }
  return stayed;
}
