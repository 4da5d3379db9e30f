import type { BoardMark } from '../../../../board/model';
import { neighbour, type Direction, type Hex } from '../../../../hex';
import { mapOf, unitsIn, type Position } from '../../../../rules/extractors';
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
    note.kind === 'words'
      ? { kind: 'words', hex: note.hex, label: note.text, lies: sideFor(position, note.hex) }
      : note,
  );
}

const EAST = [1, 2] as const;
const WEST = [5, 4] as const;

/** On which side of its hex a card hides fewer counters. */
function sideFor(position: Position, hex: Hex): 'east' | 'west' {
  return hidden(position, hex, EAST) > hidden(position, hex, WEST) ? 'west' : 'east';
}

/** A card lies over the hex two columns on, and over corners of the two between. */
function hidden(position: Position, hex: Hex, [up, down]: readonly [Direction, Direction]): number {
  const { grid } = mapOf(position);
  const above = neighbour(grid, hex, up);
  const under = [above, neighbour(grid, hex, down), above && neighbour(grid, above, down)];
  const taken = under.map((at) => (at !== undefined && unitsIn(position, at).length > 0 ? 1 : 0));
  return taken[0] + taken[1] + 3 * taken[2];
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
