import * as v from 'valibot';
import type { Hex } from '../hex';

/** What a side has put on the map for itself: words at a hex, or an arrow from one to another. */
export type MapNote =
  | { readonly kind: 'words'; readonly hex: Hex; readonly text: string }
  | { readonly kind: 'arrow'; readonly from: Hex; readonly to: Hex };

/** The notes of one side; the other never sees them, nor that there are any. */
export interface SideNotes {
  readonly side: string;
  readonly notes: readonly MapNote[];
}

/** In letters. */
export const LONGEST_NOTE = 40;
/** Of one side. */
export const MOST_NOTES = 60;

const NONE: readonly MapNote[] = [];

/** The notes of a side; the same empty list where there are none. */
export function notesOf(all: readonly SideNotes[], side: string): readonly MapNote[] {
  return all.find((each) => each.side === side)?.notes ?? NONE;
}

/** All notes with those of one side replaced; a side without notes is not listed. */
export function withNotes(
  all: readonly SideNotes[],
  side: string,
  notes: readonly MapNote[],
): readonly SideNotes[] {
  const others = all.filter((each) => each.side !== side);
  const kept = notes
    .map(tidied)
    .filter((note) => note.kind === 'arrow' || note.text !== '')
    .slice(-MOST_NOTES);
  return kept.length > 0 ? [...others, { side, notes: kept }] : others;
}

function tidied(note: MapNote): MapNote {
  if (note.kind === 'arrow') return note;
  const line = note.text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return { ...note, text: [...line].slice(0, LONGEST_NOTE).join('').trim() };
}

const side = v.pipe(v.string(), v.maxLength(20));
const hex = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.transform((number) => number as Hex),
);
const text = v.pipe(v.string(), v.maxLength(200));
const note = v.variant('kind', [
  v.object({ kind: v.literal('words'), hex, text }),
  v.object({ kind: v.literal('arrow'), from: hex, to: hex }),
]);
const notes = v.pipe(v.array(note), v.maxLength(MOST_NOTES));
const all = v.pipe(v.array(v.object({ side, notes })), v.maxLength(2));

/** Notes as they were kept, of every side; none if they are not to be read: no reason to lose a game. Never throws. */
export function readNotes(value: unknown): readonly SideNotes[] {
  const read = v.safeParse(all, value);
  return read.success
    ? read.output.reduce<readonly SideNotes[]>((kept, each) => withNotes(kept, each.side, each.notes), [])
    : [];
}

/** The notes of one side as they were kept. */
export function readNotesOfSide(value: unknown): readonly MapNote[] {
  const read = v.safeParse(notes, value);
  return read.success ? read.output : NONE;
}
