import type { Event, ExtractorsTypes, Position } from '../../rules/extractors';
import type { LogEntry, Published } from '../../store/published';
import type { Table } from '../../store/table';
import { usePublished as useAnyPublished, useTable as useAnyTable } from '../game/table';

export type ExtractorsTable = Table<ExtractorsTypes>;
export type ExtractorsPublished = Published<ExtractorsTypes>;
export type ExtractorsLogEntry = LogEntry<Event>;

/** The game on the table, which is one of this folder's where its screens stand. Throws Error outside a game. */
export function useTable(): ExtractorsTable {
  return useAnyTable() as ExtractorsTable;
}

/** What is published of the game, or a part of it; the component draws anew only when that part changes. */
export function usePublished<Part>(select: (published: ExtractorsPublished) => Part): Part {
  return useAnyPublished((published) => select(published as ExtractorsPublished));
}

/** What the looking side may know. Throws Error behind the curtain, where no panel of the game is mounted. */
export function usePosition(): Position {
  const position = usePublished((published) => published.position);
  if (!position) throw new Error('The curtain is drawn');
  return position;
}
