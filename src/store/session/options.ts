import type { StoreApi } from 'zustand';
import type { Ruleset, Types } from '../../rules/ruleset';
import type { SessionState } from '../commands';
import type { Tabs } from '../tabLock';
import type { Reader } from '../reading';
import type { KeyedStorage } from '../storage';
import type { Table } from '../table';
import type { ComputerOptions } from '../table/interface';

/** What a session works with; the browser’s own where nothing is said. */
export interface SessionOptions<T extends Types> extends ComputerOptions<T> {
  readonly storage?: KeyedStorage;
  /** Reads what comes from outside; in the page itself unless told otherwise. */
  readonly reader?: Reader<T>;
  readonly tabs?: Tabs;
  /** Draw the curtain at every hand-over, secrets or not. */
  readonly alwaysCurtain?: () => boolean;
  /** As `TableOptions.tellsBoth`. */
  readonly tellsBoth?: (events: readonly T['Event'][]) => boolean;
  readonly now?: () => string;
  /** Remembers which game this tab has on the table. */
  readonly memory?: Memory;
}

/** What a tab remembers over a reload, by keys. */
export type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What the parts of a session share. */
export interface Opening<T extends Types> {
  readonly rules: Ruleset<T>;
  readonly options: SessionOptions<T>;
  readonly state: StoreApi<SessionState<T['Setup'], Table<T>>>;
}
