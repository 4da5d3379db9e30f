import type { BoardMark } from '../../../../board/model';
import type { Hex } from '../../../../hex';
import { mapOf, type Position } from '../../../../rules/extractors';
import type { MapNote } from '../../../../store/notes';
import { hexName } from '../../wording';

/** The notes that lie on this map: a changed save may name hexes it does not have. */
export function notesOnMap(position: Position, notes: readonly MapNote[]): readonly MapNote[] {
  const { size } = mapOf(position).grid;
  return notes.filter((note) =>
    note.kind === 'words' ? note.hex < size : note.from < size && note.to < size && note.from !== note.to,
  );
}

export function noteMarks(position: Position, notes: readonly MapNote[]): readonly BoardMark[] {
  return notesOnMap(position, notes).map((note) =>
    note.kind === 'words' ? { kind: 'words', hex: note.hex, label: note.text } : note,
  );
}

/** 'Note: mine the ford.', 'Arrow to 1215.' of a hex, as the map's own line tells them; '' for none. */
export function noteLine(position: Position, notes: readonly MapNote[], hex: Hex): string {
  return notesOnMap(position, notes)
    .flatMap((note) => {
      if (note.kind === 'words') return note.hex === hex ? [`Note: ${note.text}.`] : [];
      return note.from === hex ? [`Arrow to ${hexName(note.to)}.`] : [];
    })
    .join(' ');
}

/** A note as a list names it. */
export function noteName(note: MapNote): string {
  return note.kind === 'words'
    ? `${hexName(note.hex)}: ${note.text}`
    : `Arrow from ${hexName(note.from)} to ${hexName(note.to)}`;
}
