import type { BoxIndex, CounterId, CycleName, Event } from '../../../rules/extractors';
import type { ExtractorsLogEntry } from '../table';

/** Boxes that the cycle has gone past: nothing lies in them, as everybody has seen [§8.1]. */
export function knownEmpty(
  log: readonly ExtractorsLogEntry[],
  machine: CounterId,
  cycle: CycleName,
): ReadonlySet<BoxIndex> {
  const empty = new Set<BoxIndex>();
  let marker: BoxIndex | null = null;
  for (const { events } of log)
    for (const event of events) {
      if (!isAbout(event, machine, cycle)) continue;
      if (event.type === 'reset') {
        empty.clear();
        marker = null;
        continue;
      }
      for (const box of passed(marker, event.box)) empty.add(box);
      empty.delete(event.box);
      marker = event.box;
    }
  return empty;
}

type CycleEvent = Extract<Event, { type: 'revealed' | 'reset' }>;

function isAbout(event: Event, machine: CounterId, cycle: CycleName): event is CycleEvent {
  const turnsCycle = event.type === 'revealed' || event.type === 'reset';
  return turnsCycle && event.machine === machine && event.cycle === cycle;
}

/** The boxes between the last one executed and this one, round the cycle; all others if it is the same. */
function passed(from: BoxIndex | null, to: BoxIndex): readonly BoxIndex[] {
  const boxes: BoxIndex[] = [];
  const first = from === null ? 0 : (from + 1) % 3;
  for (let box = first; box !== to; box = (box + 1) % 3) boxes.push(box as BoxIndex);
  return boxes;
}
