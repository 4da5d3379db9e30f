import type { BoardMark } from '../../../../board/model';
import type { Position } from '../../../../rules/extractors';
import type { MapNote } from '../../../../store/notes';
import type { Settings } from '../../../shell/settings';
import { entryMarks } from './entries';
import { noteMarks } from './notes';
import { PLACE_MARKS } from './places';

/** What the player has had put on the map beside what the phase shows. */
export function toolMarks(
  position: Position,
  notes: readonly MapNote[],
  { names, entries }: Pick<Settings, 'names' | 'entries'>,
): readonly BoardMark[] {
  return [
    ...(entries ? entryMarks(position) : []),
    ...(names ? PLACE_MARKS : []),
    ...noteMarks(position, notes),
  ];
}
