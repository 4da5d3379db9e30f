import type { Event, FurrowsTypes } from '../../rules/furrows';
import type { LogEntry } from '../../store/published';
import type { Table } from '../../store/table';
import { gameHooks } from '../game/table';

export type FurrowsTable = Table<FurrowsTypes>;
export type FurrowsLogEntry = LogEntry<Event>;

export const { usePosition, usePublished, useTable } = gameHooks<FurrowsTypes>();
