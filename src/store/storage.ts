import { delMany, getMany, keys, promisifyRequest, setMany } from 'idb-keyval';
import { openDatabase } from './database';

/** Where values are kept by key. Every call is one transaction: all of it happens, or nothing. */
export interface KeyedStorage {
  keys(): Promise<readonly string[]>;
  /** The values of some keys, undefined where there is none. */
  read(keys: readonly string[]): Promise<readonly unknown[]>;
  write(entries: readonly Entry[]): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
  /** Writes what `next` makes of the values of some keys; undefined removes. */
  change(keys: readonly string[], next: (old: readonly unknown[]) => readonly Entry[]): Promise<void>;
  /** Calls back when everything that was kept may have gone: site data cleared, the database deleted. */
  onGone?(listener: () => void): void;
}

/** A value under its key. */
export type Entry = readonly [key: string, value: unknown];

/** The browser's storage. Calls fail where it is absent, blocked or full. */
export function browserStorage(name = 'extractors'): KeyedStorage {
  const database = openDatabase(name, 'games');
  const store = database.store;
  return {
    keys: async () => (await keys(store)).filter((key) => typeof key === 'string'),
    read: async (names) => getMany<unknown>([...names], store),
    write: async (entries) =>
      setMany(
        entries.map(([key, value]) => [key, value]),
        store,
      ),
    remove: async (names) => delMany([...names], store),
    change: async (names, next) =>
      store('readwrite', async (games) => {
        const done = promisifyRequest(games.transaction);
        const old = await Promise.all(names.map((key) => promisifyRequest<unknown>(games.get(key))));
        for (const [key, value] of next(old))
          if (value === undefined) games.delete(key);
          else games.put(value, key);
        return done;
      }),
    onGone: database.onGone,
  };
}

/** A storage that lasts as long as the page: where nothing else is to be had, and in tests. */
export function memoryStorage(values = new Map<string, unknown>()): KeyedStorage {
  const put = ([key, value]: Entry) => {
    if (value === undefined) values.delete(key);
    else values.set(key, value);
  };
  return {
    keys: () => Promise.resolve([...values.keys()]),
    read: (names) => Promise.resolve(names.map((name) => values.get(name))),
    write: (entries) => Promise.resolve(entries.forEach(put)),
    remove: (names) => Promise.resolve(names.forEach((name) => values.delete(name))),
    change: (names, next) => Promise.resolve(next(names.map((name) => values.get(name))).forEach(put)),
  };
}
