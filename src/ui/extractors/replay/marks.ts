import type { BoardMark } from '../../../board/model';
import type { Hex } from '../../../hex';
import { isPlaced, type CounterId, type Event, type Position } from '../../../rules/extractors';
import { placeAt, type Step } from './steps';

/** What a step is shown by on the map: the path of a move, the line of a shot, else its place. */
export function marksAt(step: Step, before: Position): readonly BoardMark[] {
  const marks = step.events.flatMap((event) => marksOf(event, before));
  if (marks.length > 0) return marks;
  const place = placeAt(step);
  return place === null ? [] : [{ kind: 'selected', hex: place }];
}

/** Of the position before: who is shot at may be gone after it. */
function marksOf(event: Event, before: Position): readonly BoardMark[] {
  switch (event.type) {
    case 'moved':
      if (event.steps.length === 0) return [];
      return [{ kind: 'path', hexes: [event.steps[0].from, ...event.steps.map(({ to }) => to)] }];
    case 'shot':
      return event.firers.flatMap(({ unit }) => lineOf(hexOf(before, unit), hexOf(before, event.target)));
    default:
      return [];
  }
}

function lineOf(from: Hex | null, to: Hex | null): readonly BoardMark[] {
  if (from === null || to === null) return [];
  return [
    { kind: 'sight', from, to, clear: true, blockedAt: null },
    { kind: 'target', hex: to },
  ];
}

function hexOf({ units }: Position, id: CounterId): Hex | null {
  const unit = Object.hasOwn(units, id) ? units[id] : undefined;
  return unit && isPlaced(unit) ? unit.where.hex : null;
}
