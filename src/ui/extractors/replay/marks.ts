import type { BoardMark } from '../../../board/model';
import type { Position } from '../../../rules/extractors';
import { marksOfEvents } from '../input/eventMarks';
import { placeAt, type Step } from './steps';

/** What a step is shown by on the map: the path of a move, the line of a shot, else its place. */
export function marksAt(step: Step, before: Position): readonly BoardMark[] {
  const marks = marksOfEvents(before, step.events);
  if (marks.length > 0) return marks;
  const place = placeAt(step);
  return place === null ? [] : [{ kind: 'selected', hex: place }];
}
