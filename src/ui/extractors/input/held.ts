import type { BoardModel } from '../../../board/model';
import type { Event } from '../../../rules/extractors';
import { struckIn } from './scene';

/** The board while its last shots are on their way: who they are meant for still stands as before them. */
export function withStruckHeld(after: BoardModel, before: BoardModel, events: readonly Event[]): BoardModel {
  const struck: ReadonlySet<string> = struckIn(events);
  if (struck.size === 0) return after;
  return {
    ...after,
    counters: [
      ...after.counters.filter(({ id }) => !struck.has(id)),
      ...before.counters.filter(({ id }) => struck.has(id)),
    ],
  };
}
