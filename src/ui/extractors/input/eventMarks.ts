import type { BoardMark } from '../../../board/model';
import type { Hex } from '../../../hex';
import type { Event, Position } from '../../../rules/extractors';
import { percent } from '../wording';
import { hexOnMap } from './places';

/** The path of a move, the lines of a shot with the chance it had. Of the position before: who is shot at may be gone. */
export function marksOfEvents(before: Position, events: readonly Event[]): readonly BoardMark[] {
  return events.flatMap((event) => marksOf(before, event));
}

function marksOf(before: Position, event: Event): readonly BoardMark[] {
  if (event.type === 'moved' && event.steps.length > 0)
    return [{ kind: 'path', hexes: [event.steps[0].from, ...event.steps.map(({ to }) => to)] }];
  return event.type === 'shot' ? shotMarks(before, event) : [];
}

function shotMarks(
  before: Position,
  { firers, target, results }: Extract<Event, { type: 'shot' }>,
): readonly BoardMark[] {
  const to = hexOnMap(before, target);
  if (to === null) return [];
  const froms = new Set(firers.flatMap(({ unit }) => hexOnMap(before, unit) ?? []));
  const chance = results.find(({ forecast }) => forecast.target === target)?.forecast.anyHit;
  return [
    ...[...froms].filter((from) => from !== to).map((from) => lineOf(from, to)),
    { kind: 'target', hex: to, ...(chance !== undefined && { label: percent(chance) }) },
  ];
}

function lineOf(from: Hex, to: Hex): BoardMark {
  return { kind: 'sight', from, to, clear: true, blockedAt: null };
}
