import type { Event, ExtractorsTypes } from '../../rules/extractors';
import type { LogEntry, Published } from '../../store/published';
import type { Table } from '../../store/table';
import { gameHooks } from '../game/table';

export type ExtractorsTable = Table<ExtractorsTypes>;
export type ExtractorsPublished = Published<ExtractorsTypes>;
export type ExtractorsLogEntry = LogEntry<Event>;

export const { usePosition, usePublished, useTable } = gameHooks<ExtractorsTypes>();
