import { createContext, useContext } from 'react';
import { useStore, type StoreApi } from 'zustand';
import type { Types } from '../../rules/ruleset';
import type { Session } from '../../store/commands';
import type { Published } from '../../store/published';
import type { Table } from '../../store/table';

/** The types of a game, whichever it is. */
interface AnyTypes extends Types {
  readonly Side: string;
}

/** A game on the table, whichever it is. */
export type AnyTable = Table<AnyTypes>;
export type AnyPublished = Published<AnyTypes>;
/** The games kept on this device, seen by the rules of one of them. */
export type AnySession = Session<unknown, AnyTable>;

export const TableContext = createContext<AnyTable | null>(null);
export const SessionContext = createContext<AnySession | null>(null);

/** What is read of the table and of the desk where the page may be a moment behind; null: where it may not. */
export const BehindContext = createContext<{
  readonly published: StoreApi<AnyPublished>;
  readonly desk: StoreApi<unknown>;
} | null>(null);

/** The game on the table. Throws Error outside a game. */
export function useTable(): AnyTable {
  const table = useContext(TableContext);
  if (!table) throw new Error('No game is open');
  return table;
}

/** What is published of the game, or a part of it; the component draws anew only when that part changes. */
export function usePublished<Part>(select: (published: AnyPublished) => Part): Part {
  const { published } = useTable();
  return useStore(useContext(BehindContext)?.published ?? published, select);
}

/** The same for the screens of one game, which stand at its tables only. */
export function gameHooks<T extends Types>() {
  const usePublishedHere = <Part>(select: (published: Published<T>) => Part): Part =>
    usePublished((published) => select(published as Published<T>));
  return {
    useTable: () => useTable() as unknown as Table<T>,
    usePublished: usePublishedHere,
    /** What the looking side may know. Throws Error behind the curtain, where no panel of the game is mounted. */
    usePosition(): T['Position'] {
      const position = usePublishedHere((published) => published.position);
      if (!position) throw new Error('The curtain is drawn');
      return position;
    },
  };
}

/** Whether a person plays each side. */
export function useTwoPersons(): boolean {
  return usePublished(({ seats }) => seats.every(({ level }) => level === null));
}

/** Whether the game is under way by mail: one side alone sits here. */
export function useByMail(): boolean {
  return usePublished(({ mail }) => mail === 'underWay');
}

/** Where the game on the table is kept. Throws Error outside a game. */
export function useSession(): AnySession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('No game is open');
  return session;
}
